#!/usr/bin/env bash
# Proves the compose project on any machine with Docker, from a clean clone under a name of its own: first start,
# hardening, memory, a release of one app under load, a refused one, scaling, restarts, backup and restore, and a publisher
# that runs out of memory. About ten minutes on a quiet machine. KEEP=1 leaves everything running.
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
export PUBLISH_TOKEN=a-token-of-the-check-and-nothing-else
export COMPOSE_PROJECT_NAME=northgate-check HTTP_PORT=${HTTP_PORT:-18080} HTTPS_PORT=${HTTPS_PORT:-18443}
export CONSOLE_PORT=${CONSOLE_PORT:-18444} TLS_DIR=$work/tls
console=https://localhost:$CONSOLE_PORT
site=http://127.0.0.1:$HTTP_PORT
log=$work/log
checks=0

clean_up() {
  [ "${KEEP:-}" != 1 ] || return 0
  docker rm --force northgate-check-load >>"$log" 2>&1 || true
  docker compose --profile mail down --volumes --timeout 5 >>"$log" 2>&1 || true
}
stop() {
  local code=$?
  if [ $code != 0 ]; then
    echo "✗ ${checks} checks passed, then: $step"
    echo "--- end of the log of commands"
    tail -25 "$log"
    echo "--- containers"
    docker compose ps --all 2>/dev/null || true
    docker compose logs --tail 8 2>/dev/null | tail -60 || true
  fi
  clean_up
  rm -rf "$work"
  exit $code
}

begun=$SECONDS
step=
begin() { step=$1; if [ -t 1 ]; then printf '· %s …\r' "$1"; fi; }
passed() {
  checks=$((checks + 1))
  printf '✓ %2d. %-90s %4d s\n' $checks "${1:-$step}" $((SECONDS - begun))
  begun=$SECONDS
}
quietly() { "$@" >>"$log" 2>&1; }
expect() { [ "$2" = "$3" ] || { echo "✗ $1: expected $3, got $2"; exit 1; }; }
status() { curl -s -o /dev/null -w '%{http_code}' "$@"; }
live() {
  docker compose exec -T page-server sh -c 'cd /data/store; cat revisions/$(printf %06d $(sed -n "s/.*\"revision\": \([0-9]*\).*/\1/p" moves/$(ls moves | tail -1))).json'
}
# How soon is told, not judged: a machine may be busy.
until_shown() {
  local until=$((SECONDS + 120))
  until curl -s "$site$1" | grep >/dev/null "$2"; do
    [ $SECONDS -lt $until ] || { echo "✗ $1 does not show \"$2\""; exit 1; }
    sleep 0.05
  done
}
versions() { live | grep '"version"' | tr -d ' \n'; }
paths() { curl -s "$site/sitemap.xml" | grep -o '<loc>[^<]*' | sed -E 's#<loc>https?://[^/]*##; s#^$#/#'; }
begin_load() {
  docker run --detach --name northgate-check-load --network northgate-check_outside --entrypoint node \
    northgate-check-api -e "$(sed 's/process.argv.slice(2)/process.argv.slice(1)/' e2e/compose/load.mjs)" \
    http://proxy:8080 $(paths) /api/blog >>"$log"
}
end_load() {
  quietly docker kill --signal TERM northgate-check-load
  quietly docker wait northgate-check-load
  requests=$(docker logs northgate-check-load)
  quietly docker rm northgate-check-load
  [ "${requests%% *}" = 0 ] || { echo "✗ while $1: $requests"; exit 1; }
}
lead() {
  status -H 'content-type: application/json' -H "idempotency-key: $1" "$site/api/contact" -d \
    '{"name":"Asha Rao","email":"test@example.com","company":"Example Works","phone":"+91 40 0000 0001","service":"cctv-security","message":"Sixteen cameras, please."}'
}
leads() {
  docker compose exec -T api with-keys.sh node api/dist/lead-desk/leads-command.js --json |
    grep -o '"email": *"test@example.com"' | wc -l
}
# The verdict of a publisher is its exit code.
release() { quietly docker compose up -d --build "$1"; docker wait "$(docker compose ps --all --quiet "$1")"; }

in_console() { curl -s -k -b "$work/cookies" -c "$work/cookies" "$@"; }
live_number() { docker compose exec -T page-server sh -c 'sed -n "s/.*\"revision\": \([0-9]*\).*/\1/p" /data/store/moves/$(ls /data/store/moves | tail -1)'; }
# Asks the console for something to be done to releases, as its page does, and waits until it is.
ask_console() {
  local before token sequence until=$((SECONDS + 120))
  before=$(live_number)
  token=$(in_console "$console/api/session" | sed -E 's/.*"csrfToken":"([^"]*)".*/\1/')
  sequence=$(in_console "$console/api/releases" | sed -E 's/.*"sequence":([0-9]+).*/\1/')
  expect "what the console says to $1" "$(in_console -o /dev/null -w '%{http_code}' -H "origin: $console" \
    -H "x-csrf-token: $token" -H 'content-type: application/json' -d "${1/SEQUENCE/$sequence}" "$console/api/releases/actions")" 202
  until [ "$(live_number)" != "$before" ]; do
    [ $SECONDS -lt $until ] || { echo "✗ nothing came of $1"; exit 1; }
    sleep 0.2
  done
}

