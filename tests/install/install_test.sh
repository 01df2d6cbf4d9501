#!/usr/bin/env bash
# Installs into an empty prefix, runs what was installed, and removes it again by its manifest.
set -euo pipefail
build=$1
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
cmake --install "$build" --prefix "$prefix" >/dev/null
"$prefix/bin/rules" fire --section 3 --range pb --officer -d 4,2 | grep -q 'casualties *8'
for page in rules rules-camerone rules-maximilian rules-sahara rules-khyber; do
  gzip -dc "$prefix/share/man/man1/$page.1.gz" | grep -q '^\.TH'
done
bash -n "$prefix/share/bash-completion/completions/rules"
test -s "$prefix/share/zsh/vendor-completions/_rules"
test -s "$prefix/share/fish/vendor_completions.d/rules.fish"
test -s "$prefix/share/doc/wargame-rules/copyright"
test -s "$prefix/share/doc/wargame-rules/docs/camerone.md"
test -x "$prefix/share/doc/wargame-rules/examples/questions.sh"
while read -r file || [ -n "$file" ]; do rm "$file"; done <"$build/install_manifest.txt"
[ -z "$(find "$prefix" -type f)" ]
