#!/bin/sh
# Three questions about house rules, answered by exact odds and exit statuses. Ends with status 0 when every answer is
# as expected. RULES names the program ("rules" on the PATH otherwise).
rules=${RULES:-rules}
house=$(dirname "$0")/house

# Does the heat leave a thinned section at least an even chance of three casualties at long range?
if "$rules" fire -s 4 -r long -o -k 1 --house "$house/camerone-heat.toml" --chance 'casualties >= 3' --at-least 1/2; then
  echo "the heat changes little"
else
  echo "the heat tells"
  heat=tells
fi

# Is a moving man really harder to hit under the house rule than as printed (85 %)?
"$rules" khyber fire --target-moving --house "$house/khyber-moving-target.toml" --chance hit --at-most 84% && moving=harder

# Is the shell's direct hit still one in three when it is read as 5 and 6?
"$rules" sahara artillery --house "$house/sahara-direct-hit.toml" --chance "landing == 'direct'" --at-least 1/3 --at-most 1/3 && shell=same

[ "$heat" = tells ] && [ "$moving" = harder ] && [ "$shell" = same ]
