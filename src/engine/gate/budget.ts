import type { CountedRun } from '../../core/budget/add-costs.ts';
import {
  type BudgetFacts,
  type BudgetObstacle,
  canWait,
  checkBudgets,
  earliestCounted,
  listCountedPipelines,
  waitsUntil,
} from '../../core/budget/check-budgets.ts';
import { describeObstacles } from '../../core/budget/describe-budget.ts';
import type { EndedRun } from '../../core/budget/sum-costs.ts';
import { messageOf } from '../../core/problem.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import { mustWait } from '../github-errors.ts';
import { joinRuns, readEndedRuns } from '../thread/budget-runs.ts';

/** The reason of a budget against a start. */
export interface BudgetRefusal {
  /** The reason, as the rest of a sentence without its full stop. */
  readonly reason: string;
  /** The time at which the start is tried again by itself; absent where somebody has to start it again. */
  readonly until?: string;
}

type BudgetQuestion = Pick<BudgetFacts, 'config' | 'pipeline'>;

/** The answer of the budgets to a start, with the ended runs that were read for it. */
export interface Admission {
  /** The reason against the start, if there is one. */
  readonly refusal?: BudgetRefusal | undefined;
  readonly ended: readonly EndedRun[];
}

/**
 * Returns whether and why the budgets of a pipeline let no new run start. With the App the start is entered in its
 * budget entries, so that no other one takes its place; `start` is the id of the event. Without a budget this makes no request.
 */
export async function admitRun(engine: Effects, asked: BudgetQuestion & { readonly start: string }): Promise<Admission> {
  const { config, pipeline, start } = asked;
  const now = engine.ports.clock.now();
  if (earliestCounted({ config, pipeline, now }) === undefined) return { ended: [] };
  let ended: readonly EndedRun[] = [];
  const judge = async (open: readonly CountedRun[]): Promise<BudgetRefusal | undefined> => {
    const found = await findObstacles(engine, { ...asked, open, starts: 'run' });
    if ('unread' in found) return { reason: found.unread };
    ({ ended } = found);
    if (found.obstacles.length === 0) return undefined;
    const waits = engine.ports.budgets !== undefined && canWait(found.obstacles);
    if (waits) return { reason: describeObstacles(found.obstacles, 'waits'), until: waitsUntil(found.obstacles) };
    const then = engine.ports.budgets === undefined ? 'again-without-app' : 'again';
    return { reason: describeObstacles(found.obstacles, then) };
  };
  const { budgets } = engine.ports;
  const refusal =
    budgets === undefined
      ? await judge([])
      : await budgets.enter({ id: `${pipeline} ${start}`, pipeline, startedAt: now }, judge);
  return { refusal, ended };
}

/** Returns in words why an ended run may not go on: it was counted as a run, and its agents would cost money again. */
export async function refuseFurtherAgents(engine: Effects, asked: BudgetQuestion): Promise<string | undefined> {
  if (earliestCounted({ ...asked, now: engine.ports.clock.now() }) === undefined) return undefined;
  const open = (await engine.ports.budgets?.list()) ?? [];
  const found = await findObstacles(engine, { ...asked, open, starts: 'agent' });
  if ('unread' in found) return found.unread;
  return found.obstacles.length === 0 ? undefined : describeObstacles(found.obstacles, 'again');
}

/**
 * Returns what keeps a pipeline from starting. What cannot be read counts as too much: nothing is started that cannot be counted. In
 * a server the work waits for a GitHub that answers, so that no start is refused for a limit or a failure of GitHub.
 */
export async function findObstacles(
  engine: Reads,
  { config, pipeline, open, starts }: BudgetQuestion & { readonly open: readonly CountedRun[]; readonly starts: 'run' | 'agent' },
): Promise<{ readonly obstacles: readonly BudgetObstacle[]; readonly ended: readonly EndedRun[] } | { readonly unread: string }> {
  const now = engine.ports.clock.now();
  const since = earliestCounted({ config, pipeline, now });
  if (since === undefined) return { obstacles: [], ended: [] };
  try {
    const ended = await readEndedRuns(engine, { since, pipelines: listCountedPipelines(config, pipeline) });
    if (!ended.ok) return { unread: describeUnread(ended.error) };
    const runs = joinRuns<CountedRun>([...open, ...ended.value]);
    return { obstacles: checkBudgets({ config, pipeline, runs, now }, { starts }), ended: ended.value };
  } catch (error) {
    if (mustWait(engine, error)) throw error;
    return { unread: describeUnread(messageOf(error)) };
  }
}

function describeUnread(reason: string): string {
  return `what was used of its budget could not be read, and nothing starts that cannot be counted: ${reason.replace(/\.$/, '')}`;
}
