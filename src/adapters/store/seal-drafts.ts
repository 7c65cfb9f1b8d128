import { type EncodedRecord, encodeRecord } from '../../core/record/encode-record.ts';
import type { BatonRecord } from '../../core/record/record.ts';
import { recordLimits } from '../../core/record/record-limits.ts';
import type { WriteTools } from '../../core/record/record-tools.ts';
import type { AppendRequest } from '../../ports/record-store.ts';

export interface SealedRecord {
  readonly record: BatonRecord;
  readonly encoded: EncodedRecord;
}

/** Gives drafts their place in the chain and signs them in order: each names the digest of the one before. */
export function sealDrafts(
  { repo, tools }: { repo: number; tools: WriteTools },
  request: AppendRequest,
): readonly SealedRecord[] {
  const budget = Math.floor(recordLimits.markerBytes / request.drafts.length);
  const sealed: SealedRecord[] = [];
  let { seq, digest: prev } = request.tip;
  for (const draft of request.drafts) {
    seq += 1;
    const record: BatonRecord = { ...draft, repo, subject: request.subject, seq, prev };
    const encoded = encodeRecord(record, tools, budget);
    sealed.push({ record, encoded });
    prev = encoded.digest;
  }
  return sealed;
}
