import { canonicalJson } from '../json/canonical-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';
import { compactHandoff } from './compact-handoff.ts';
import type { Handoff } from './handoff.ts';

/** Canonical JSON (RFC 8785) of a handoff: equal handoffs give equal bytes. Empty optional fields are left out (H-10). */
export function serialiseHandoff(handoff: Handoff): string {
  const value = toWellFormedJson(compactHandoff(handoff));
  return canonicalJson(value) ?? JSON.stringify(value);
}
