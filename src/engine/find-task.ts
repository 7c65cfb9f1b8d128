import type { Dispatch } from '../core/record/dispatch.ts';
import type { StoredRecord } from '../core/record/record.ts';

/**
 * `seq` of what makes the next execution possible: the record itself, or, where agents handed over within one job, the last
 * one that was written with it, in the same comment.
 */
export function causeIn(stored: readonly StoredRecord[], first: StoredRecord): number {
  const together = stored.filter(
    ({ record, comment }) =>
      record.kind === 'task' &&
      record.run === first.record.run &&
      record.task === first.record.task &&
      comment === first.comment &&
      comment !== 0,
  );
  return Math.max(first.record.seq, ...together.map(({ record }) => record.seq));
}

/** The record of the execution that an order asked for. */
export function findTask(stored: readonly StoredRecord[], order: Dispatch): StoredRecord | undefined {
  return stored.find(
    ({ record }) =>
      record.kind === 'task' && record.run === order.run && record.task === order.task && record.execution === order.execution,
  );
}