logs_of() { docker compose logs --no-color "$1" >"$work/logs-$1" 2>&1; echo "$work/logs-$1"; }
says() { grep -qE "$2" "$1" || { echo "✗ not said: $2"; tail -15 "$1"; exit 1; }; }

git clone --quiet "$repository" "$work/clone"
cd "$work/clone"
trap stop EXIT
clean_up
mkdir "$work/tls"
quietly openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/tls/privkey.pem" -out "$work/tls/fullchain.pem"
chmod 755 "$work" "$work/tls"
chmod 644 "$work"/tls/*.pem

begin "a clean clone comes up with one command, in one revision"
quietly docker compose up -d --build --wait
for path in $(paths) /robots.txt /blog/feed.xml /api/blog; do expect "$path" "$(status "$site$path")" 200; done
expect "an unknown page" "$(status "$site/no-such-page")" 404
expect "the figures from outside" "$(status "$site/metrics")" 404
expect "revisions after the first start" "$(docker compose exec -T page-server sh -c 'ls /data/store/revisions | wc -l')" 1
passed

begin "the proxy serves pages and assets from the store, with the page server's policy"
# The proxy reads pages and assets itself: only answers of the page server carry the id of their request.
header() { curl -s -o /dev/null -D - -H 'Accept-Encoding: br' "$1" | tr -d '\r' | grep -i "^$2:" || true; }
asset=$(curl -s "$site/" | grep -o '/assets/shell/[0-9a-f]*/browser/main.js' | head -1)
for path in / /contact /blog "$asset"; do
  expect "who answered $path" "$(header "$site$path" x-request-id)" ""
  expect "the form of $path" "$(header "$site$path" content-encoding)" "content-encoding: br"
done
policy=$(docker compose exec -T page-server node -p 'fetch("http://127.0.0.1:3000/contact").then(({ headers }) => console.log(headers.get("content-security-policy"))), ""')
expect "the policy of a page" "$(header "$site/contact" content-security-policy)" "content-security-policy: $(tr -d '\n' <<<"$policy")"
passed

begin "the console answers at its own port over TLS, knows the api, and is nowhere else"
expect "the way in" "$(status -k "$console/api/login")" 200
expect "leads without a log-in" "$(status -k "$console/desk/leads")" 401
for path in /api/login /api/session /desk/leads /enter; do expect "$path below the public name" "$(status "$site$path")" 404; done
expect "the console without TLS" "$(status "http://localhost:$CONSOLE_PORT/api/login")" 400
link=$(docker compose exec -T console node packages/composition/dist/container/console-link.js | grep -oE 'https://[^ ]+')
expect "following the link" "$(in_console -o /dev/null -w '%{http_code}' "$link")" 200
expect "following it again" "$(curl -s -k -o /dev/null -w '%{redirect_url}' "$link")" "$console/login?why=link"
for path in / /api/releases /desk/leads /desk/posts; do
  expect "$path of the console" "$(in_console -o /dev/null -w '%{http_code}' "$console$path")" 200
done
expect "the api asked by somebody who is not the console" "$(docker compose exec -T page-server node -p 'fetch("http://api:3001/desk/leads").then(({ status }) => console.log(status)), ""' | tr -d '\n')" 404
passed

begin "a published post shows"
post='---\ntitle: A note from the check\nslug: a-note-from-the-check\nexcerpt: One sentence.\ntags: [energy]\nregion: india\ndate: 2026-01-02\n---\n\nText of the note.\n'
published=$(date +%s%N)
expect "publishing a post" "$(status -H "authorization: Bearer $PUBLISH_TOKEN" -H 'content-type: application/json' "$site/api/admin/posts" -d "{\"markdown\":\"$post\"}")" 201
until_shown /blog/a-note-from-the-check 'Text of the note'
passed "a post shows $((($(date +%s%N) - published) / 1000000)) ms after it was published"

begin "nothing runs as root, writes to its image, or is without a limit"
for id in $(docker compose ps --all --quiet); do
  name=$(docker inspect --format '{{.Name}}' "$id")
  expect "read-only files of $name" "$(docker inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$id")" true
  expect "a limit of memory for $name" "$(docker inspect --format '{{gt .HostConfig.Memory 0}}' "$id")" true
  case $(docker inspect --format '{{.Config.User}}' "$id") in '' | root | 0*) echo "✗ $name runs as root"; exit 1 ;; esac
done
for image in api page-server mfe-blog; do
  docker history --no-trunc --format '{{.CreatedBy}}' "northgate-check-$image" | grep -iE >/dev/null 'password|secret' && { echo "✗ $image holds a secret"; exit 1; }
done
passed

begin "the blog is released alone, under load"
expect "a lead" "$(lead one)" 201
before=$(versions)
begin_load
sed -i 's/Field notes on building/Released notes on building/' mfe-blog/src/content/listing.content.ts
expect "the release of the blog" "$(release mfe-blog)" 0
until_shown /blog 'Released notes'
end_load "the blog was released"
after=$(versions)
expect "apps with a new version" "$(diff <(tr ',' '\n' <<<"$before" | sort) <(tr ',' '\n' <<<"$after" | sort) | grep -c '^>' || true)" 1
passed "the blog is released alone, $requests requests"

