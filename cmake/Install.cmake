# What is installed, and the Debian package: the program, its manual pages and completions (made by the program
# itself), documents and examples.
include(GNUInstallDirs)

set(RULES_MADE ${PROJECT_BINARY_DIR}/made)
set(RULES_MANUAL)
function(rules_made file)
  add_custom_command(OUTPUT ${RULES_MADE}/${file}
                     COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:rules> "-DWORDS=${ARGN}" -DFILE=${RULES_MADE}/${file}
                             -P ${PROJECT_SOURCE_DIR}/cmake/Made.cmake
                     DEPENDS rules VERBATIM)
endfunction()
rules_made(man/rules.1 manual)
set(RULES_MADE_FILES ${RULES_MADE}/man/rules.1)
foreach(set camerone maximilian sahara khyber)
  rules_made(man/rules-${set}.1 manual ${set})
  list(APPEND RULES_MADE_FILES ${RULES_MADE}/man/rules-${set}.1)
endforeach()
foreach(shell bash zsh fish)
  rules_made(completion/rules.${shell} completion ${shell})
  list(APPEND RULES_MADE_FILES ${RULES_MADE}/completion/rules.${shell})
endforeach()
add_custom_target(rules_made ALL DEPENDS ${RULES_MADE_FILES})

set(RULES_DOC ${CMAKE_INSTALL_DATADIR}/doc/wargame-rules)
install(TARGETS rules RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${RULES_MADE}/completion/rules.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME rules)
install(FILES ${RULES_MADE}/completion/rules.zsh DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions RENAME _rules)
install(FILES ${RULES_MADE}/completion/rules.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(CODE "
  file(GLOB pages ${RULES_MADE}/man/*.1)
  foreach(page IN LISTS pages)
    get_filename_component(name \${page} NAME)
    execute_process(COMMAND gzip -9nc \${page} OUTPUT_FILE ${RULES_MADE}/man/\${name}.gz COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  execute_process(COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md OUTPUT_FILE ${RULES_MADE}/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND gzip -9nc ${RULES_MADE}/changelog OUTPUT_FILE ${RULES_MADE}/changelog.Debian.gz COMMAND_ERROR_IS_FATAL ANY)")
install(DIRECTORY ${RULES_MADE}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1.gz")
install(FILES ${RULES_MADE}/changelog.gz ${RULES_MADE}/changelog.Debian.gz README.md DESTINATION ${RULES_DOC})
install(FILES ${PROJECT_SOURCE_DIR}/packaging/copyright DESTINATION ${RULES_DOC})
install(DIRECTORY docs/ DESTINATION ${RULES_DOC}/docs FILES_MATCHING PATTERN "*.md" PATTERN "*.json")
install(DIRECTORY examples/ DESTINATION ${RULES_DOC}/examples USE_SOURCE_PERMISSIONS)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME wargame-rules)
set(CPACK_PACKAGE_CONTACT "The rules authors <rules@wargame-rules.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "dice, odds and rules of published miniature wargames")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Resolves fire, melee, morale, rushes and moves of four published rule sets
from flags: rolled by the program, with dice rolled by hand, or worked out as
exact odds. Explains every modifier, prints JSON, and takes house rules.")
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0local1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
configure_file(packaging/changelog.in ${RULES_MADE}/changelog @ONLY)
include(CPack)
