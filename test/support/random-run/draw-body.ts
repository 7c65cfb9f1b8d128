import type { Outcome } from '../../../src/core/output/outcome.ts';
import { isSuccess, publishesCommits } from '../../../src/core/output/outcome.ts';
import type { TaskBody } from '../../../src/core/record/record.ts';
import { renderStageBranch } from '../old-derivation/prompt/render-text.ts';
import { agentNameAt } from '../old-derivation/run/acting-agent.ts';
import type { State } from '../old-derivation/run/state.ts';
import type { Moment } from './moment.ts';
import type { Execution } from './write-records.ts';

const outcomes: readonly Outcome[] = [
  ...Array.from({ length: 12 }, () => 'succeeded' as const),
  ...(['failed', 'failed', 'failed', 'failed', 'noop', 'noop', 'needs-input', 'needs-input', 'cancelled'] as const),
];

/** Reasons by which a failure costs an attempt, none, or ends the task at once. */
const reasons = ['exit-status', 'exit-status', 'timeout', 'stale-base', 'job-lost', 'billing'] as const;

/** Lists that an agent leaves for a matrix; the last ones cannot be used. */
const lists = ['["a", "b"]', '["a"]', '[]', '["a", "b", "c", "d"]', '[{"at": "x"}]', 'no list', '[[1]]'] as const;

/** Minutes that an execution takes. */
const minutes = [0, 2, 5, 30] as const;

/** Returns the times of an execution that ends now. */
export function timesOf({ now, draw }: Moment): Pick<TaskBody, 'startedAt' | 'finishedAt'> {
  return { startedAt: new Date(Date.parse(now) - (minutes[draw(minutes.length)] ?? 1) * 60_000).toISOString(), finishedAt: now };
}

export function isSuccessful({ outcome }: Partial<TaskBody>): boolean {
  return outcome !== undefined && isSuccess(outcome);
}

/** Returns the branch that an execution works on; undefined where it has none. */
export function worksOn(state: State, own: Execution): string | undefined {
  const branch = renderStageBranch(state, { stage: own.stage, due: own });
  return branch.ok ? branch.value : undefined;
}

/** Draws what an execution of an agent came to. */
export function drawBody(moment: Moment, own: Execution): Partial<TaskBody> {
  const { state, draw } = moment;
  const outcome = outcomes[draw(outcomes.length)] ?? 'succeeded';
  const failure = outcome === 'failed' ? { failure: { reason: reasons[draw(reasons.length)] ?? '', message: '' } } : {};
  const data = { list: lists[draw(lists.length)] ?? '[]' };
  const handoff = draw(4) === 0 ? {} : { handoff: { version: 1 as const, summary: draw(2) === 0 ? 'done' : 'open', data } };
  const usage = draw(3) === 0 ? { usage: { costUsd: 0.4 } } : {};
  const agent = agentNameAt(state, own) ?? 'worker';
  const kind = ['7', '1', 'x'][draw(3)] ?? 'x';
  return {
    ...{ ...timesOf(moment), ...failure, ...handoff, ...usage, outcome, agent },
    ...drawCommits(moment, { own, outcome, kind }),
  };
}

interface Ended {
  readonly own: Execution;
  readonly outcome: Outcome;
  readonly kind: string;
}

/** Draws the commits of an execution. A pause holds them back. */
function drawCommits({ state, draw }: Moment, { own, outcome, kind }: Ended): Pick<TaskBody, 'results' | 'commits' | 'held'> {
  const branch = worksOn(state, own);
  if (branch === undefined || !publishesCommits(outcome) || draw(4) === 0) return { results: { kind } };
  const [base, head] = ['a', 'b'].map((letter) => letter.repeat(39) + draw(3));
  const commits = { base: base ?? '', head: head ?? '' };
  if (state.paused !== undefined) {
    const bundle = { artifactId: 1, file: 'commits.bundle', bytes: 1, sha256: `sha256:${'0'.repeat(64)}` };
    return { results: { kind }, held: { ...commits, bundle, run: 9 } };
  }
  return { results: { kind, branch }, commits: { ...commits, published: commits.head, created: true } };
}
