import type { HistoryBody, StoredRecord } from '../record/record.ts';
import { isLaterEnd } from './is-later-end.ts';

/** One finished run of a pipeline, as its ledger keeps it. */
export interface HistoryEntry {
  readonly run: string;
  /** Comment it stands in: later ones were written later. */
  readonly comment: number;
  readonly body: HistoryBody;
}

/**
 * The finished runs of a pipeline among the records of its ledgers, each once: of two records the first written counts, unless the
 * run went on after its end, and so has ended once more.
 */
export function toHistoryEntries(records: readonly StoredRecord[], pipeline: string): readonly HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const { record, comment } of records.toSorted((a, b) => a.comment - b.comment)) {
    if (record.kind !== 'history' || record.body.pipeline !== pipeline) continue;
    const earlier = entries.get(record.run);
    if (earlier !== undefined && !isLaterEnd(record.body, earlier.body)) continue;
    entries.delete(record.run);
    entries.set(record.run, { run: record.run, comment, body: record.body });
  }
  return [...entries.values()];
}
