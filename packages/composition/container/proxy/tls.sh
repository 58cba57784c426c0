#!/bin/sh
# Listens for TLS when a certificate is mounted, and only then hands anything on to the console.
set -eu
: >/tmp/tls.conf
: >/tmp/console.conf
[ -f /etc/nginx/tls/fullchain.pem ] || exit 0
cat >/tmp/tls.conf <<'CONF'
listen 8443 ssl;
http2 on;
ssl_certificate /etc/nginx/tls/fullchain.pem;
ssl_certificate_key /etc/nginx/tls/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:10m;
CONF
{
  echo 'server {'
  sed 's/8443/8444/; s/shared:tls/shared:console/' /tmp/tls.conf
  cat /etc/nginx/console.conf
  echo '}'
} >/tmp/console.conf
