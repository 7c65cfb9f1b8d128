import { canonicalJson } from '../../core/json/json-value.ts';
import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { currentAgent, executionFacts } from './build-order.ts';

interface OrderFacts {
  readonly state: State;
  readonly stored: readonly StoredRecord[];
}

/**
 * Checks an unsigned order against the records. Whoever may dispatch a workflow could have written the order, and must not
 * choose stage, commit or runner by it. A signed order needs no such check. `status`, `issued` and `not-after` follow from no
 * record. The number of hops left may be smaller by now, and `publish` counts the transfers again.
 */
export function checkOrder(order: Dispatch, { state, stored }: OrderFacts): Problem | undefined {
  if (order.sig !== undefined) return undefined;
  if (!state.stages.has(order.task)) return misfit(order, 'task');
  const isBefore = (record: { readonly task: string; readonly execution: number }): boolean =>
    record.task !== order.task || record.execution < order.execution;
  const before = { ...state, tasks: state.tasks.filter(isBefore), transfers: state.transfers.filter(isBefore) };
  const most = pipelineOf(state.run).limits['max-handoffs'];
  if ((order.hops ?? 0) > most) return misfit(order, 'hops');
  const expected = {
    ...executionFacts(before, order.task),
    // The publish job asks GitHub whether anything was lost.
    ...(order.lost === undefined ? {} : { for: 'publish' }),
    agent: currentAgent(before, { stage: order.task, execution: order.execution }).agent,
    via: 'action',
    subject: state.run.body.trigger.subject.number,
    thread: state.run.thread,
    first: { ...order.first, id: stored.find(({ record }) => record === state.run)?.comment },
  };
  const wrong = Object.entries(expected).find(([name, value]) => !isSame(Reflect.get(order, name), value));
  return wrong === undefined ? undefined : misfit(order, wrong[0]);
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

function misfit(order: Dispatch, field: string): Problem {
  return {
    code: 'BATON-E909',
    message: `The order is unsigned, and its field "${field}" is not what the records of run "${order.run}" say. Start the run again instead of writing or changing this input by hand.`,
  };
}
