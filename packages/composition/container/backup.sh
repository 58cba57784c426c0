#!/usr/bin/env bash
# backup.sh FOLDER : copies database and store of the running compose project into a new folder, without a stop.
set -euo pipefail
[ $# -eq 1 ] || { sed -n '2s/^# //p' "$0" >&2; exit 2; }
mkdir "$1"
docker compose exec -T postgres pg_dump -U northgate --format=custom northgate >"$1/database.dump"
# The pointer first: what it names was complete when it moved, and nothing in the store ever changes.
docker compose exec -T page-server sh -c \
  'cd /data/store && tar -cf - $(for part in apps moves revisions pages releases refusals; do [ ! -d $part ] || echo $part; done)' >"$1/store.tar"
echo "Backed up to $1: $(du -sh "$1" | cut -f1)"
