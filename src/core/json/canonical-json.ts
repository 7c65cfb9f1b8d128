import canonicalize from 'canonicalize';
import { toWellFormedJson } from './to-well-formed-json.ts';

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
