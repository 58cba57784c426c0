#!/usr/bin/env bash
# restore.sh FOLDER : brings a backup back into a compose project that holds nothing yet, and starts it.
set -euo pipefail
[ $# -eq 1 ] && [ -s "$1/database.dump" ] && [ -s "$1/store.tar" ] || { sed -n '2s/^# //p' "$0" >&2; exit 2; }
inStore() { docker compose run --rm -T --no-deps --entrypoint sh page-server -c "$1"; }
if inStore '[ -d /data/store/moves ]'; then
  echo "This project has a store already. Restore into an empty one: docker compose down --volumes deletes everything." >&2
  exit 1
fi
docker compose up -d --wait postgres
# As one transaction. A pg_dump newer than the server writes a setting that the server does not know.
docker compose exec -T postgres sh -c \
  "pg_restore --no-owner --file=- | sed '/^SET transaction_timeout/d' | psql -qX -v ON_ERROR_STOP=1 --single-transaction -U northgate northgate" \
  <"$1/database.dump" >/dev/null
# All or nothing: the pointer is put in place last.
inStore 'cd /data/store && mkdir half && tar -xf - -C half && mv half/moves moves.half && mv half/* . && rmdir half && mv moves.half moves' <"$1/store.tar"
docker compose up -d --wait
echo "Restored from $1."
