import { needsPerson, type Outcome } from '../output/outcome.ts';
import { jobFor } from './acting-agent.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { Awaiting, Due, StageState, State } from './state.ts';
import { elapsedMinutes, usageOfRun } from './usage.ts';

/** One thing to do next, as data. One exhaustive switch performs effects; a dry run prints them. */
export type Effect =
  /** Starts an execution of an agent stage, or of a built-in (`for: publish`). Key: run, stage, execution. */
  | { readonly kind: 'dispatch-task'; readonly stage: string; readonly for: 'agent' | 'publish'; readonly due: Due }
  /** Writes the record that ends the run. It is part of the comment of the run's last task. */
  | { readonly kind: 'end-run'; readonly outcome: Outcome; readonly reason: string }
  /** Asks a person: one new comment and a label. Key: run. */
  | { readonly kind: 'escalate' }
  /** Asks a person about a stage that awaits one: one new comment. Key: run, stage, and what is asked. */
  | { readonly kind: 'ask'; readonly stage: string }
  /** Writes what later runs of the pipeline are told about this one to its ledger. Key: run. */
  | { readonly kind: 'write-history' }
  /**
   * Replaces the reaction that the run began with by one for its outcome. Key: the reacted-to comment or subject, and the
   * reaction.
   */
  | { readonly kind: 'react'; readonly outcome: Outcome }
  /** Shows people how the run stands: status comment, summary on the pull request, label. All are drawn from the records. */
  | { readonly kind: 'update-views' }
  /** Folds the comments of a run that has ended, so that its status comment alone stays open. */
  | { readonly kind: 'fold-comments' }
  /** Does nothing, for this reason. */
  | { readonly kind: 'ignore'; readonly reason: string };

export interface DecideOptions {
  /** The `seq` of the record that was just written. Only what that record made possible is started now. */
  readonly cause: number;
  readonly now: string;
}

/** Decides what follows from a record that was just written. Pure: the same state and cause give the same effects. */
export function decide(state: State, options: DecideOptions): readonly Effect[] {
  if (state.end !== undefined)
    return [{ kind: 'ignore', reason: 'the run has ended' }, ...afterEnd(state, state.end.body.outcome)];
  const limit = findLimit(state, options.now);
  if (limit !== undefined) return endEarly(state, limit);
  const ending = findEnding(state);
  if (ending !== undefined) return [{ kind: 'end-run', ...ending }, ...afterEnd(state, ending.outcome)];

  if (state.paused !== undefined) return [{ kind: 'ignore', reason: 'the run is paused' }, { kind: 'update-views' }];

  const starts = dueStages(state)
    .filter(({ due }) => due.cause === options.cause)
    .map(({ stage, due }): Effect => ({ kind: 'dispatch-task', stage, for: jobFor(state, stage), due }));
  const asks = awaitingStages(state).map(({ stage }): Effect => ({ kind: 'ask', stage }));
  return [...starts, ...asks, { kind: 'update-views' }];
}

/** Returns the effects that end a run which cannot continue although stages of it are due. */
export function endEarly(state: State, reason: string): readonly Effect[] {
  return [{ kind: 'end-run', outcome: 'failed', reason }, ...afterEnd(state, 'failed')];
}

/**
 * Lists the effects that follow an end. Those for people come first, so that they see how the run ended whatever happens to
 * the ledger. A person is asked once, because the comment is looked for before it is made.
 */
function afterEnd(state: State, outcome: Outcome): readonly Effect[] {
  const remembers = pipelineOf(state.run).history !== undefined;
  return [
    ...(needsPerson(outcome) ? [{ kind: 'escalate' } as const] : []),
    { kind: 'update-views' },
    ...(state.run.body.reaction === undefined ? [] : [{ kind: 'react', outcome } as const]),
    { kind: 'fold-comments' },
    ...(remembers ? [{ kind: 'write-history' } as const] : []),
  ];
}

/** Lists the stages that are due: an execution of each is ordered, running or lost, and has no record yet. */
export function dueStages(state: State): readonly { readonly stage: string; readonly due: Due }[] {
  return [...state.stages].flatMap(([stage, entry]) => (entry.kind === 'due' ? [{ stage, due: entry }] : []));
}

/** Lists the stages that need a person before they can go on. */
export function awaitingStages(state: State): readonly { readonly stage: string; readonly awaiting: Awaiting }[] {
  return [...state.stages].flatMap(([stage, entry]) => (entry.kind === 'awaiting' ? [{ stage, awaiting: entry }] : []));
}

/**
 * Returns the limit that the run has reached, in words. It is counted from the records and our own clock, never from what an
 * agent says (DESIGN 5.4).
 */
function findLimit(state: State, now: string): string | undefined {
  const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === 'limit');
  if (refused !== undefined)
    return `${refused.body.stage}: ${refused.body.failure?.message ?? 'limits.max-handoffs is exceeded'}`;
  const due = nextStages(state);
  if (due.length === 0) return undefined;
  const limits = pipelineOf(state.run).limits;
  const started = state.tasks.length + due.length;
  if (started > limits['max-tasks'])
    return `limits.max-tasks is ${limits['max-tasks']}, and the next execution would be number ${started}`;
  const minutes = elapsedMinutes(state, now);
  if (minutes > limits['timeout-minutes'])
    return `limits.timeout-minutes is ${limits['timeout-minutes']}, and the run has taken ${Math.ceil(minutes)}`;
  // A built-in costs nothing, and without it what was paid for would not be seen.
  if (due.every(({ stage }) => jobFor(state, stage) === 'publish')) return undefined;
  const cost = usageOfRun(state).usage?.costUsd ?? 0;
  const maxCost = limits['max-cost-usd'];
  if (maxCost !== undefined && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
  return undefined;
}

/** Lists the executions that are due, or will be once a person has approved them: nobody is asked for what a limit forbids. */
function nextStages(state: State): ReturnType<typeof dueStages> {
  const approvable = awaitingStages(state).flatMap(({ stage, awaiting }) =>
    awaiting.for === 'approval' ? [{ stage, due: awaiting.due }] : [],
  );
  return [...dueStages(state), ...approvable];
}

function isOpen({ kind }: StageState): boolean {
  return kind === 'due' || kind === 'waiting' || kind === 'awaiting';
}

/** Returns how the run ended, once nothing runs and nothing can start any more. */
function findEnding(state: State): { readonly outcome: Outcome; readonly reason: string } | undefined {
  const entries = [...state.stages];
  if (entries.some(([, entry]) => isOpen(entry))) return undefined;
  const ended = entries.flatMap(([stage, entry]) => (entry.kind === 'ended' ? [{ stage, body: entry.last.body }] : []));
  for (const outcome of ['failed', 'cancelled', 'needs-input'] as const) {
    const found = ended.find(({ body }) => body.outcome === outcome);
    if (found !== undefined)
      return { outcome, reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}` };
  }
  const leaving = ended.filter(({ body }) => body.engine === 'built-in');
  const isPublished = state.tasks.some(({ body }) => body.commits !== undefined);
  if (!isPublished && leaving.length > 0 && leaving.every(({ body }) => body.outcome === 'noop'))
    return { outcome: 'noop', reason: 'nothing was changed or made' };
  if (ended.every(({ body }) => body.outcome === 'noop')) return { outcome: 'noop', reason: 'no stage had anything to do' };
  return { outcome: 'succeeded', reason: 'all stages succeeded' };
}
