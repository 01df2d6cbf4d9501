#!/bin/sh
# Prints every set's HTML sheet with headless Chromium and counts its A4 pages: two at most.
# Usage: sheet_pages.sh PROGRAM. Exits 77 (skipped) where there is no Chromium or no pdfinfo.
set -u
program=$1
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) || { echo "no chromium: skipped"; exit 77; }
command -v pdfinfo >/dev/null || { echo "no pdfinfo: skipped"; exit 77; }
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
status=0
for set in camerone maximilian sahara khyber; do
  if ! "$program" sheet "$set" --no-house --format html >"$folder/$set.html"; then
    echo "$set: no sheet"
    status=1
    continue
  fi
  timeout 300 "$chromium" --headless --no-sandbox --disable-gpu --no-pdf-header-footer --disable-background-networking \
    --user-data-dir="$folder/profile-$set" --print-to-pdf="$folder/$set.pdf" "file://$folder/$set.html" >/dev/null 2>&1
  pages=$(pdfinfo "$folder/$set.pdf" 2>/dev/null | sed -n 's/^Pages: *//p')
  paper=$(pdfinfo "$folder/$set.pdf" 2>/dev/null | sed -n 's/^Page size:.*(\(A4\)).*/\1/p')
  echo "$set: ${pages:-no} pages, ${paper:-not A4}"
  if [ "${pages:-0}" -lt 1 ] || [ "${pages:-0}" -gt 2 ] || [ "$paper" != A4 ]; then status=1; fi
done
exit $status
