import { compareBy } from '../../core/compare-by.ts';
import { defaultRunner, isAgentStage, isPollingStage } from '../../core/config/schema/stage-schema.ts';
import { handoffsLeft, leftFor } from '../../core/gate/limits.ts';
import { delayOf } from '../../core/gate/suspend.ts';
import { type SlotPosition, slotOf } from '../../core/launch/slot.ts';
import { renderStageBranch } from '../../core/prompt/render-text.ts';
import type { Dispatch, DispatchDraft, DispatchJob } from '../../core/record/dispatch.ts';
import { listRecordRefs, packRecords } from '../../core/record/dispatched-records.ts';
import { recordLimits } from '../../core/record/envelope.ts';
import type { RunRecord, StoredRecord } from '../../core/record/record.ts';
import { signDispatch } from '../../core/record/signed-dispatch.ts';
import { agentNameAt, jobFor } from '../../core/run/acting-agent.ts';
import { isMerging, relatedStages } from '../../core/run/children.ts';
import { ordinalOf, progressOf, taskName } from '../../core/run/names.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import { startCommitOf } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import type { Effect } from '../../core/state/decide.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import type { Reads, Signs } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Returns the fields of an order that follow from the records: where the execution runs, on which commit, and for which job. */
export function executionFacts(
  state: State,
  stage: string,
  via: Dispatch['via'] = 'action',
): Pick<Dispatch, 'for' | 'lock' | 'head' | 'commit' | 'job'> {
  const config = stageOf(state.run, stage);
  return {
    for: jobFor(state, stage),
    lock: lockOf(state.run),
    head: startCommitOf(state, stage),
    commit: state.run.body.commit,
    job: { ...jobOf({ stage: config }), group: groupOf(state, { stage, via }) },
  };
}

/** Returns the lock of a run: its subject, or 0 for the group in which `run.yml` plans other events, which have no number. */
export function lockOf({ body }: Pick<RunRecord, 'body'>): number {
  return hasSubject(body.trigger) ? body.trigger.subject.number : 0;
}

/**
 * Returns the concurrency group of an agent job, without the prefix of `run.yml`. Over `max-concurrency`, jobs wait in the group
 * of their slot (DESIGN 2). The App starts no more than are allowed, so there each job has a group of its own.
 */
function groupOf({ run }: State, { stage, via }: { readonly stage: string; readonly via: Dispatch['via'] }): string {
  const { pipeline, config } = run.body;
  const slots = config.pipelines[pipeline]?.['max-concurrency'] ?? 0;
  if (slots === 0 || via === 'app') return `${run.run}-${stage}`.replaceAll('/', '.').replaceAll(/[[\]]/g, '-');
  return `${pipeline}-slot-${(ordinalOf(run.run, pipeline) + partOrdinalOf(stage)) % slots}`;
}

/** Returns the sum of the ordinals of a child or an element and of the tasks above it, so that those of one run get different slots; 0 for a stage. */
function partOrdinalOf(stage: string): number {
  const [first = '', ...children] = stage.split('/');
  const index = Number.parseInt(first.split('[')[1] ?? '0', 10);
  return children.reduce((sum, name) => sum + Number.parseInt(name, 10), index);
}

/** Returns what an order says of its job: only what differs from the defaults that stand in `run.yml`, and what has no default. */
function jobOf({ stage }: { readonly stage: ReturnType<typeof stageOf> }): Omit<DispatchJob, 'group'> {
  if (!isAgentStage(stage)) return { 'timeout-minutes': 60, checkout: { depth: 0, submodules: false, lfs: false } };
  const { 'runs-on': runner, container, environment, 'timeout-minutes': minutes, checkout } = stage;
  return {
    ...([runner].flat().join() === defaultRunner ? {} : { 'runs-on': runner }),
    ...(container === undefined ? {} : { container }),
    ...(environment === undefined ? {} : { environment }),
    'timeout-minutes': minutes,
    checkout,
  };
}

/** Returns the agent of an execution, the number of transfers that are left, and what its job may use of the limits. */
export function currentAgent(
  state: State,
  { stage, execution }: { readonly stage: string; readonly execution: number },
): Pick<Dispatch, 'agent' | 'hops' | 'left'> {
  const agent = agentNameAt(state, { stage, execution });
  if (agent === undefined) return {};
  return { agent, hops: handoffsLeft(state), left: leftFor(state, stage) };
}

const validForHours = 48;

/** Returns the end of the validity of an order. */
export function validUntil(issued: string): string {
  return new Date(Date.parse(issued) + validForHours * 3_600_000).toISOString();
}

export interface Order {
  readonly text: string;
  readonly dispatch: Dispatch;
  /** Absent where any number of runs of the pipeline may work at the same time. */
  readonly place?: SlotPosition;
  /** The branch that the execution pushes to; absent where it has none, or where no server gives branches to runs. */
  readonly branch?: string;
}

