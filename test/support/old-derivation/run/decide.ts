import { isChild, isPart } from '../../../../src/core/children/task-name.ts';
import { budgetsOf } from '../../../../src/core/config/schema/budget-schema.ts';
import { needsPerson, type Outcome } from '../../../../src/core/output/outcome.ts';
import { describeBroken } from '../condition/describe-stage.ts';
import { jobFor } from './acting-agent.ts';
import { answerWithin, isOverdue, unanswered } from './answers.ts';
import { isTolerated } from './attempts.ts';
import { endKey, isAwaited, listKeysAfter, listNotices } from './notices.ts';
import { pipelineOf } from './pipeline-of.ts';
import { findRepeat } from './repeats.ts';
import { awaitingStages, type Due, dueStages, isOpen, type State } from './state.ts';
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
  /** Sends a notice to the listeners of the pipeline. Key: run, and the key of the notice, which listeners get as the id of the event. */
  | { readonly kind: 'notify'; readonly key: string }
  /** Folds the comments of a run that has ended, so that its status comment alone stays open. */
  | { readonly kind: 'fold-comments' }
  /** Does nothing, for this reason. */
  | { readonly kind: 'ignore'; readonly reason: string };

type Notify = Extract<Effect, { kind: 'notify' }>;

export interface DecideOptions {
  /** The `seq` of the record that was just written. Only what that record made possible is started now. */
  readonly cause: number;
  readonly now: string;
}

/** Decides what follows from a record that was just written. Pure: the same state and cause give the same effects. */
export function decide(state: State, options: DecideOptions): readonly Effect[] {
  // Last of all: GitHub cannot be asked whether an event was sent, so a job that completes the work of another one sends it again.
  const notices: readonly Notify[] = listKeysAfter(state, options.cause).map((key) => ({ kind: 'notify', key }));
  if (state.end !== undefined)
    return [{ kind: 'ignore', reason: 'the run has ended' }, ...afterEnd(state, state.end.body.outcome), ...notices];
  const limit = findLimit(state, options.now);
  const ending = limit === undefined ? findEnding(state, options.now) : ({ outcome: 'failed', reason: limit } as const);
  if (ending !== undefined) return endRun(state, ending, notices);

  if (state.paused !== undefined) return [{ kind: 'ignore', reason: 'the run is paused' }, { kind: 'update-views' }, ...notices];

  const starts = dueStages(state)
    .filter(({ due }) => due.cause === options.cause)
    .map(({ stage, due }): Effect => ({ kind: 'dispatch-task', stage, for: jobFor(state, stage), due }));
  const asks = decideAsks(state);
  const others = notices.filter((notice) => !asks.some((ask) => ask.kind === 'notify' && ask.key === notice.key));
  return [...starts, ...asks, { kind: 'update-views' }, ...others];
}

/** Decides what people are asked now. All of it was asked before, unless the job that was to ask died. */
export function decideAsks(state: State): readonly Effect[] {
  return state.paused === undefined ? awaitingStages(state).flatMap(({ stage }) => askFor(state, stage)) : [];
}

/** Lists the effects that ask a person. The notice comes first: by the comment a second try knows that both are done. */
function askFor(state: State, stage: string): readonly Effect[] {
  const notice = listNotices(state).find((each) => 'stage' in each && each.stage === stage);
  return [...(notice === undefined ? [] : [{ kind: 'notify', key: notice.key } as const]), { kind: 'ask', stage }];
}

/** Returns the effects that end a run which cannot continue although stages of it are due. */
export function endEarly(state: State, reason: string): readonly Effect[] {
  return endRun(state, { outcome: 'failed', reason });
}

interface Ending {
  readonly outcome: Outcome;
  readonly reason: string;
}

/** Lists the effects that end a run. The record of the end, which the last notice is about, will be the next one. */
function endRun(state: State, ending: Ending, notices: readonly Effect[] = []): readonly Effect[] {
  const isTold = isAwaited(state, { on: 'end', outcome: ending.outcome });
  const own = isTold ? [{ kind: 'notify', key: endKey(state.tip.seq + 1) } as const] : [];
  return [{ kind: 'end-run', ...ending }, ...afterEnd(state, ending.outcome), ...notices, ...own];
}

/**
 * Lists the effects that follow an end. Those for people come first, so that they see how the run ended whatever happens to
 * the ledger. A person is asked once, because the comment is looked for before it is made.
 */
