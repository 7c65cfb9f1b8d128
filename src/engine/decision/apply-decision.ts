/**
 * The room of decisions: a person, a comment or a change of the subject pauses, resumes, retries or ends a run.
 *
 * 1. `apply-change.ts` finds the open runs about a subject and what its change means to each; `replace-run.ts` ends a run for a newer
 *    one. Both call `applyDecision`, as the commands do.
 * 2. `applyDecision` reads the run and returns a refusal where the decision would have no effect.
 * 3. It writes the decision, with the end of the run where the decision ends it, in one comment.
 * 4. It stops the workflow runs at work, decides what follows, and performs that.
 */
import { explainSmallRaise } from '../../core/budget/run-cost.ts';
import { problemText } from '../../core/problem.ts';
import type { DecisionBody, DecisionRecord } from '../../core/record/decision-record.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { RecordDraft } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { checkDecision, type ProposedDecision } from '../../core/run/check-decision.ts';
import { listFailedParents } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import { awaitingRows, awaitsApproval, readyRows, type TaskRow } from '../../core/run/task-row.ts';
import { decide, explainVainRetry } from '../../core/state/decide.ts';
import { stateWith } from '../../core/state/derive-state.ts';
import { draftEnd } from '../../core/state/final-result.ts';
import { type DecisionView, renderDecisionComment } from '../../core/view/comment/decision.ts';
import type { AppendRequest } from '../../ports/record-store.ts';
import type { StartedRun } from '../../ports/starter.ts';
import { appendAndRead } from '../effects/append-records.ts';
import { performEffects, startOf } from '../effects/perform-effects.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import { createOnceStarter, listWorkers, stopWorkers } from '../gate/worker.ts';
import { findUnfit, type RunReading, readRun } from '../thread/read-run.ts';
import { closeRequests } from '../view/close-requests.ts';
import { foldCalls } from '../view/fold-comments.ts';
import { labelRunning } from '../view/labels.ts';
import { readStatusComment } from '../view/status-comment.ts';

export interface DecisionRequest
  extends ProposedDecision,
    Pick<DecisionBody, 'actor' | 'reason' | 'askedAt' | 'digest' | 'by'>,
    RunRef {
  /** The run as a job knows it that has written records itself, which a new list may lack; absent: it is read. */
  readonly reading?: RunReading;
  /** The rows of what waits for a usage limit of another run, of all that a person wakes (`Line.listLimited`). */
  readonly behindOthers?: ReadonlyMap<string, TaskRow>;
}

export interface AppliedDecision {
  readonly decision: DecisionRecord;
  /** False when the same comment or event had decided before, so that nothing was written again. */
  readonly isNew: boolean;
  /** The stages that were started. */
  readonly started: readonly string[];
  /** The workflow runs that were told to stop. */
  readonly stopped: readonly StartedRun[];
  /** The run as it is afterwards. */
  readonly reading: RunReading;
}

/**
 * Writes a decision about a run and does what follows from it. The error says in a sentence why the decision would mean nothing.
 * Runs under the subject's lock. Idempotent: a comment or event decides once, and a decision that a crash cut off is completed.
 */
export async function applyDecision(engine: Effects, request: DecisionRequest): Promise<Result<AppliedDecision, string>> {
  const reading = request.reading === undefined ? await readRun(engine, request) : success(request.reading);
  if (!reading.ok) return failure(problemText(reading.error));
  // An end hides what the records lack, and a run that goes on again has none.
  const own = reading.value.stored.filter(({ record }) => record.run === request.run);
  const unfit = request.verb === 'retry' ? findUnfit(own, request.stage ?? '') : undefined;
  if (unfit !== undefined) return failure(problemText(unfit));
  const build = (now: RunReading): Promise<Result<DecisionComment, DecisionRecord | string>> =>
    buildDecisionComment(engine, { request, state: now.state });
  const appended = await appendAndRead(engine, { order: request, reading: reading.value, build });
  if (appended.kind === 'failed') throw new Error(problemText(appended.problem));
  if (appended.kind === 'not-needed')
    return typeof appended.reason === 'string'
      ? failure(appended.reason)
      : success(await completeDecision(engine, { request, reading: appended.reading, decision: appended.reason, isNew: false }));
  const { record } = appended.first;
  if (record.kind !== 'decision') throw new Error('The store did not append the decision.');
  return success(await completeDecision(engine, { request, reading: appended.reading, decision: record, isNew: true }));
}

interface DecisionFacts {
  readonly request: DecisionRequest;
  readonly state: State;
}

type DecisionComment = Pick<AppendRequest, 'drafts' | 'visible'>;

/**
 * Builds the comment with the decision, and with the end of a run that ends by it. The error is the record, where the same comment
 * or event has decided before, or a sentence that says why the decision would mean nothing.
 */
