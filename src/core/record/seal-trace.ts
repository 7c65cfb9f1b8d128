import { canonicalJson } from '../json/canonical-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';
import type { Trace } from '../trigger/trace.ts';
import type { RecordSigner } from './record-tools.ts';

/** A trace as text, signed where there is a key: any workflow of a repository can make an artifact of that name. */
export function sealTrace(trace: Trace, signer: RecordSigner | undefined): string {
  if (signer === undefined) return JSON.stringify(toWellFormedJson(trace));
  const unsigned = Object.assign({}, toWellFormedJson(trace), { key: signer.keyId });
  return JSON.stringify({ ...unsigned, sig: signer.sign(canonicalJson(unsigned) ?? '') });
}
