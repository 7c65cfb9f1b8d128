import { selectPipeline } from '../../core/config/defaults.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { findRuns } from '../../core/record/find-runs.ts';
import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { nextRunName } from '../../core/run/names.ts';
import type { Gates, State } from '../../core/run/state.ts';
import { awaitsChildren, type NextExecution } from '../../core/run/task-row.ts';
import { deriveState } from '../../core/state/derive-state.ts';
import { stateSeenBy } from '../../core/state/state-seen-by.ts';
import { readGivenInputs } from '../../core/trigger/given-inputs.ts';
import { fillInputs } from '../../core/trigger/map-webhook.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

/** The state that an execution knew when its prompt was made. */
export interface PromptState {
  readonly state: State;
  readonly due: Pick<NextExecution, 'attempt' | 'execution'>;
  /** The name of the fences in the prompt of an execution that is recorded already. */
  readonly nonce: string | undefined;
}

interface ExecutionQuery {
  readonly pipeline: string;
  readonly stage: string;
  readonly nonce: string | undefined;
  /** Number of the issue or pull request of the event. */
  readonly subject?: number | undefined;
  readonly gates: Gates;
}

/**
 * Finds the execution whose prompt is to be shown, in the pipeline's newest run about the subject, or else in its newest run: the
 * execution with this nonce, else the one that is due, else the last one that has ended. For one that has ended only the records
 * before it count.
 */
export function findPromptState(records: readonly StoredRecord[], query: ExecutionQuery): PromptState {
  const run = findNewestRun(records, query);
  if (run === undefined) throw new UsageError(`The records hold no run of pipeline "${query.pipeline}".`);
  const state = derive(records, run, query.gates);
  const ended = findEnded(state, query);
  if (ended !== undefined) {
    const before = records.filter(({ record }) => record.run === run && record.seq < ended.seq);
    return { state: stateSeenBy(derive(before, run, query.gates), ended.body), due: ended, nonce: ended.body.prompt?.nonce };
  }
  const row = state.rows.get(query.stage);
  return { state, due: row?.status === 'ready' ? row.next : { attempt: 1, execution: 1 }, nonce: undefined };
}

function findNewestRun(records: readonly StoredRecord[], { pipeline, subject }: ExecutionQuery): string | undefined {
  const [newest] = [...findRuns(records, { pipeline, about: subject }), ...findRuns(records, { pipeline })];
  return newest?.record.run;
}

function findEnded(state: State, query: ExecutionQuery): TaskRecord | undefined {
  const own = state.tasks.filter(({ body }) => body.stage === query.stage);
  const named = own.find(({ body }) => query.nonce !== undefined && body.prompt?.nonce === query.nonce);
  const row = state.rows.get(query.stage);
  return named ?? (row?.status === 'ended' || row?.status === 'closing' || awaitsChildren(row) ? row.last : undefined);
}

function derive(records: readonly StoredRecord[], run: string, gates: Gates): State {
  const state = deriveState(records, run, gates);
  if (!state.ok) throw new UsageError(state.error.message);
  return state.value;
}

/** Builds the state right after the event, as `plan` would record it. Facts that only a job knows are left empty. */
export function startPromptState(
  config: Config,
  facts: Pick<ExecutionQuery, 'pipeline' | 'gates'> & { readonly trigger: Trigger; readonly history?: string | undefined },
): PromptState {
  const { pipeline, history } = facts;
  const { on } = selectPipeline(config, pipeline).pipelines[pipeline] ?? { on: {} };
  const given = readGivenInputs(facts.trigger, { name: pipeline, on });
  if (given?.ok === false) throw new UsageError(given.error);
  const trigger = fillInputs(facts.trigger, { name: pipeline, on });
  const { repository, subject } = trigger;
  const run = nextRunName(pipeline, { subject: subject.number, newest: undefined });
  const position = { repo: repository.id, thread: subject.number, run, task: '', attempt: 0, execution: 0, seq: 1, prev: '' };
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
  const first: StoredRecord = { record: { kind: 'run', ...position, body }, digest: '', comment: 0, envelope: {} };
  return { state: derive([first], run, facts.gates), due: { attempt: 1, execution: 1 }, nonce: undefined };
}
