const words = '(sk-real|baton)-[0-9a-f]{8}-[0-9a-f-]+';

/** Prints all that an agent may find of its keys: what it was given, what other processes were given, and each file that it may read. */
export const searchForKeys = [
  `env | grep -oE '${words}'`,
  `cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n' | grep -oE '${words}' | sort -u`,
  `grep -rhaoE '${words}' "$HOME" "$TMPDIR" . "$(dirname "$BATON_PROMPT_PATH")" /tmp /home /root /run /var/tmp 2>/dev/null | sort -u`,
  'echo looked everywhere',
].join('\n');

/** Looks for keys, and then asks the provider itself with the token that was found, as curl is told in `way`. */
export function tryToken(way: string): string {
  const headers = ['x-api-key: $token', 'x-goog-api-key: $token', 'authorization: Bearer $token'].map((line) => `-H "${line}"`);
  return [
    `found=$(${searchForKeys.replaceAll('\n', '; ')})`,
    'echo "$found"',
    `token=$(echo "$found" | grep -oE 'baton-[0-9a-f]{8}-[0-9a-f-]+' | head -n 1)`,
    `[ -z "$token" ] || curl -s -o /dev/null -w 'its own token: %{http_code}\\n' -d '{}' ${headers.join(' ')} ${way}`,
  ].join('\n');
}
