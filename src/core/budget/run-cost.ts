import { costLimitOf, startedAt } from '../run/decisions.ts';
import type { State } from '../run/state.ts';
import { addUsage, formatCost, usageOf } from '../run/usage.ts';

type Paid = Pick<State, 'run' | 'tasks' | 'decisions'>;

/** Returns what the executions of a run have cost, in millionths of a USD. `until`: the `seq` up to which they count. */
function costOfRun({ tasks }: Pick<State, 'tasks'>, until = Number.POSITIVE_INFINITY): number {
  return addUsage(tasks.filter(({ seq }) => seq <= until).map(({ body }) => usageOf(body))).costMicros ?? 0;
}

/**
 * Returns the `seq` of the first record, from this one on, by which the run had money left for another agent: the record itself, or that of
 * a raise. Undefined where there was none. What was spent once the agent had been started changes nothing; a pause lets it start later. A task
 * whose turn the limit has ended goes on behind a raise alone, whatever the turn says that it has cost.
 */
export function findFunded(
  state: Paid,
  { stage, cause }: { readonly stage: string; readonly cause: number },
): number | undefined {
  const last = state.tasks.findLast(({ body }) => body.stage === stage);
  const unpaid = last?.body.unpaid === true ? last.seq : undefined;
  const raises = state.decisions.flatMap(({ body, seq }) =>
    body.verb === 'raise' && seq > (unpaid ?? cause) ? [Math.max(seq, cause)] : [],
  );
  return [...(unpaid === undefined ? [cause] : []), ...raises].find((seq) => {
    const start = startedAt(state, seq);
    return costOfRun(state, start) < (costLimitOf(state, start) ?? Number.POSITIVE_INFINITY);
  });
}

/** The most USD that one raise may add. */
export const mostRaise = 10_000;

/** Returns the least whole number of USD by which the limit has to be raised, so that another agent may start: the most where that takes several raises. */
export function leastRaise(state: Paid): number {
  return Math.min(mostRaise, Math.floor(Math.max(0, missingIn(state)) / 1_000_000) + 1);
}

/** Returns what a run has cost beyond its limit, in millionths of a USD. */
function missingIn(state: Paid): number {
  return costOfRun(state) - (costLimitOf(state) ?? 0);
}

/** Returns why a raise by this much would let nothing start; undefined where it does. */
export function explainSmallRaise(state: Paid, usd: number): string | undefined {
  if (usd === mostRaise || Math.round(usd * 1_000_000) > missingIn(state)) return undefined;
  return `${describeSpent(state)} Run \`${state.run.run}\` goes on with \`/baton raise ${leastRaise(state)}\` or more.`;
}

/** Renders what a run has cost and may cost, as `$5.20 are spent of $5.00.` */
export function describeSpent(state: Paid): string {
  return `${formatCost({ seconds: 0, costMicros: costOfRun(state) })} are spent of ${formatCost({ seconds: 0, costMicros: costLimitOf(state) ?? 0 })}.`;
}
