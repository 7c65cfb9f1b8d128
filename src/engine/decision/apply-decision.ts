import { problemText } from '../../core/problem.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { DecisionBody, DecisionRecord, StoredRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { checkDecision, type ProposedDecision } from '../../core/run/check-decision.ts';
import { decide } from '../../core/run/decide.ts';
import { nextEndExecution } from '../../core/run/decisions.ts';
import { deriveState } from '../../core/run/derive-state.ts';
import type { State } from '../../core/run/state.ts';
import { usageOfRun } from '../../core/run/usage.ts';
import { renderDecisionComment } from '../../core/view/comment/decision.ts';
import type { RecordDraft } from '../../ports/record-store.ts';
import type { StartedRun } from '../../ports/starter.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Engine } from '../engine-ports.ts';
import { listWorkers, readResumedWorker, stopWorkers } from '../order/workers.ts';
import { awaitVisible } from '../thread/await-record.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { labelRunning } from '../view/labels.ts';
import { readStatusComment } from '../view/status-comment.ts';

export interface DecisionRequest extends ProposedDecision, Pick<DecisionBody, 'actor' | 'reason'>, RunRef {}

export interface AppliedDecision {
  readonly decision: DecisionRecord;
  /** False when the same comment or event had decided it before: nothing was written again. */
  readonly isNew: boolean;
  /** Stages that were started. */
  readonly started: readonly string[];
  /** Workflow runs that were told to stop. */
  readonly stopped: readonly StartedRun[];
  /** The run as it is afterwards. */
  readonly state: State;
}

const maxTries = 3;

/**
 * Writes what was decided about a run, and does what follows from it; the error says in a sentence why it would mean nothing.
 * Runs under the subject's lock. Any number of times: a comment or event decides once, and what was cut off is completed.
 */
export async function applyDecision(engine: Engine, request: DecisionRequest): Promise<Result<AppliedDecision, string>> {
  for (let tries = 1; ; tries += 1) {
    const reading = await readRun(engine, request);
    if (!reading.ok) return failure(problemText(reading.error));
    const made = findMade(reading.value.state, request);
    if (made !== undefined)
      return success(await carryOut(engine, { request, reading: reading.value, decision: made, isNew: false }));
    const refusal = checkDecision(reading.value.state, request) ?? previewRefusal(engine, { request, reading: reading.value });
    if (refusal !== undefined) return failure(refusal);
    const written = await append(engine, { request, reading: reading.value });
    const { comment, digest } = written;
    const after = await awaitVisible(engine, { order: request, comment, digest });
    if (after.ok)
      return success(await carryOut(engine, { request, reading: after.value, decision: written.record, isNew: true }));
    // Another writer had the place: what it wrote may have settled what was to be decided.
    if (after.error.code !== 'BATON-E906' || tries === maxTries) throw new Error(problemText(after.error));
  }
}

/** The decision of this very comment or event. */
function findMade({ decisions }: State, { verb, source }: DecisionRequest): DecisionRecord | undefined {
  return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}

interface DecideFacts {
  readonly request: DecisionRequest;
  readonly reading: RunReading;
}

function draftDecision(engine: Engine, { request, reading }: DecideFacts): Extract<RecordDraft, { kind: 'decision' }> {
  const { run, verb, actor, reason, source, stage } = request;
  const decidedAt = engine.ports.clock.now();
  return {
    kind: 'decision',
    run,
    task: stage ?? '',
    attempt: 0,
    execution: reading.state.decisions.length + 1,
    body: { verb, actor: { id: actor.id, login: actor.login }, reason, source, decidedAt },
  };
}

/** A limit would end the run again at once: that is said instead of done. */
function previewRefusal(engine: Engine, { request, reading }: DecideFacts): string | undefined {
  if (request.verb !== 'retry') return undefined;
  const { repo, thread: subject } = reading.state.run;
  const { seq, digest: prev } = reading.state.tip;
  const draft = draftDecision(engine, { request, reading });
  const added: StoredRecord = {
    record: { ...draft, repo, thread: subject, seq: seq + 1, prev },
    digest: '',
    comment: 0,
    envelope: undefined,
  };
  const next = deriveState([...reading.stored, added], request.run);
  if (!next.ok) return next.error.message;
  const effects = decide(next.value, { cause: seq + 1, now: engine.ports.clock.now() });
  const end = effects.find((effect) => effect.kind === 'end-run');
  if (end !== undefined) return `Run \`${request.run}\` cannot go on: ${end.reason}.`;
  if (effects.some(({ kind }) => kind === 'dispatch-task')) return undefined;
  return `Nothing of run \`${request.run}\` can be tried again.`;
}

/** The decision, and in the same comment the end of a run that ends by it. */
async function append(engine: Engine, facts: DecideFacts): Promise<StoredRecord & { readonly record: DecisionRecord }> {
  const { reading, request } = facts;
  const { state } = reading;
  const draft = draftDecision(engine, facts);
  const stopping = endsRun(request) ? await listWorkers(engine, state) : [];
  const [stored] = await engine.ports.store.append({
    thread: request.thread,
    tip: state.tip,
    drafts: endsRun(request) ? [draft, draftEnd(state, draft)] : [draft],
    visible: engine.ports.redactor.redact(renderDecisionComment({ ...draft, stopping })).text,
  });
  if (stored?.record.kind !== 'decision') throw new Error('The store did not append the decision.');
  return { ...stored, record: stored.record };
}

function endsRun({ verb }: ProposedDecision): boolean {
  return verb === 'cancel' || verb === 'supersede';
}

function draftEnd(state: State, { run, body }: Extract<RecordDraft, { kind: 'decision' }>): RecordDraft {
  const outcome = 'cancelled' as const;
  const reason = `${body.verb === 'cancel' ? 'cancelled by' : 'ended for a newer run by'} ${body.actor.login}: ${body.reason}`;
  const end = { outcome, reason, finishedAt: body.decidedAt, ...usageOfRun(state) };
  // The decision comes first, so the end stands one place further on.
  const tip = { ...state.tip, seq: state.tip.seq + 1 };
  return { kind: 'end', run, task: '', attempt: 0, execution: nextEndExecution({ ...state, tip }, 0), body: end };
}

interface CarryRequest extends DecideFacts {
  readonly decision: DecisionRecord;
  readonly isNew: boolean;
}

async function carryOut(engine: Engine, { request, reading, decision, isNew }: CarryRequest): Promise<AppliedDecision> {
  const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading.state)) : [];
  if (request.verb === 'retry' && reading.state.end === undefined) await labelRunning(engine, reading.state);
  const effects = decide(reading.state, { cause: decision.seq, now: engine.ports.clock.now() });
  const { started, state } = await performEffects(engine, {
    effects: effects.filter(({ kind }) => kind !== 'ignore'),
    reading,
    status: await readStatusComment(engine, reading),
    // What is due may be at work since before the run ended, or was started by this decision before a crash.
    recovering: true,
    findEarlier: (order) => readResumedWorker(engine, { order, since: isNew ? undefined : decision.body.decidedAt }),
    inline: false,
  });
  return { decision, isNew, started, stopped, state };
}
