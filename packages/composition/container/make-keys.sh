#!/bin/sh
# Makes the keys that nobody has to choose, once. They stand on a volume and in no image.
set -eu
umask 022
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
[ -s /keys/POSTGRES_PASSWORD ] || random >/keys/POSTGRES_PASSWORD
[ -s /keys/DATABASE_URL ] || echo "postgres://northgate:$(cat /keys/POSTGRES_PASSWORD)@postgres:5432/northgate" >/keys/DATABASE_URL
[ -s /keys/CONTENT_HOOK_SECRET ] || random >/keys/CONTENT_HOOK_SECRET
[ -s /keys/DESK_KEY ] || random >/keys/DESK_KEY
