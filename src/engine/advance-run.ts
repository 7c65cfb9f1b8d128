import { decide } from '../core/pipeline/decide.ts';
import { deriveState } from '../core/pipeline/derive-state.ts';
import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { EndBody, StoredRecord, TaskBody, TaskRecord } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { renderTaskComment } from '../core/text/record-comments.ts';
import type { RecordDraft } from '../ports/record-store.ts';
import { awaitVisible } from './await-visible.ts';
import type { AdvanceRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';
import { performEffects } from './perform-effects.ts';
import { type RunReading, readRun } from './read-run.ts';
import { settleTask } from './settle-task.ts';

export interface Advanced {
  /** Undefined when there was nothing to record. */
  readonly task: TaskBody | undefined;
  readonly started: readonly string[];
  readonly ended: EndBody | undefined;
}

/**
 * One link of a chain: records what an execution came to and starts what that makes possible.
 * Runs under the subject's lock. Any number of times: an execution that is recorded already is not recorded again,
 * and what it made possible is started only if it was not.
 */
export async function advanceRun(engine: Engine, request: AdvanceRequest): Promise<Result<Advanced, Problem>> {
  const { dispatch } = request;
  const before = await readRun(engine, dispatch);
  if (!before.ok) return failure(before.error);

  const known = findTask(before.value.stored, dispatch);
  if (known !== undefined) return finish(engine, { request, reading: before.value, cause: known.record.seq, recovering: true });
  if (!isExpected(before.value, dispatch)) {
    engine.ports.log.warning(
      `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} fits nothing that is due, so it was left alone.`,
    );
    return success({ task: undefined, started: [], ended: before.value.state.end?.body });
  }
  if (request.delivery.kind === 'output' && request.delivery.output.stopped !== undefined) {
    engine.ports.log.info(`The agent was not started: ${request.delivery.output.stopped}.`);
    return success({ task: undefined, started: [], ended: before.value.state.end?.body });
  }

  const body = await settleTask(engine, { ...request, state: before.value.state });
  const written = await record(engine, { dispatch, reading: before.value, body });
  const after = await awaitVisible(engine, dispatch, written.comment);
  if (!after.ok) return failure(after.error);
  return finish(engine, { request, reading: after.value, cause: written.record.seq, recovering: false });
}

function findTask(stored: readonly StoredRecord[], order: Dispatch): StoredRecord | undefined {
  return stored.find(
    ({ record }) =>
      record.kind === 'task' && record.run === order.run && record.task === order.task && record.execution === order.execution,
  );
}

function isExpected(reading: RunReading, order: Dispatch): boolean {
  const stage = reading.state.stages.get(order.task);
  return stage?.kind === 'due' && stage.execution === order.execution && stage.attempt === order.attempt;
}

/** The task's record, and in the same comment the run's end when this was its last task. */
async function record(engine: Engine, facts: { dispatch: Dispatch; reading: RunReading; body: TaskBody }): Promise<StoredRecord> {
  const { dispatch, reading, body } = facts;
  const { run, task, attempt, execution } = dispatch;
  const draft = { kind: 'task' as const, run, task, attempt, execution, body };
  const end = previewEnd(engine, { reading, draft });
  const drafts: readonly RecordDraft[] =
    end === undefined ? [draft] : [draft, { kind: 'end', run, task: '', attempt: 0, execution: 0, body: end }];
  const stored = await engine.ports.store.append({
    subject: dispatch.subject,
    tip: reading.state.tip,
    drafts,
    visible: renderTaskComment({ run, attempt, body }),
  });
  const [first] = stored;
  if (first === undefined) throw new Error('The store appended nothing.');
  return first;
}

function previewEnd(
  engine: Engine,
  facts: { reading: RunReading; draft: Pick<TaskRecord, 'kind' | 'run' | 'task' | 'attempt' | 'execution' | 'body'> },
): EndBody | undefined {
  const { state, stored } = facts.reading;
  const seq = state.tip.seq + 1;
  const { repo, subject } = state.run;
  const preview: StoredRecord = {
    record: { ...facts.draft, repo, subject, seq, prev: state.tip.digest },
    digest: '',
    comment: 0,
    envelope: undefined,
  };
  const next = deriveState([...stored, preview], state.run.run);
  if (!next.ok) return undefined;
  const now = engine.ports.clock.now();
  const end = decide(next.value, { cause: seq, now }).find((effect) => effect.kind === 'end-run');
  return end === undefined ? undefined : { outcome: end.outcome, reason: end.reason, finishedAt: now };
}

interface FinishRequest {
  readonly request: AdvanceRequest;
  readonly reading: RunReading;
  readonly cause: number;
  readonly recovering: boolean;
}

async function finish(engine: Engine, facts: FinishRequest): Promise<Result<Advanced, Problem>> {
  const { dispatch } = facts.request;
  const { state } = facts.reading;
  const { started } = await performEffects(engine, {
    effects: decide(state, { cause: facts.cause, now: engine.ports.clock.now() }),
    reading: facts.reading,
    first: dispatch.first,
    status: dispatch.status,
    recovering: facts.recovering,
    inline: false,
  });
  const own = state.tasks.find((task) => task.seq === facts.cause);
  return success({ task: own?.body, started, ended: state.end?.body });
}