function afterEnd(state: State, outcome: Outcome): readonly Effect[] {
  const { config, pipeline } = state.run.body;
  // A budget counts every run, whatever it came to.
  const remembers = pipelineOf(state.run).history !== undefined || budgetsOf(config, pipeline).length > 0;
  return [
    ...(needsPerson(outcome) ? [{ kind: 'escalate' } as const] : []),
    { kind: 'update-views' },
    ...(state.run.body.reaction === undefined ? [] : [{ kind: 'react', outcome } as const]),
    { kind: 'fold-comments' },
    ...(remembers ? [{ kind: 'write-history' } as const] : []),
  ];
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
  const repeated = limits['max-repeats'] === undefined ? undefined : findRepeat(state, limits['max-repeats']);
  if (repeated !== undefined) return repeated;
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

/**
 * Lists the stages that are due, or will be once a person has answered or approved: nobody is asked for what could start nothing,
 * because a limit forbids it.
 */
function nextStages(state: State): readonly { readonly stage: string }[] {
  return [...dueStages(state), ...awaitingStages(state)];
}

/** Returns how the run ended, once nothing runs and nothing can start any more. A question that nobody answered in time keeps no run open. */
function findEnding(state: State, now: string): Ending | undefined {
  const entries = [...state.stages];
  const stagesAlone = entries.filter(([stage]) => !isPart(stage));
  // The question of a child ends by a decision, and its parent goes on.
  const overdue = unanswered(state).filter(({ stage, awaiting }) => !isChild(stage) && isOverdue(state, awaiting, now));
  const late = new Set(overdue.map(({ stage }) => stage));
  // What waits behind a question that nobody answered never starts.
  const isHeld = ([stage, entry]: (typeof entries)[number]): boolean =>
    isOpen(entry) && !late.has(stage) && (entry.kind !== 'waiting' || late.size === 0);
  if (entries.some(isHeld)) return undefined;
  // What a child or an element comes to is judged by the task that it is a part of (K-14).
  const all = stagesAlone.flatMap(([stage, entry]) => (entry.kind === 'ended' ? [{ stage, body: entry.last.body }] : []));
  const ended = all.filter(({ body }) => !isTolerated(state.run, body));
  for (const outcome of ['failed', 'cancelled', 'needs-input'] as const) {
    const found = ended.find(({ body }) => body.outcome === outcome);
    if (found !== undefined)
      return { outcome, reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}` };
  }
  const broken = stagesAlone.find(([, entry]) => entry.kind === 'broken');
  if (broken?.[1].kind === 'broken') return { outcome: 'failed', reason: `${broken[0]}: ${describeBroken(broken[1])}` };
  const [unheard] = late;
  if (unheard !== undefined)
    return { outcome: 'needs-input', reason: `${unheard}: nobody answered within ${answerWithin(state.run)}` };
  const leaving = ended.filter(({ body }) => body.engine === 'built-in');
  const isPublished = state.tasks.some(({ body }) => body.commits !== undefined);
  if (!isPublished && leaving.length > 0 && leaving.every(({ body }) => body.outcome === 'noop'))
    return { outcome: 'noop', reason: 'nothing was changed or made' };
  if (all.length === 0) return { outcome: 'noop', reason: 'all stages were skipped' };
  if (all.every(({ body }) => body.outcome === 'noop')) return { outcome: 'noop', reason: 'no stage had anything to do' };
  return { outcome: 'succeeded', reason: describeSuccess(state) };
}

/** Describes a success: which stages did not take part in it, if any. */
function describeSuccess({ run, stages }: State): string {
  const failed = [...stages].flatMap(([stage, entry]) =>
    entry.kind === 'ended' && !isPart(stage) && isTolerated(run, entry.last.body) ? [stage] : [],
  );
  const skipped = [...stages].flatMap(([stage, entry]) => (!isPart(stage) && entry.kind === 'skipped' ? [stage] : []));
  if (failed.length + skipped.length === 0) return 'all stages succeeded';
  const parts = [
    ...(failed.length === 0 ? [] : [`${failed.join(', ')} failed, which \`continue-on-failure\` allows`]),
    ...(skipped.length === 0 ? [] : [`${skipped.join(', ')} ${skipped.length === 1 ? 'was' : 'were'} skipped`]),
  ];
  return `${parts.join('; ')}; all other stages succeeded`;
}
