import canonicalize from 'canonicalize';
import { toWellFormedJson } from './to-well-formed-json.ts';

/** Canonical JSON (RFC 8785); undefined for what has none, such as a text with a lone surrogate. */
export function canonicalJson(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
}

/** `sha256:` digest of a JSON value's canonical form, the same before and after it was stored in a record. */
export function digestOf(value: unknown, sha256: (text: string) => string): string {
  return sha256(canonicalJson(toWellFormedJson(value)) ?? '');
}
