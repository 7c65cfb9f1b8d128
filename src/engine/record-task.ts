import { attemptsIn } from '../core/pipeline/attempts-in.ts';
import { decide } from '../core/pipeline/decide.ts';
import { deriveState } from '../core/pipeline/derive-state.ts';
import type { State } from '../core/pipeline/state.ts';
import { usageOfRun } from '../core/pipeline/usage-of-run.ts';
import type { Problem } from '../core/problem.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { EndBody, StoredRecord, TaskBody, TaskRecord } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { renderTaskComment } from '../core/text/record-comments.ts';
import { hasRetryNotice, renderRetryNotice } from '../core/text/retry-notice.ts';
import type { RecordDraft } from '../ports/record-store.ts';
import { awaitVisible } from './await-visible.ts';
import type { Engine } from './engine-ports.ts';
import { findTask } from './find-task.ts';
import { type RunReading, readRun } from './read-run.ts';

interface RecordRequest {
  readonly dispatch: Dispatch;
  readonly reading: RunReading;
  readonly body: TaskBody;
}

interface Recorded {
  readonly reading: RunReading;
  /** `seq` of the task's record. */
  readonly cause: number;
  /** It had been written before, by a publisher that did not come to its end. */
  readonly recovering: boolean;
}

/** A publisher before us may have crashed after it wrote: then our record lost its place, and is written behind that one. */
const maxTries = 3;

/** Writes the task's record and waits until it shows and counts. */
export async function recordTask(engine: Engine, request: RecordRequest): Promise<Result<Recorded, Problem>> {
  let { reading } = request;
  for (let tries = 1; ; tries += 1) {
    const written = await append(engine, { ...request, reading });
    const { comment, digest } = written;
    const after = await awaitVisible(engine, { order: request.dispatch, comment, digest });
    if (after.ok) return success({ reading: after.value, cause: written.record.seq, recovering: false });
    if (after.error.code !== 'BATON-E906' || tries === maxTries) return failure(after.error);
    const again = await readRun(engine, request.dispatch);
    if (!again.ok) return failure(again.error);
    reading = again.value;
    const earlier = findTask(reading.stored, request.dispatch);
    if (earlier !== undefined) return success({ reading, cause: earlier.record.seq, recovering: true });
  }
}

/** The task's record, and in the same comment the run's end when this was its last task. */
async function append(engine: Engine, facts: RecordRequest): Promise<StoredRecord> {
  const { dispatch, reading, body } = facts;
  const { run, task, attempt, execution } = dispatch;
  const draft = { kind: 'task' as const, run, task, attempt, execution, body };
  const { end, state } = preview(engine, { reading, draft });
  const notice = findNotice(state, draft);
  const drafts: readonly RecordDraft[] =
    end === undefined ? [draft] : [draft, { kind: 'end', run, task: '', attempt: 0, execution: 0, body: end }];
  const stored = await engine.ports.store.append({
    subject: dispatch.subject,
    tip: reading.state.tip,
    drafts,
    visible: renderTaskComment({ run, attempt, body, attempts: attemptsIn(reading.state.run, task), notice }),
  });
  const [first] = stored;
  if (first === undefined) throw new Error('The store appended nothing.');
  if (notice !== undefined) engine.ports.log.warning(`${run}/${task}: ${notice}.`);
  return first;
}

type Draft = Pick<TaskRecord, 'kind' | 'run' | 'task' | 'attempt' | 'execution' | 'body'>;

/** What the record will lead to: the run's state with it, and the end when there is one. */
function preview(
  engine: Engine,
  facts: { reading: RunReading; draft: Draft },
): { readonly state: State | undefined; readonly end: EndBody | undefined } {
  const { state, stored } = facts.reading;
  const seq = state.tip.seq + 1;
  const { repo, subject } = state.run;
  const record = { ...facts.draft, repo, subject, seq, prev: state.tip.digest };
  const next = deriveState([...stored, { record, digest: '', comment: 0, envelope: undefined }], state.run.run);
  if (!next.ok) return { state: undefined, end: undefined };
  const now = engine.ports.clock.now();
  const found = decide(next.value, { cause: seq, now }).find((effect) => effect.kind === 'end-run');
  const end =
    found === undefined
      ? undefined
      : { outcome: found.outcome, reason: found.reason, finishedAt: now, ...usageOfRun(next.value) };
  return { state: withEnd(next.value, end), end };
}

function withEnd(state: State, body: EndBody | undefined): State {
  return body === undefined ? state : { ...state, end: { ...state.run, kind: 'end', body } };
}

function findNotice(state: State | undefined, draft: Draft): string | undefined {
  return state !== undefined && hasRetryNotice(state, draft) ? renderRetryNotice(state, draft) : undefined;
}
