#!/usr/bin/env bash
# Drives each real shell's completion: bash and zsh through a terminal, fish through its own `complete -C`; a shell that
# is not there is left out, and said so.
set -uo pipefail
program=$(realpath "$1")
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
here=$(cd "$(dirname "$0")" && pwd)
typed() { timeout 30 python3 "$here/interactive.py" "$@"; }   # into the shell itself, with a tab
in_bash() { typed bash "$work/bash" "$1"; }
in_zsh() { typed zsh "$work/_rules" "$1"; }
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
  expect $shell "rules compare " fire melee maximilian roll
  expect $shell "rules help khyber " roster signal
  expect $shell "rules completion " bash zsh fish
  expect $shell "rules sheet khyber --format " text md html
  expect $shell "rules sheet " camerone khyber
  expect $shell "rules batch --" --seed --house --no-house
done
mkdir "$work/files" && cd "$work/files" && touch heat.toml rain.toml
for shell in bash zsh fish; do
  command -v $shell >/dev/null && expect $shell "rules fire --house " heat.toml rain.toml
done
exit $failed
