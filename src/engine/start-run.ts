import type { Config } from '../core/config/config-schema.ts';
import { selectPipeline } from '../core/config/select-pipeline.ts';
import { nextRunName } from '../core/pipeline/names.ts';
import type { Problem } from '../core/problem.ts';
import type { Comment } from '../core/record/comment.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { RunBody } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { renderRunComment } from '../core/text/record-comments.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { type BegunRun, beginRun } from './begin-run.ts';
import type { Engine } from './engine-ports.ts';
import { findEarlierRuns, newestOf } from './find-earlier-runs.ts';
import { freezeComments } from './freeze-comments.ts';
import { type PlacedRun, placeRun } from './place-run.ts';
import { placeTick } from './place-tick.ts';
import { readHistory } from './read-history.ts';
import { type RunReading, readRun } from './read-run.ts';
import { asStoredRun, type StoredRun } from './stored-run.ts';
import { silenceWords, sweepRun } from './sweep-run.ts';

export interface StartRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly commit: string;
  readonly inline: boolean;
  readonly start: string;
}

/** Starts a run, or goes on with the one that the same event started; the error says why neither, in words. */
export async function startRun(engine: Engine, request: StartRequest): Promise<Result<BegunRun, string>> {
  const placed = await place(engine, request);
  const found = await findEarlierRuns(engine, placed);
  const same = found.runs.find(({ record }) => record.body.start === placed.start);
  if (same !== undefined) return success(await beginRun(engine, { ...request, stored: same, recovering: true }));
  const newest = newestOf(found.runs);
  const refusal = newest === undefined ? undefined : await findRefusal(engine, { newest, trigger: placed.trigger });
  if (refusal !== undefined) return failure(refusal);
  const stored = await writeRun(engine, { request: placed, newest: newest?.record.run, ...found });
  return success(await beginRun(engine, { ...request, stored, recovering: false }));
}

interface PlacedRequest extends StartRequest, PlacedRun {
  /** Name of the run where it follows from the event alone. */
  readonly run?: string;
}

async function place(engine: Engine, request: StartRequest): Promise<PlacedRequest> {
  const placed = await (request.trigger.schedule === undefined ? placeRun(engine, request) : placeTick(engine, request));
  return { ...request, ...placed };
}

async function findRefusal(engine: Engine, facts: { newest: StoredRun; trigger: Trigger }): Promise<string | undefined> {
  const { record, comment, writtenAt } = facts.newest;
  // Ids of workflow runs ascend: a plan job that runs again after a newer one has started a run of its own has come too late.
  const { id } = engine.settings.workflowRun;
  if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
  const tick = facts.trigger.schedule?.tick;
  const latest = record.body.trigger.schedule?.tick;
  if (tick !== undefined && latest !== undefined && latest > tick) return `run ${record.run} was started by a later tick`;
  const first = { id: comment, at: writtenAt ?? record.body.startedAt };
  const reading = await readRun(engine, { run: record.run, thread: record.subject, first });
  if (reading.ok && reading.value.state.end !== undefined) return undefined;
  if (isOfOtherVersion(reading, comment)) {
    engine.ports.log.warning(
      `Run ${record.run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`,
    );
    return undefined;
  }
  return `run ${record.run} of this pipeline has not ended${await sweepInPassing(engine, { reading, first })}`;
}

/** The run that is in the way may wait for a job that vanished. */
async function sweepInPassing(
  engine: Engine,
  { reading, first }: { reading: Result<RunReading, Problem>; first: Dispatch['first'] },
): Promise<string> {
  if (!reading.ok) return '';
  const swept = await sweepRun(engine, { reading: reading.value, first });
  return swept.map(({ title, silence }) => `; ${title}: ${silenceWords(silence)}`.replace(/\.$/, '')).join('');
}

/**
 * Whether a run that seems unfinished was carried on by a Baton that we cannot read (C-40): a genuine record says so, or a
 * marker of another version that our own account wrote after the run began.
 */
function isOfOtherVersion(reading: Result<RunReading, Problem>, first: number): boolean {
  if (!reading.ok) return reading.error.code === 'BATON-E409';
  const { thread, ignored } = reading.value;
  const author = thread.find(({ id }) => id === first)?.author?.id;
  const own = thread.filter(({ id, author: by }) => id > first && author !== undefined && by?.id === author);
  return ignored.some(({ comment, reason }) => reason === 'version' && own.some(({ id }) => id === comment));
}

interface NewRun {
  readonly request: PlacedRequest;
  readonly newest: string | undefined;
  /** Names of runs that only another version of Baton can read. */
  readonly taken: readonly string[];
  readonly comments: readonly Comment[];
}

async function writeRun(engine: Engine, facts: NewRun): Promise<StoredRun> {
  const { request } = facts;
  const { subject } = request.trigger;
  const run = request.run ?? nextRunName(request.pipeline, { ...facts, subject: subject.number });
  const config = selectPipeline(request.config, request.pipeline);
  const { pipeline } = request;
  const history = await readHistory(engine, { pipeline, config: config.pipelines[pipeline], subject: subject.number });
  const body: RunBody = {
    pipeline: request.pipeline,
    trigger: request.trigger,
    comments: await freezeComments(engine, { ...request, config, comments: facts.comments }),
    commit: request.commit,
    config,
    head: subject.head?.sha ?? request.commit,
    startedAt: engine.ports.clock.now(),
    start: request.start,
    ...(history === undefined ? {} : { history }),
    workflowRun: engine.settings.workflowRun,
  };
  const [stored] = await engine.ports.store.append({
    subject: request.thread,
    tip: { seq: 0, digest: '' },
    drafts: [{ kind: 'run', run, task: '', attempt: 0, execution: 0, body }],
    visible: renderRunComment({ run, subject: request.thread, body }),
  });
  const written = asStoredRun(stored);
  if (written === undefined) throw new Error('The store did not append the record of the run.');
  return written;
}