async function buildDecisionComment(
  engine: Reads,
  { request, state }: DecisionFacts,
): Promise<Result<DecisionComment, DecisionRecord | string>> {
  const earlier = findDecision(state, request);
  if (earlier !== undefined) return failure(earlier);
  const draft = draftDecision(engine, { request, state });
  const isRetry = request.verb === 'retry';
  const refusal =
    checkDecision({ ...state, rows: new Map([...state.rows, ...(request.behindOthers ?? [])]) }, request) ??
    (request.usd === undefined ? undefined : explainSmallRaise(state, request.usd)) ??
    (isRetry ? explainVainRetry(stateWith(state, [draft]), engine.ports.clock.now()) : undefined);
  if (refusal !== undefined) return failure(refusal);
  const stopping = endsRun(request) ? await listWorkers(engine, { state, first: request.first }) : [];
  const at = { stage: draft.task, now: draft.body.decidedAt };
  const transfer = request.by === 'fallback' ? state.gates.fallbacks?.draftTransfer(state, at) : undefined;
  if (request.by === 'fallback' && transfer === undefined) return failure(`No other agent continues \`${at.stage}\` now.`);
  const follows = endsRun(request) ? draftCancelledEnd(state, draft) : transfer;
  return success({
    drafts: follows === undefined ? [draft] : [draft, follows],
    visible: engine.ports.redactor.redact(renderDecisionComment({ ...draft, ...describeNext(state, draft), stopping })).text,
  });
}

/** Describes what keeps stages from starting after a decision. */
function describeNext(state: State, draft: DecisionDraft): Pick<DecisionView, 'isPaused' | 'awaited' | 'parents'> {
  const awaited = awaitingRows(stateWith(state, [draft])).filter(awaitsApproval);
  const parents = draft.body.verb === 'retry' ? listFailedParents(state, draft.task) : [];
  return { isPaused: state.paused !== undefined, awaited: awaited.map(({ name }) => name), parents };
}

/** Finds the decision of this very comment or event. */
function findDecision({ decisions }: State, { verb, source }: DecisionRequest): DecisionRecord | undefined {
  return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}

type DecisionDraft = Extract<RecordDraft, { kind: 'decision' }>;

function draftDecision(engine: Reads, { request, state }: DecisionFacts): DecisionDraft {
  const { run, verb, by, actor, reason, source, stage, askedAt, text, isOutside, digest, approval, usd } = request;
  return {
    kind: 'decision',
    run,
    task: stage ?? '',
    attempt: 0,
    // Behind the last one: a decision whose comment somebody took away is not counted.
    execution: (state.decisions.at(-1)?.execution ?? 0) + 1,
    body: {
      verb,
      actor: { id: actor.id, login: actor.login },
      reason,
      ...(by === undefined ? {} : { by }),
      ...(text === undefined ? {} : { text }),
      ...(isOutside === true ? { outside: true } : {}),
      ...(digest === undefined ? {} : { digest }),
      ...(approval === undefined ? {} : { approval }),
      usd,
      source,
      ...(askedAt === undefined ? {} : { askedAt }),
      decidedAt: engine.ports.clock.now(),
      ...(engine.settings.workflowRun.id === 0 ? {} : { workflowRun: engine.settings.workflowRun.id }),
    },
  };
}

function endsRun({ verb }: ProposedDecision): boolean {
  return verb === 'cancel' || verb === 'supersede' || verb === 'reject';
}

function draftCancelledEnd(state: State, draft: DecisionDraft): RecordDraft {
  return draftEnd(stateWith(state, [draft]), {
    outcome: 'cancelled',
    reason: describeEnd(draft),
    finishedAt: draft.body.decidedAt,
  });
}

function describeEnd({ task, body }: DecisionDraft): string {
  const { verb, actor, reason, text } = body;
  if (verb === 'reject') return `${actor.login} did not approve ${task}: ${text === undefined ? 'no reason was given' : text}`;
  return `${verb === 'cancel' ? 'cancelled by' : 'ended for a newer run by'} ${actor.login}: ${reason}`;
}

async function completeDecision(
  engine: Effects,
  { request, reading, decision, isNew }: Pick<AppliedDecision, 'reading' | 'decision' | 'isNew'> & Pick<DecisionFacts, 'request'>,
): Promise<AppliedDecision> {
  const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading)) : [];
  if (request.verb === 'retry' && reading.state.end === undefined) {
    await labelRunning(engine, reading.state);
    await foldCalls(engine, reading);
  }
  await closeRequests(engine, reading);
  const effects = decide(reading.state, { cause: decision.seq, now: engine.ports.clock.now() });
  const isEnding = effects.some(({ kind }) => kind === 'end-run');
  const behindOthers = readyRows(reading.state).filter(({ name }) => !isEnding && request.behindOthers?.has(name));
  const { started, state } = await performEffects(engine, {
    effects: [...behindOthers.map((row) => startOf(reading.state, row)), ...effects.filter(({ kind }) => kind !== 'ignore')],
    reading,
    status: await readStatusComment(engine, reading),
    // The executions that are due may have been at work since before the run ended, or were started by this decision before a crash.
    start: createOnceStarter(engine, isNew ? undefined : decision.body.decidedAt),
  });
  return { decision, isNew, started, stopped, reading: { ...reading, state } };
}
