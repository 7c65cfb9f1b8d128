import { priorityOf } from '../../core/launch/slot.ts';
import { type Changed, type Claim, giveTurns, type Holder, orderLine, release, type Waiter } from './claim.ts';

/** A workflow run that GitHub lists as not completed. */
export interface ActiveRun {
  readonly id: number;
  readonly title: string;
}

/** Returns whether nobody was told to dispatch the workflow run of an execution. */
export function isUnused(one: Holder | Waiter): boolean {
  return !('state' in one) || one.state === 'given';
}

/** Returns whether the workflow run of an execution is known. */
export function hasRun(one: Holder | Waiter): boolean {
  return 'workflowRun' in one && one.workflowRun !== undefined;
}

/** Returns whether a dispatch is under way, or its end is unknown. */
function isUnclear({ state, workflowRun }: Holder): boolean {
  return state !== 'given' && workflowRun === undefined;
}

/** Notes the workflow run of a holder. It may have ended before anybody knew whose it is. */
export function assignRun(
  row: Claim,
  { id, workflowRun }: { readonly id: string; readonly workflowRun: number },
  now: string,
): Changed {
  const isOver = row.ended.includes(workflowRun);
  const holders = row.holders.flatMap((holder): readonly Holder[] => {
    if (holder.id !== id) return [holder];
    return isOver ? [] : [{ ...holder, state: 'works', since: now, workflowRun }];
  });
  const ended = holders.some(isUnclear) ? row.ended.filter((other) => other !== workflowRun) : [];
  return giveTurns({ ...row, holders, ended }, now);
}

/** The most ended workflow runs that are remembered while it is unknown whose they are. */
const mostEnded = 100;

/** Frees the slot of a workflow run that has ended. While a dispatch is under way, a run that nobody knows is remembered. */
export function endRun(row: Claim, workflowRun: number, now: string): Changed {
  const isOf = (holder: Holder): boolean => holder.workflowRun === workflowRun;
  if (row.holders.some(isOf)) return release(row, (one) => 'state' in one && isOf(one), now);
  if (!row.holders.some(isUnclear)) return { row, wake: [] };
  return { row: { ...row, ended: [...row.ended, workflowRun].slice(-mostEnded) }, wake: [] };
}

/**
 * The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
 * completed workflow run may be lost.
 */
export const trustedMilliseconds = 300_000;

/** Returns whether a holder has not changed for so long that GitHub lists its workflow run, if there is one. */
export function isOld(since: string, now: number): boolean {
  return now - Date.parse(since) > trustedMilliseconds;
}

/** Takes the slots of holders that are over. A row that is not known yet is held by what GitHub lists. */
export function refreshSlots(row: Claim, active: readonly ActiveRun[] | undefined, now: number): Claim {
  if (active === undefined) return row;
  if (!row.isFilled) {
    const since = new Date(now).toISOString();
    const holders = active.map(({ id }): Holder => ({ id: `workflow run ${id}`, state: 'works', since, workflowRun: id }));
    return { ...row, holders: [...row.holders, ...holders], isFilled: true };
  }
  // Of two dispatches of an execution GitHub may have carried out the one whose answer was lost, and not the one that it promised.
  const isListed = ({ id, workflowRun }: Holder) => active.some((one) => one.id === workflowRun || isTitleOf(one.title, id));
  const isHeld = (holder: Holder): boolean => holder.state === 'given' || !isOld(holder.since, now) || isListed(holder);
  return { ...row, holders: row.holders.filter(isHeld) };
}

/** Returns whether a workflow run has the title of an execution. The progress may stand behind it. */
function isTitleOf(title: string, execution: string): boolean {
  return title === execution || title.startsWith(`${execution} `);
}

/** Orders again what waits of a subject, by the labels that it has now. */
export function relabelLine(
  row: Claim,
  { subject, labels }: { readonly subject: number; readonly labels: readonly string[] },
): Claim {
  const line = row.line.map((one) =>
    one.subject === subject ? { ...one, priority: priorityOf(labels, one.urgentLabels ?? []) } : one,
  );
  return { ...row, line: orderLine(line) };
}
