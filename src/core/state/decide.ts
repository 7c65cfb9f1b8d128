import { describeBroken } from '../condition/describe-stage.ts';
import { budgetsOf } from '../config/schema/budget-schema.ts';
import { gates } from '../gate/gates.ts';
import { needsPerson, type Outcome } from '../output/outcome.ts';
import { jobFor } from '../run/acting-agent.ts';
import { answerWithin, isOverdue, unanswered } from '../run/answers.ts';
import { isTolerated } from '../run/attempts.ts';
import { listFailedParents } from '../run/children.ts';
import { endKey, isAwaited, listKeysAfter, listNotices } from '../run/notices.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import type { Answer, State } from '../run/state.ts';
import { askingRows, awaitingRows, awaitsOthers, isOpen, type NextExecution, readyRows, type TaskRow } from '../run/task-row.ts';
import type { GateName } from '../run/wait.ts';

/** One thing to do next, as data. One exhaustive switch performs effects; a dry run prints them. */
export type Effect =
  /** Starts an execution of an agent stage, or of a built-in (`for: publish`). Key: run, stage, execution. */
  | { readonly kind: 'dispatch-task'; readonly stage: string; readonly for: 'agent' | 'publish'; readonly due: NextExecution }
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

/** Decides what follows from the record with `seq` `cause`: starts only what that made possible. Pure. */
export function decide(
  state: State,
  options: {
    readonly cause: number;
    readonly now: string;
    /** Listeners have been told of the transfers that the record brought about. */
    readonly isTold?: boolean;
  },
): readonly Effect[] {
  // Last of all: GitHub cannot be asked whether an event was sent, so a job that completes the work of another one sends it again.
  const keys = listKeysAfter(state, options.cause).filter((key) => options.isTold !== true || !key.startsWith('transfer/'));
  const notices = keys.map((key): Notify => ({ kind: 'notify', key }));
  const closed = askRun(state, options.now);
  if (closed?.kind === 'never' && state.end !== undefined)
    return [{ kind: 'ignore', reason: closed.why }, ...afterEnd(state, state.end.body.outcome), ...notices];
  if (closed?.kind === 'never') return endRun(state, { outcome: 'failed', reason: closed.why }, notices);
  const ending = findEnding(state, options.now);
  if (ending !== undefined) return endRun(state, ending, notices);
  // What asks a person has its notice before it, which so waits for the end of a pause.
  const asks = listAsks(state);
  const others = notices.filter((notice) => !asks.some((ask) => ask.kind === 'notify' && ask.key === notice.key));
  // A run with nothing left to do has ended above, also in a pause.
  if (closed !== undefined) return [{ kind: 'ignore', reason: 'the run is paused' }, { kind: 'update-views' }, ...others];

  const starts = readyRows(state)
    .filter(({ next }) => next.cause === options.cause)
    .map(({ name, next }): Effect => ({ kind: 'dispatch-task', stage: name, for: jobFor(state, name), due: next }));
  return [...starts, ...asks, { kind: 'update-views' }, ...others];
}

/** Returns why a retry starts nothing, when its decision is the last record. A limit, for example, would end the run again at once. */
export function explainVainRetry(state: State, now: string): string | undefined {
  const effects = decide(state, { cause: state.tip.seq, now });
  const end = effects.find((effect) => effect.kind === 'end-run');
  if (end !== undefined) return `Run \`${state.run.run}\` cannot go on: ${end.reason}.`;
  if (effects.some(({ kind }) => kind === 'dispatch-task' || kind === 'ask')) return explainMissingPlace(state);
  return `Nothing of run \`${state.run.run}\` can be tried again.`;
}

/** Returns that the limit on executions would end the run before the parents of a retried child have started behind it, and then for good. */
function explainMissingPlace(state: State): string | undefined {
  const parents = listFailedParents(state, state.decisions.at(-1)?.task ?? '');
  const parent = parents.at(-1);
  const most = pipelineOf(state.run).limits['max-tasks'];
  const last = state.tasks.length + readyRows(state).length + awaitingRows(state).length + parents.length;
  if (parent === undefined || last <= most) return undefined;
  return `Run \`${state.run.run}\` cannot go on: limits.max-tasks is ${most}, and \`${parent}\` behind it would be execution number ${last}. Comment \`/baton retry ${parent}\` instead.`;
}

