import { utf8Length } from '../../core/json/utf8-length.ts';
import { type EncodedRecord, encodeRecord } from '../../core/record/encode-record.ts';
import type { EncodePorts } from '../../core/record/envelope.ts';
import { recordLimits } from '../../core/record/envelope.ts';
import type { BatonRecord } from '../../core/record/record.ts';
import type { AppendRequest } from '../../ports/record-store.ts';

export interface SealedRecord {
  readonly record: BatonRecord;
  readonly encoded: EncodedRecord;
}

/** Bytes that every record of a comment may take, however large the others are. */
const smallBytes = 3_000;

/** Signs drafts in order and gives each its position in the chain: a record names the digest of the one before it. */
export function sealDrafts(
  { repo, tools }: { repo: number; tools: EncodePorts },
  request: AppendRequest,
): readonly SealedRecord[] {
  let room: number = recordLimits.markerBytes - request.drafts.length * smallBytes;
  const sealed: SealedRecord[] = [];
  let { seq, digest: prev } = request.tip;
  for (const draft of request.drafts) {
    seq += 1;
    const record: BatonRecord = { ...draft, repo, thread: request.thread, seq, prev };
    const encoded = encodeRecord(record, tools, room + smallBytes);
    sealed.push({ record, encoded });
    prev = encoded.digest;
    room -= Math.max(0, utf8Length(encoded.markers[0] ?? '') - smallBytes);
  }
  return sealed;
}
