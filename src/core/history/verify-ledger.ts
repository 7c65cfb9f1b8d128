import type { Problem } from '../problem.ts';
import type { StoredRecord } from '../record/record.ts';

/**
 * Reports gaps between consecutive records of one ledger. Two runs of a pipeline can end at the same moment, so a gap is reported
 * and nothing is refused (DESIGN 4.5).
 */
export function verifyLedger(records: readonly StoredRecord[]): readonly Problem[] {
  const sorted = records.filter(({ record }) => record.kind === 'history').toSorted((a, b) => a.comment - b.comment);
  return sorted.slice(1).flatMap(({ record }, index): readonly Problem[] => {
    if (record.prev === sorted[index]?.digest) return [];
    const message = `The record of run "${record.run}" on ledger #${record.thread} does not continue the one before it (run "${sorted[index]?.record.run}"): two runs ended at the same moment, or a comment was deleted.`;
    return [{ code: 'BATON-E414', message }];
  });
}
