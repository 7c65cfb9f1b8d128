#!/usr/bin/env bash
# Verifies the signature of every Baton record in a file of comments with OpenSSL alone, without any code of Baton:
#   gh api --paginate repos/OWNER/REPO/issues/42/comments > comments.json
#   scripts/verify-records.sh comments.json k1:<base64 public key> …
# Prints a line per record, then "N verified, M failed". Exit status 1 when one failed or none was found.
# Node only reads the JSON and writes it in canonical form (RFC 8785).
set -euo pipefail

usage() {
  echo "usage: $0 COMMENTS.json PUBLICKEY… (keys as in signing.keys: k1:<base64 of 32 bytes>)" >&2
  exit 2
}

[ $# -ge 2 ] || usage
comments=$1
shift
[ -r "$comments" ] || { echo "$0: cannot read $comments" >&2; exit 2; }
command -v node > /dev/null || { echo "$0: needs node (20 or later) to read JSON" >&2; exit 2; }
case $(openssl version 2> /dev/null || true) in
  'OpenSSL '[3-9].*) ;;
  *) echo "$0: needs OpenSSL 3 or later (\`openssl pkeyutl -verify -rawin\`)" >&2; exit 2 ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# An Ed25519 public key in DER is this prefix (RFC 8410) and its 32 bytes.
number=0
for key in "$@"; do
  [[ $key =~ ^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$ ]] || usage
  number=$((number + 1))
  { printf '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00'; printf '%s' "${key#*:}" | openssl base64 -d -A; } > "$work/${key%%:*}.$number.der"
done

# Writes <n>.txt (what was signed), <n>.sig and piece.<n>, and lists them, one line each, fields separated by tabs.
node - "$comments" "$work" > "$work/list" << 'SCRIPT'
const { readFileSync, writeFileSync } = require('node:fs');
const [comments, work] = process.argv.slice(2);

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

// Lines at column 0, outside of fenced code.
function markersOf(body) {
  let fence = '';
  return body.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).filter((line) => {
    const run = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') fence = run;
    else if (run.startsWith(fence)) fence = '';
    return fence === '' && line.startsWith('<!-- baton:1 ');
  });
}

const clean = (value) => String(value ?? '').replace(/[^\x21-\x7e]/g, '?').slice(0, 80) || '-';
let n = 0;
for (const { id, body } of JSON.parse(readFileSync(comments, 'utf8')).flat()) {
  for (const line of markersOf(body ?? '')) {
    n += 1;
    let value;
    try {
      value = JSON.parse(line.trimEnd().slice('<!-- baton:1 '.length, -' -->'.length));
    } catch {
      console.log(['broken', n, clean(id), '-', '-', '-', '-', '-'].join('\t'));
      continue;
    }
    if (value?.kind === 'part') {
      writeFileSync(`${work}/piece.${n}`, String(value.body));
      continue;
    }
    const { sig, ...signed } = Object(value);
    writeFileSync(`${work}/${n}.txt`, canonical(signed));
    writeFileSync(`${work}/${n}.sig`, Buffer.from(String(sig), 'base64'));
    const parts = Array.isArray(value?.parts) ? value.parts.map(clean).join(',') : '';
    console.log(['record', n, clean(id), clean(value?.kind), clean(value?.run), clean(value?.seq), clean(value?.key), parts || '-'].join('\t'));
  }
}
SCRIPT

# Digests of the continuation pieces that are there, as computed.
for piece in "$work"/piece.*; do
  [ -e "$piece" ] && echo "sha256:$(openssl dgst -sha256 -r < "$piece" | cut -d ' ' -f 1)"
done > "$work/pieces" || true

# Whether a key with this id made the signature of record <n>.
is_signed() {
  local key
  for key in "$work/$2".*.der; do
    openssl pkeyutl -verify -pubin -inkey "$key" -keyform DER -rawin -in "$work/$1.txt" -sigfile "$work/$1.sig" > /dev/null 2>&1 && return 0
  done
  return 1
}

has_key() { [[ $1 =~ ^[a-z0-9]+$ ]] && compgen -G "$work/$1.*.der" > /dev/null; }

find_missing() {
  local part
  [ "$1" = - ] && return
  for part in ${1//,/ }; do grep -qxF "$part" "$work/pieces" || echo "$part"; done
}

verified=0
failed=0
while IFS=$'\t' read -r what n comment kind run seq key parts; do
  name="comment $comment: $kind $run seq $seq"
  if [ "$what" = broken ]; then problem='is no JSON'
  elif ! has_key "$key"; then problem="no public key \"$key\" was given"
  elif ! is_signed "$n" "$key"; then problem="signature does not fit key $key"
  elif [ -n "$(find_missing "$parts")" ]; then problem='a continuation piece is missing or was changed'
  else
    verified=$((verified + 1))
    echo "ok      $name (key $key)"
    continue
  fi
  failed=$((failed + 1))
  echo "FAILED  $name: $problem"
done < "$work/list"

echo "$verified verified, $failed failed"
[ "$failed" -eq 0 ] && [ "$verified" -gt 0 ]
