#!/bin/sh
# The first attack of an evening at Camerone, every roll of it on one seed: whoever runs this sees the same evening.
# Another seed is another evening: sh camerone-evening.sh 1864. RULES names the program ("rules" on the PATH otherwise).
set -eu
rules=${RULES:-rules}
seed=${1:-18630430}
n=0   # resolutions so far

# Resolves a phase with the evening's next dice, and tells it in a line. A --check answers with the status.
roll() {
  n=$((n + 1))
  "$rules" "$@" --format line --seed "$seed" --nth $((n - 1))
}

# The same, and its headline figure in $figure.
count() {
  figure=$("$rules" "$@" -q --seed "$seed" --nth "$n")
  roll "$@"
}

echo "The Mexicans form up:"
count rush

echo "Along the north wall eight sections wait, 27 rifles, and Danjou with them:"
if roll hold --figures 27 --officers 1 --check holds; then
  range=pb held=pb
else
  range=effective held=none
fi

echo "Three sections bear on the first company, and fire:"
company=24   # figures
casualties=0
for section in "First --section 4 --officer" "Second --section 3" "Third --section 3 --killed 1"; do
  set -- $section
  name=$1
  shift
  count fire "$@" --range "$range" --target-figures $((company - casualties)) --as "$name section"
  casualties=$((casualties + figure))
done

if [ $casualties -lt $company ]; then
  echo "What is left of the first company reaches the wall, where two men stand:"
  count storm --defenders 2 --figures $((company - casualties))
  if [ "$figure" -gt 0 ]; then
    count melee --legionnaires 3 --mexicans "$figure"
    casualties=$((casualties + figure))
  fi
fi

echo "$casualties Mexicans have fallen this turn:"
if roll morale --casualties "$casualties" --held "$held" --check breaks_off; then
  echo "The company has its respite."
else
  echo "They press on."
fi
