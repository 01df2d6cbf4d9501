#!/usr/bin/env bash
# Drives each real shell's completion; a shell that is not there is left out, and said so.
set -uo pipefail
program=$1
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$program" completion bash >"$work/bash"
"$program" completion zsh >"$work/_rules"
"$program" completion fish >"$work/rules.fish"
expect() {   # expect SHELL "LINE" WORD…: each word is among the candidates
  local shell=$1 line=$2 found
  shift 2
  found=$("in_$shell" "$line")
  for word in "$@"; do
    grep -qxF -- "$word" <<<"$found" || { echo "$shell: '$line' does not offer '$word', but: $(tr '\n' ' ' <<<"$found")"; failed=1; }
  done
}
in_bash() {
  bash --norc -c '
    source "$1"
    line=$2
    read -ra COMP_WORDS <<<"$line"
    [[ $line == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _rules
    printf "%s\n" "${COMPREPLY[@]}"' bash "$work/bash" "$1"
}
in_zsh() {   # the candidates that the same functions give in zsh
  zsh -f -c '
    compdef() { :; }
    source "$1"
    words=("${(@s: :)2}")
    _rules_candidates "${words[-1]}" "${words[-2]}" "${(@)words[2,-2]}"' zsh "$work/_rules" "$1"
}
in_fish() { fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$work/rules.fish" "$1" | cut -f1; }
for shell in bash zsh fish; do
  command -v $shell >/dev/null || { echo "$shell is not installed: left out"; continue; }
  expect $shell "rules " fire melee camerone maximilian roll sheet
  expect $shell "rules maximilian " morale raise
  expect $shell "rules fire --" --section --range --dice --house
  expect $shell "rules maximilian fire --" --stands --class --odds
  expect $shell "rules fire --range " pb effective long
  expect $shell "rules sahara fire --cover " none building wagon wall
  expect $shell "rules fire --format " text line md json csv
done
cd "$work" && touch mine.toml
in_bash "rules fire --house mi" | grep -qx mine.toml || { echo "bash: no file name behind --house"; failed=1; }
exit $failed
