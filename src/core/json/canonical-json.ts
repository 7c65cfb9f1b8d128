import canonicalize from 'canonicalize';

/** Canonical JSON (RFC 8785); undefined for what has none, such as a text with a lone surrogate. */
export function canonicalJson(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
}
