# Runs the program with WORDS and keeps what it prints in FILE.
get_filename_component(folder ${FILE} DIRECTORY)
file(MAKE_DIRECTORY ${folder})
execute_process(COMMAND ${PROGRAM} ${WORDS} OUTPUT_FILE ${FILE} COMMAND_ERROR_IS_FATAL ANY)
