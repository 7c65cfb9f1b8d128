import type { Config } from '../../../core/config/schema/config-schema.ts';
import { selectPipeline } from '../../../core/config/select-pipeline.ts';
import { findRuns } from '../../../core/record/find-runs.ts';
import type { StoredRecord, TaskRecord } from '../../../core/record/record.ts';
import { deriveState } from '../../../core/run/derive-state.ts';
import { nextRunName } from '../../../core/run/names.ts';
import type { Due, State } from '../../../core/run/state.ts';
import type { Trigger } from '../../../core/trigger/trigger.ts';
import { UsageError } from '../files/usage-error.ts';

/** What an execution knew when its prompt was made. */
export interface PromptState {
  readonly state: State;
  readonly due: Pick<Due, 'attempt' | 'execution'>;
  /** Of an execution that is recorded already: its fences have this name. */
  readonly nonce: string | undefined;
}

interface AskedExecution {
  readonly pipeline: string;
  readonly stage: string;
  readonly nonce: string | undefined;
  /** Number of the issue or pull request of the event. */
  readonly subject?: number | undefined;
}

/**
 * The execution whose prompt is asked for, in the pipeline's newest run about the subject, or else its newest run: the one with this nonce, else the one that is due,
 * else the last that has ended. Of one that has ended only what was recorded before it counts.
 */
export function findPromptState(records: readonly StoredRecord[], asked: AskedExecution): PromptState {
  const run = findNewestRun(records, asked);
  if (run === undefined) throw new UsageError(`The records hold no run of pipeline "${asked.pipeline}".`);
  const state = derive(records, run);
  const ended = findEnded(state, asked);
  if (ended !== undefined) {
    const before = records.filter(({ record }) => record.run === run && record.seq < ended.seq);
    return { state: derive(before, run), due: ended, nonce: ended.body.prompt?.nonce };
  }
  const entry = state.stages.get(asked.stage);
  return { state, due: entry?.kind === 'due' ? entry : { attempt: 1, execution: 1 }, nonce: undefined };
}

function findNewestRun(records: readonly StoredRecord[], { pipeline, subject }: AskedExecution): string | undefined {
  const [newest] = [...findRuns(records, { pipeline, about: subject }), ...findRuns(records, { pipeline })];
  return newest?.record.run;
}

function findEnded(state: State, asked: AskedExecution): TaskRecord | undefined {
  const own = state.tasks.filter(({ body }) => body.stage === asked.stage);
  const named = own.find(({ body }) => asked.nonce !== undefined && body.prompt?.nonce === asked.nonce);
  const entry = state.stages.get(asked.stage);
  return named ?? (entry?.kind === 'ended' ? entry.last : undefined);
}

function derive(records: readonly StoredRecord[], run: string): State {
  const state = deriveState(records, run);
  if (!state.ok) throw new UsageError(state.error.message);
  return state.value;
}

/** The state right after the event, as `plan` would record it; facts that only a job knows are left empty. */
export function startPromptState(
  config: Config,
  facts: { readonly pipeline: string; readonly trigger: Trigger; readonly history?: string | undefined },
): PromptState {
  const { pipeline, trigger, history } = facts;
  const { repository, subject } = trigger;
  const run = nextRunName(pipeline, { subject: subject.number, newest: undefined });
  const place = { repo: repository.id, thread: subject.number, run, task: '', attempt: 0, execution: 0, seq: 1, prev: '' };
  const body = {
    pipeline,
    trigger,
    comments: [],
    commit: '',
    config: selectPipeline(config, pipeline),
    head: subject.head?.sha ?? '',
    startedAt: subject.createdAt,
    ...(history === undefined ? {} : { history }),
    workflowRun: { id: 0, attempt: 1, url: '' },
  };
  const first: StoredRecord = { record: { kind: 'run', ...place, body }, digest: '', comment: 0, envelope: {} };
  return { state: derive([first], run), due: { attempt: 1, execution: 1 }, nonce: undefined };
}
