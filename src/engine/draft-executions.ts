import type { Dispatch } from '../core/record/dispatch.ts';
import type { RecordDraft } from '../ports/record-store.ts';
import type { Settled } from './settle-executions.ts';

/** The records of what an order came to, in their order: each execution, and after it the transfer that it ended in. */
export function draftExecutions(order: Dispatch, settled: readonly Settled[]): readonly RecordDraft[] {
  const { run, task, attempt } = order;
  return settled.flatMap(({ body, transfer }, index): readonly RecordDraft[] => {
    const place = { run, task, attempt, execution: order.execution + index };
    const own = { kind: 'task', ...place, body } as const;
    return transfer === undefined ? [own] : [own, { kind: 'transfer', ...place, body: transfer }];
  });
}
