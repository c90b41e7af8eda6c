#!/bin/sh
# Bring Chromium and PostgreSQL where they are missing and that is allowed; say so otherwise.
set -u
need=""
command -v chromium >/dev/null || command -v google-chrome >/dev/null || need="$need chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || need="$need postgresql"
[ -z "$need" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "prixfixe: installing$need"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $need >/dev/null && exit 0
fi
echo "prixfixe: without$need some tests are skipped; install it with: apt-get install$need" >&2
exit 0
