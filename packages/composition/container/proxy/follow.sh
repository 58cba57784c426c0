#!/bin/sh
# Takes over what the page server writes about the live revision, now and whenever it changes. What nginx refuses is not
# taken over, and what nobody has written yet is left to the page server.
set -u
told=${PROXY_FOLDER:-/data/proxy}
mine=${PROXY_TEMP:-/tmp}
seen=

take() {
  [ -r "$told/live" ] && read -r name <"$told/live" && [ "$name" != "$seen" ] || return 1
  fitting "$told/$name" >"$mine/next.conf" && sed -n 's/^#before //p' "$mine/next.conf" >"$mine/before.conf" &&
    mv "$mine/next.conf" "$mine/live.conf" && seen=$name
}

# A header that is only for TLS costs nothing where there is none.
fitting() { if [ -s "$mine/tls.conf" ]; then cat "$1"; else grep -v strict-transport-security "$1"; fi; }

: >"$mine/live.conf"
: >"$mine/before.conf"
: >"$mine/version.conf"
# From 1.27.4 on a worker that is told to end waits for one more request on each connection that was just used. It answers
# with what was live before, so it must not wait long.
if nginx -v 2>&1 | awk -F '[/. ]' '{ exit !(($4 * 1000 + $5) * 1000 + $6 >= 1027004) }'; then
  echo 'keepalive_min_timeout 500ms;' >"$mine/version.conf"
fi
take
if ! nginx -q -t; then : >"$mine/live.conf"; fi
# The server reads its configuration itself, and goes on with the last one when it cannot use the next.
looks=0
while sleep 0.1; do
  looks=$((looks + 1))
  if [ -z "$seen" ] && [ "$looks" = 600 ]; then
    echo "After a minute the page server has not said what is live, in $told; all requests are handed on to it." >&2
  fi
  take || continue
  if [ -s "$mine/nginx.pid" ] && read -r pid <"$mine/nginx.pid"; then kill -HUP "$pid"; else seen=; fi
done &
