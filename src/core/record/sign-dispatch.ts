import { canonicalJson } from '../json/canonical-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';
import type { DispatchDraft } from './dispatch.ts';
import type { WriteTools } from './record-tools.ts';

/** Signs an order, where there is a signer, and writes it as JSON, in which the fields keep their order. How long that is, the caller checks. */
export function signDispatch(draft: DispatchDraft, tools: WriteTools): string {
  if (tools.signer === undefined) return JSON.stringify(toWellFormedJson(draft));
  const unsigned = Object.assign({}, toWellFormedJson(draft), { key: tools.signer.keyId });
  return JSON.stringify({ ...unsigned, sig: tools.signer.sign(canonicalJson(unsigned) ?? '') });
}
