import type { Dispatch } from '../core/record/dispatch.ts';
import type { StoredRecord } from '../core/record/record.ts';

/** The record of the execution that an order asked for. */
export function findTask(stored: readonly StoredRecord[], order: Dispatch): StoredRecord | undefined {
  return stored.find(
    ({ record }) =>
      record.kind === 'task' && record.run === order.run && record.task === order.task && record.execution === order.execution,
  );
}
