#!/bin/sh
# A question to a plan, answered by the exit status: the third section has lost a man. Does it take an officer to make an
# even chance of five casualties at effective range? RULES names the program ("rules" on the PATH otherwise).
rules=${RULES:-rules}
goal='casualties >= 5'

likely() { "$rules" fire --section 3 --killed 1 --range effective --no-exposure "$@" --chance "$goal" --at-least 50%; }

if likely; then
  echo "The section does it alone."
elif likely --officer; then
  echo "With an officer it does."
else
  echo "Not even with an officer: let them come closer."
fi
