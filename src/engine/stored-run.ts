import type { RunRecord, StoredRecord } from '../core/record/record.ts';

/** A run record with the comment it stands in. */
export type StoredRun = StoredRecord & { readonly record: RunRecord };

export function asStoredRun(stored: StoredRecord | undefined): StoredRun | undefined {
  return stored?.record.kind === 'run' ? { ...stored, record: stored.record } : undefined;
}
