import { type ChildWait, childLimits, type WaitRequest } from '../children/child.ts';
import { isSuccess, outcomeSchema } from '../output/outcome.ts';
import { truncateCodePoints } from '../text/code-points.ts';

interface WaitFacts {
  readonly stage: string;
  /** The names of all children of the task. */
  readonly known: readonly string[];
  /** The number of requests of the turn that were refused, and whose agent is to be told. */
  readonly untold: number;
  readonly finishedAt: string;
}

/**
 * Returns the wait with which a turn ends: for children of its own task alone, each once (K-12, K-16). Without a child to wait for
 * there is no wait, and the turn counts as one that ended. Where the agent is to be told of refusals, the wait has no names: it is over at once.
 */
export function planWait(
  request: WaitRequest | undefined,
  { stage, known, untold, finishedAt }: WaitFacts,
): { readonly wait?: ChildWait; readonly warnings: readonly string[] } {
  if (request === undefined) return { warnings: [] };
  const asked = [...new Set(request.names.slice(0, childLimits.waitedFor))];
  const found = asked.flatMap((name) => known.find((each) => each === name || each === `${stage}/${name}`) ?? []);
  const unknown = asked.filter((name) => !known.includes(name) && !known.includes(`${stage}/${name}`));
  const shown = unknown
    .slice(0, 3)
    .map((name) => `"${truncateCodePoints(name, 100)}"`)
    .join(', ');
  const warnings = unknown.length === 0 ? [] : [`BATON-E721: ${stage} waited for ${shown}, which it has not created.`];
  if (found.length === 0) return untold === 0 ? { warnings } : { wait: { names: [], until: 'all' }, warnings };
  const minutes = request.timeoutMinutes;
  const deadline = minutes === undefined ? undefined : deadlineOf(finishedAt, minutes);
  return {
    wait: { names: [...new Set(found)], until: request.until, ...(deadline === undefined ? {} : { deadline }) },
    warnings,
  };
}

function deadlineOf(from: string, minutes: number): string {
  return new Date(Date.parse(from) + Math.min(minutes, childLimits.waitMinutes) * 60_000).toISOString();
}

/** Returns whether a wait is over by the outcomes of the children that it names. Any other word than an outcome stands for an open one. */
export function isWaitOver(until: ChildWait['until'], outcomes: readonly string[]): boolean {
  const ended = outcomes.flatMap((outcome) => outcomeSchema.safeParse(outcome).data ?? []);
  if (ended.length === outcomes.length) return true;
  if (until === 'all') return false;
  return until === 'first' ? ended.length > 0 : ended.some((outcome) => !isSuccess(outcome));
}
