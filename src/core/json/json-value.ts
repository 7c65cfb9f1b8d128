import canonicalize from 'canonicalize';

/** Returns a copy of a JSON value in which each lone surrogate, which has no UTF-8 form, is replaced by U+FFFD. */
export function toWellFormedJson(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toWellFormedJson);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}

/** Returns whether the value is a map as JSON and YAML have them: not a list and not null. */
export function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns canonical JSON (RFC 8785), or undefined for a value that has none, such as a text with a lone surrogate. */
export function canonicalJson(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
}

/**
 * Returns the `sha256:` digest of a JSON value's canonical form. It is the same before and after the value was stored in a
 * record.
 */
export function digestOf(value: unknown, sha256: (text: string) => string): string {
  return sha256(canonicalJson(toWellFormedJson(value)) ?? '');
}
