import type { BatonRecord, EndRecord } from '../record/record.ts';
import { findReopening } from './find-reopening.ts';

/** The end of a run among its records: the last one, unless somebody asked for another attempt after it. */
export function findEnd(records: readonly BatonRecord[]): EndRecord | undefined {
  const ends = records.filter((record): record is EndRecord => record.kind === 'end');
  const end = ends.toSorted((a, b) => a.seq - b.seq).at(-1);
  const reopening = findReopening(records);
  return end !== undefined && reopening !== undefined && reopening.seq > end.seq ? undefined : end;
}
