#!/usr/bin/env bash
# Proves the compose project on any machine with Docker, from a clean clone under a name of its own: first start,
# hardening, a release of one app under load, a refused one, scaling, restarts, backup and restore. About ten minutes.
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
export PUBLISH_TOKEN=a-token-of-the-check-and-nothing-else
export COMPOSE_PROJECT_NAME=northgate-check HTTP_PORT=${HTTP_PORT:-18080} HTTPS_PORT=${HTTPS_PORT:-18443}
site=http://127.0.0.1:$HTTP_PORT
log=$work/log

clean_up() {
  docker rm --force northgate-check-load >>"$log" 2>&1 || true
  docker compose --profile mail down --volumes --timeout 5 >>"$log" 2>&1 || true
}
stop() {
  local code=$?
  [ $code = 0 ] || { echo "FAILED, the log ends with:"; tail -25 "$log"; docker compose logs --tail 5 2>/dev/null | tail -40; }
  clean_up
  rm -rf "$work"
  exit $code
}

begun=$SECONDS
passed() { printf '✓ %-70s %4d s\n' "$1" $((SECONDS - begun)); begun=$SECONDS; }
quietly() { "$@" >>"$log" 2>&1; }
expect() { [ "$2" = "$3" ] || { echo "✗ $1: expected $3, got $2"; exit 1; }; }
status() { curl -s -o /dev/null -w '%{http_code}' "$@"; }
live() {
  docker compose exec -T page-server sh -c 'cd /data/store; cat revisions/$(printf %06d $(sed -n "s/.*\"revision\": \([0-9]*\).*/\1/p" moves/$(ls moves | tail -1))).json'
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
  docker compose exec -T api with-keys.sh node api/dist/leads/leads-command.js --json |
    grep -o '"email": *"test@example.com"' | wc -l
}
# The verdict of a publisher is its exit code.
release() { quietly docker compose up -d --build "$1"; docker wait "$(docker compose ps --all --quiet "$1")"; }

git clone --quiet "$repository" "$work/clone"
cd "$work/clone"
trap stop EXIT
clean_up

quietly docker compose up -d --build --wait
for path in $(paths) /robots.txt /blog/feed.xml /api/blog; do expect "$path" "$(status "$site$path")" 200; done
expect "an unknown page" "$(status "$site/no-such-page")" 404
expect "the figures from outside" "$(status "$site/metrics")" 404
expect "revisions after the first start" "$(docker compose exec -T page-server sh -c 'ls /data/store/revisions | wc -l')" 1
passed "a clean clone comes up with one command, in one revision"

# The proxy reads pages and assets itself: only answers of the page server carry the id of their request.
header() { curl -s -o /dev/null -D - -H 'Accept-Encoding: br' "$1" | tr -d '\r' | grep -i "^$2:" || true; }
asset=$(curl -s "$site/" | grep -o '/assets/shell/[0-9a-f]*/browser/main.js' | head -1)
for path in / /contact /blog "$asset"; do
  expect "who answered $path" "$(header "$site$path" x-request-id)" ""
  expect "the form of $path" "$(header "$site$path" content-encoding)" "content-encoding: br"
done
policy=$(docker compose exec -T page-server node -p 'fetch("http://127.0.0.1:3000/contact").then(({ headers }) => console.log(headers.get("content-security-policy"))), ""')
expect "the policy of a page" "$(header "$site/contact" content-security-policy)" "content-security-policy: $(tr -d '\n' <<<"$policy")"
passed "the proxy serves pages and assets from the store, with the page server's policy"

post='---\ntitle: A note from the check\nslug: a-note-from-the-check\nexcerpt: One sentence.\ntags: [energy]\nregion: india\ndate: 2026-01-02\n---\n\nText of the note.\n'
published=$(date +%s%N)
expect "publishing a post" "$(status -H "authorization: Bearer $PUBLISH_TOKEN" -H 'content-type: application/json' "$site/api/admin/posts" -d "{\"markdown\":\"$post\"}")" 201
until curl -s "$site/blog/a-note-from-the-check" | grep >/dev/null 'Text of the note'; do
  [ $(($(date +%s%N) - published)) -lt 5000000000 ] || { echo '✗ the post does not show'; exit 1; }
  sleep 0.05
done
passed "a post shows $((($(date +%s%N) - published) / 1000000)) ms after it was published"

for id in $(docker compose ps --all --quiet); do
  name=$(docker inspect --format '{{.Name}}' "$id")
  expect "read-only files of $name" "$(docker inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$id")" true
  expect "a limit of memory for $name" "$(docker inspect --format '{{gt .HostConfig.Memory 0}}' "$id")" true
  case $(docker inspect --format '{{.Config.User}}' "$id") in '' | root | 0*) echo "✗ $name runs as root"; exit 1 ;; esac
done
for image in api page-server mfe-blog; do
  docker history --no-trunc --format '{{.CreatedBy}}' "northgate-check-$image" | grep -iE >/dev/null 'password|secret' && { echo "✗ $image holds a secret"; exit 1; }
done
passed "nothing runs as root, writes to its image, or is without a limit"

expect "a lead" "$(lead one)" 201
before=$(versions)
begin_load
sed -i 's/Field notes on building/Released notes on building/' mfe-blog/src/content/listing.content.ts
expect "the release of the blog" "$(release mfe-blog)" 0
moved=$(date +%s%N)
until curl -s "$site/blog" | grep >/dev/null 'Released notes'; do
  [ $(($(date +%s%N) - moved)) -lt 3000000000 ] || { echo '✗ the release does not show'; exit 1; }
  sleep 0.05
done
end_load "the blog was released"
after=$(versions)
expect "apps with a new version" "$(diff <(tr ',' '\n' <<<"$before" | sort) <(tr ',' '\n' <<<"$after" | sort) | grep -c '^>' || true)" 1
passed "the blog is released alone, $requests requests"

sed -i '/^export default function BlogPage/a if (data !== undefined) throw new Error("broken on purpose");' mfe-blog/src/expose/blog-page.tsx
expect "the release of a broken blog" "$(release mfe-blog)" 1
expect "versions after the refusal" "$(versions)" "$after"
expect "the blog after the refusal" "$(status "$site/blog")" 200
git checkout --quiet mfe-blog/src/expose
expect "the blog as it was before" "$(release mfe-blog)" 0
passed "a broken blog is refused and changes nothing"

begin_load
quietly docker compose up -d --no-recreate --no-deps --wait --scale api=3 api
for number in $(seq 30); do expect "the api, times three" "$(status "$site/api/blog")" 200; done
for id in $(docker compose ps --quiet api); do
  docker logs "$id" 2>&1 | grep >/dev/null '"path":"/api/blog"' || { echo "✗ an api gets no requests"; exit 1; }
done
quietly docker compose up -d --no-recreate --no-deps --wait --scale api=1 api
end_load "the api was scaled"
passed "the api runs three times and once again, $requests requests"

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

quietly packages/composition/container/backup.sh "$work/backup"
expect "a lead after the backup" "$(lead two)" 201
quietly docker compose down --volumes
quietly packages/composition/container/restore.sh "$work/backup"
expect "leads after the restore" "$(leads)" 1
expect "versions after the restore" "$(versions)" "$after"
curl -s "$site/blog" | grep >/dev/null 'Released notes' || { echo '✗ the restored blog is another'; exit 1; }
passed "a backup brings leads, posts and the live revision back"
echo "9 checks passed."
