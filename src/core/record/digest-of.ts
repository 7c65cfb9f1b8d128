import { canonicalJson } from '../json/canonical-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';

/** `sha256:` digest of a JSON value's canonical form, the same before and after it was stored in a record. */
export function digestOf(value: unknown, sha256: (text: string) => string): string {
  return sha256(canonicalJson(toWellFormedJson(value)) ?? '');
}