export interface OrderRequest {
  readonly reading: Pick<RunReading, 'first' | 'state' | 'stored'>;
  readonly effect: Extract<Effect, { kind: 'dispatch-task' }>;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  /** The workflow run that was lost. The order then records the loss and does not start the agent. */
  readonly lost?: number;
}

/**
 * Builds the order for one execution. It carries everything that the next job needs, so that the job reads as little as
 * possible. In a repository without signing keys the order carries record names instead of contents, because its contents
 * could not be verified.
 */
export function buildOrder(engine: Signs, request: OrderRequest): Order {
  const { first, state, stored } = request.reading;
  const { effect } = request;
  const needed = recordsFor(effect.stage, { state, stored }).filter((each) => isReadableBy(engine.settings, each));
  const issued = engine.ports.clock.now();
  const { lock, head, commit, job } = executionFacts(state, effect.stage, engine.settings.via);
  const isSigned = engine.ports.signer !== undefined;
  const isForAgent = effect.for === 'agent' && request.lost === undefined;
  const polls = engine.settings.via === 'app' && isForAgent && isPollingStage(stageOf(state.run, effect.stage));
  const draft: DispatchDraft = {
    baton: 1,
    kind: 'dispatch',
    for: request.lost === undefined ? effect.for : 'publish',
    via: engine.settings.via,
    repo: engine.settings.repository.id,
    subject: state.run.body.trigger.subject.number,
    thread: state.run.thread,
    lock,
    run: state.run.run,
    task: effect.stage,
    attempt: effect.due.attempt,
    execution: effect.due.execution,
    progress: progressOf(state.run, effect.stage),
    ...currentAgent(state, { stage: effect.stage, execution: effect.due.execution }),
    head,
    commit,
    first,
    status: request.status ?? 0,
    ...(request.lost === undefined ? {} : { lost: request.lost }),
    ...(polls ? { polls: true } : {}),
    issued,
    'not-after': validUntil(issued),
    ...delayOf(state, { stage: effect.stage, due: effect.due, issued, job }),
    digests: needed.map(({ digest }) => digest),
    records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : listRecordRefs(needed),
    traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution),
  };
  const packed = signDispatch(draft, engine.ports);
  // The names of runners, containers and environments are as long as the config has them.
  const fits = packed.length <= recordLimits.dispatchCharacters;
  const text = fits ? packed : signDispatch({ ...draft, records: listRecordRefs(needed) }, engine.ports);
  const place = slotOf(state);
  // Only the App needs it, and a name that cannot be rendered fails the stage later.
  const branch = engine.settings.via === 'app' ? renderStageBranch(state, effect) : undefined;
  return {
    text,
    dispatch: JSON.parse(text) as Dispatch,
    place,
    branch: branch?.ok === true && branch.value !== undefined ? branch.value : undefined,
  };
}

/**
 * Returns whether the job of an order can read a record. With the App it may be of an older version, to which decisions that wake a task are
 * malformed. It needs none of them.
 */
function isReadableBy({ via }: Signs['settings'], { record }: StoredRecord): boolean {
  return via !== 'app' || record.kind !== 'decision' || record.body.verb !== 'woken';
}

/**
 * Returns the W3C trace context of an order: that of the work at hand where it is traced. Otherwise one trace per run and one span
 * per execution, derived so that every job computes the same.
 */
export function traceparentOf(engine: Reads, task: string, execution: number): string {
  if (engine.settings.traceparent !== undefined) return engine.settings.traceparent;
  const hex = (text: string): string => engine.ports.hasher.sha256(text).slice('sha256:'.length);
  const run = `${engine.settings.repository.id}/${task.split('/')[0]}`;
  return `00-${hex(run).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
}

/**
 * Returns the records that an execution of a stage needs, in order of `seq`: the run's first record, those of the stages it
 * needs, those of all their children and elements, of the parents of a child and of the other elements of its matrix, and the stage's own earlier ones. Decisions are among them, because a retry reopens a run. So are transfers, because
 * they tell which agent's handoff and results count.
 */
export function recordsFor(
  stage: string,
  options: { readonly state: State; readonly stored: readonly StoredRecord[] },
): readonly StoredRecord[] {
  const { run } = options.state;
  const relevant = relatedStages(run, stage);
  return options.stored
    .filter(({ record }) => record.run === run.run)
    .filter(
      ({ record }) =>
        record.kind === 'run' ||
        record.kind === 'decision' ||
        (record.kind === 'task' && (relevant.has(record.body.stage) || isMerging(record, relevant))) ||
        ((record.kind === 'transfer' || record.kind === 'child') && relevant.has(record.task)),
    )
    .toSorted(compareBy(({ record }) => record.seq));
}