begin "the console takes the blog back, and a new container brings it again"
ask_console '{"action":"take-back","app":"mfe-blog","sequence":SEQUENCE}'
expect "versions after the return" "$(versions)" "$before"
until in_console "$console/api/audit" | grep >/dev/null '"what":"take-back","subject":"mfe-blog"'; do
  [ $((SECONDS - begun)) -lt 120 ] || { echo '✗ the audit log does not say it'; exit 1; }
  sleep 0.5
done
quietly docker compose up -d --force-recreate mfe-blog
expect "the release that comes again" "$(docker wait "$(docker compose ps --all --quiet mfe-blog)")" 0
expect "versions after it" "$(versions)" "$after"
passed

begin "a broken blog is refused and changes nothing"
sed -i '/^export default function BlogPage/a if (data !== undefined) throw new Error("broken on purpose");' mfe-blog/src/expose/blog-page.tsx
expect "the release of a broken blog" "$(release mfe-blog)" 1
expect "versions after the refusal" "$(versions)" "$after"
expect "the blog after the refusal" "$(status "$site/blog")" 200
git checkout --quiet mfe-blog/src/expose
expect "the blog as it was before" "$(release mfe-blog)" 0
passed

begin "the api runs three times and once again, under load"
begin_load
quietly docker compose up -d --no-recreate --no-deps --wait --scale api=3 api
for number in $(seq 30); do expect "the api, times three" "$(status "$site/api/blog")" 200; done
for id in $(docker compose ps --quiet api); do
  docker logs "$id" 2>&1 | grep >/dev/null '"path":"/api/blog"' || { echo "✗ an api gets no requests"; exit 1; }
done
quietly docker compose up -d --no-recreate --no-deps --wait --scale api=1 api
end_load "the api was scaled"
passed "the api runs three times and once again, $requests requests"

begin "nobody takes more than half of what memory is there"
publisher=$(sed -nE 's/.*rendered with ([0-9]+) MB at most.*/\1/p' "$(logs_of shell)" | head -1)
[ "${publisher:-999}" -le 300 ] || { echo "✗ the publisher of the shell took ${publisher:-an unknown number of} MB"; exit 1; }
docker stats --no-stream --format '{{.MemPerc}} {{.MemUsage}} {{.Name}}' $(docker compose ps --quiet) >"$work/memory"
cat "$work/memory" >>"$log"
awk '{ if ($1 + 0 > 50) { print "✗ " $0; bad = 1 } } END { exit bad }' "$work/memory"
passed "nobody takes more than half of its memory; the first revision took $publisher MB"

begin "every service restarts and nothing is lost, under load"
begin_load
quietly docker compose restart page-server
until docker compose ps page-server | grep >/dev/null '(healthy)'; do sleep 0.2; done
end_load "the page server restarted"
for service in postgres api proxy; do quietly docker compose restart "$service"; done
quietly docker compose up -d --wait
expect "leads after restarts" "$(leads)" 1
expect "versions after restarts" "$(versions)" "$after"
expect "a lead that was sent twice" "$(lead one)$(leads)" 2011
passed "every service restarts and nothing is lost; page server: $requests requests"

begin "a backup brings leads, posts and the live revision back"
quietly packages/composition/container/backup.sh "$work/backup"
expect "a lead after the backup" "$(lead two)" 201
quietly docker compose down --volumes
quietly packages/composition/container/restore.sh "$work/backup"
expect "leads after the restore" "$(leads)" 1
expect "versions after the restore" "$(versions)" "$after"
curl -s "$site/blog" | grep >/dev/null 'Released notes' || { echo '✗ the restored blog is another'; exit 1; }
passed

begin "a publisher that runs out of memory says so, and who waits for it names it"
quietly docker compose down --volumes
printf 'services: { shell: { mem_limit: 100m, memswap_limit: 100m } }\n' >"$work/memory.yml"
export FIRST_REVISION_SECONDS=60
if docker compose -f docker-compose.yml -f "$work/memory.yml" up -d --wait >"$work/up" 2>&1; then
  echo '✗ it came up without its first revision'; exit 1
fi
says "$work/up" 'shell.* didn.t complete successfully'
for number in 1 2 3; do says "$(logs_of shell)" "started again in .* $number of 3 times"; done
says "$(logs_of shell)" 'reached its limit of memory, 100 MB'
says "$(logs_of shell)" 'after 4 starts it is not started again'
for service in mfe-marketing mfe-industries mfe-blog mfe-tools mfe-chat mfe-console page-server; do
  [ $service = page-server ] || quietly docker wait "$(docker compose ps --all --quiet $service)"
  until grep -q 'in vain for the publisher of the shell' "$(logs_of $service)"; do
    [ $((SECONDS - begun)) -lt 300 ] || { echo "✗ $service does not say whom it waited for"; exit 1; }
    sleep 1
  done
done
passed
echo "$checks checks passed."
