import type { Config } from '../core/config/config-schema.ts';
import { selectPipeline } from '../core/config/select-pipeline.ts';
import { nextRunName } from '../core/pipeline/names.ts';
import type { Comment } from '../core/record/comment.ts';
import type { RunBody, RunRecord, StoredRecord } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { renderRunComment } from '../core/text/record-comments.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { type BegunRun, beginRun } from './begin-run.ts';
import type { Engine } from './engine-ports.ts';
import { freezeComments } from './freeze-comments.ts';
import { readRun } from './read-run.ts';

export interface StartRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly commit: string;
  readonly inline: boolean;
  readonly start: string;
}

/** A run record with the comment it stands in. */
type StoredRun = StoredRecord & { readonly record: RunRecord };

/** Starts a run, or goes on with the one that the same event started; the error says why neither, in words. */
export async function startRun(engine: Engine, request: StartRequest): Promise<Result<BegunRun, string>> {
  const { subject } = request.trigger;
  const found = await engine.ports.store.findNewestRun({
    subject: subject.number,
    pipeline: request.pipeline,
    total: subject.comments,
  });
  const newest = asRun(found.run);
  if (newest?.record.body.start === request.start)
    return success(await beginRun(engine, { ...request, stored: newest, recovering: true }));
  const refusal = newest === undefined ? undefined : await findRefusal(engine, { newest, subject: subject.number });
  if (refusal !== undefined) return failure(refusal);
  const stored = await writeRun(engine, { request, newest: newest?.record.run, comments: found.comments });
  return success(await beginRun(engine, { ...request, stored, recovering: false }));
}

function asRun(stored: StoredRecord | undefined): StoredRun | undefined {
  return stored?.record.kind === 'run' ? { ...stored, record: stored.record } : undefined;
}

async function findRefusal(engine: Engine, facts: { newest: StoredRun; subject: number }): Promise<string | undefined> {
  const { record, comment, writtenAt } = facts.newest;
  // Ids of workflow runs ascend: a plan job that runs again after a newer one has started a run of its own has come too late.
  const { id } = engine.settings.workflowRun;
  if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
  const first = { id: comment, at: writtenAt ?? record.body.startedAt };
  const reading = await readRun(engine, { run: record.run, subject: facts.subject, first });
  if (reading.ok && reading.value.state.end !== undefined) return undefined;
  return `run ${record.run} of this pipeline has not ended`;
}

interface NewRun {
  readonly request: StartRequest;
  readonly newest: string | undefined;
  readonly comments: readonly Comment[];
}

async function writeRun(engine: Engine, facts: NewRun): Promise<StoredRun> {
  const { request } = facts;
  const { subject } = request.trigger;
  const run = nextRunName(request.pipeline, { subject: subject.number, newest: facts.newest });
  const config = selectPipeline(request.config, request.pipeline);
  const body: RunBody = {
    pipeline: request.pipeline,
    trigger: request.trigger,
    comments: await freezeComments(engine, { ...request, config, comments: facts.comments }),
    commit: request.commit,
    config,
    head: subject.head?.sha ?? request.commit,
    startedAt: engine.ports.clock.now(),
    start: request.start,
    workflowRun: engine.settings.workflowRun,
  };
  const [stored] = await engine.ports.store.append({
    subject: subject.number,
    tip: { seq: 0, digest: '' },
    drafts: [{ kind: 'run', run, task: '', attempt: 0, execution: 0, body }],
    visible: renderRunComment({ run, body }),
  });
  const written = asRun(stored);
  if (written === undefined) throw new Error('The store did not append the record of the run.');
  return written;
}
