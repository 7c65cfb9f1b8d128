import { findRunNumber } from '../../core/pipeline/names.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { NewestRunRequest } from '../../ports/record-store.ts';

/** Whether a record begins a run that `findNewestRun` is asked for. */
export function isRunOf({ record }: StoredRecord, { pipeline, about, isNumbered = false }: NewestRunRequest): boolean {
  if (record.kind !== 'run' || record.body.pipeline !== pipeline || record.body.trigger.subject.number !== about) return false;
  return !isNumbered || findRunNumber(record.run, { pipeline, subject: about }) !== undefined;
}