/**
 * Asks what keeps everything of a run back, in the order of the list, when something of it is to be started. Returns the first closed
 * gate; undefined where all are open.
 */
function askRun(state: State, now: string): (Answer<string> & { readonly gate: GateName }) | undefined {
  for (const { name, ofRun } of gates) {
    const answer = ofRun?.ask(state, now);
    if (answer !== undefined && answer.kind !== 'open') return { ...answer, gate: name };
  }
  return undefined;
}

/** Decides what people are asked now. All of it was asked before, unless the job that was to ask died. */
export function decideAsks(state: State): readonly Effect[] {
  return state.paused === undefined ? listAsks(state) : [];
}

/** Lists the effects that ask people. A notice comes before its question: by the comment a second try knows that both are done. */
function listAsks(state: State): readonly Effect[] {
  return askingRows(state).flatMap(({ name: stage }): readonly Effect[] => {
    const notice = listNotices(state).find((each) => 'stage' in each && each.stage === stage);
    return [...(notice === undefined ? [] : [{ kind: 'notify', key: notice.key } as const]), { kind: 'ask', stage }];
  });
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
  return [
    ...(needsPerson(outcome) ? [{ kind: 'escalate' } as const] : []),
    { kind: 'update-views' },
    ...(state.run.body.reaction === undefined ? [] : [{ kind: 'react', outcome } as const]),
    { kind: 'fold-comments' },
    ...(remembers(state) ? [{ kind: 'write-history' } as const] : []),
  ];
}

/** Returns whether the end of a run has an entry in the ledger of its pipeline. A budget counts every run, whatever it came to. */
export function remembers({ run }: Pick<State, 'run'>): boolean {
  const { config, pipeline } = run.body;
  return pipelineOf(run).history !== undefined || budgetsOf(config, pipeline).length > 0;
}

/** Returns how the run ended, once nothing runs and nothing can start any more. A question that nobody answered in time keeps no run open. */
function findEnding(state: State, now: string): Ending | undefined {
  const rows = [...state.rows.values()];
  const stagesAlone = rows.filter(({ parent }) => parent === undefined);
  // The question of a child ends by a decision, and its parent goes on.
  const overdue = unanswered(state).filter((row) => row.kind !== 'child' && isOverdue(state, row, now));
  const late = new Set(overdue.map(({ name }) => name));
  // What waits behind a question that nobody answered never starts.
  const isHeld = (row: TaskRow): boolean => isOpen(row) && !late.has(row.name) && (!awaitsOthers(row) || late.size === 0);
  if (rows.some(isHeld)) return undefined;
  // What a child or an element comes to is judged by the task that it is a part of (K-14).
  const all = stagesAlone.flatMap((row) => (row.status === 'ended' ? [{ stage: row.name, body: row.last.body }] : []));
  const ended = all.filter(({ body }) => !isTolerated(state.run, body));
  for (const outcome of ['failed', 'cancelled', 'needs-input'] as const) {
    const found = ended.find(({ body }) => body.outcome === outcome);
    if (found !== undefined)
      return { outcome, reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}` };
  }
  const [broken] = stagesAlone.flatMap((row) =>
    row.status === 'never' && row.never.kind === 'broken' ? [`${row.name}: ${describeBroken(row.never)}`] : [],
  );
  if (broken !== undefined) return { outcome: 'failed', reason: broken };
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
function describeSuccess({ run, rows }: State): string {
  const stagesAlone = [...rows.values()].filter(({ parent }) => parent === undefined);
  const failed = stagesAlone.flatMap((row) => (row.status === 'ended' && isTolerated(run, row.last.body) ? [row.name] : []));
  const skipped = stagesAlone.flatMap((row) => (row.status === 'never' && row.never.kind === 'skipped' ? [row.name] : []));
  if (failed.length + skipped.length === 0) return 'all stages succeeded';
  const parts = [
    ...(failed.length === 0 ? [] : [`${failed.join(', ')} failed, which \`continue-on-failure\` allows`]),
    ...(skipped.length === 0 ? [] : [`${skipped.join(', ')} ${skipped.length === 1 ? 'was' : 'were'} skipped`]),
  ];
  return `${parts.join('; ')}; all other stages succeeded`;
}
