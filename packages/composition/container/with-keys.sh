#!/bin/sh
# Runs a program with the keys of the volume as variables, each file under its own name. What is set already stays.
set -eu
for file in /keys/*; do
  [ -f "$file" ] || continue
  name=$(basename "$file")
  eval "[ -n \"\${$name:-}\" ]" || export "$name=$(cat "$file")"
done
exec "$@"
