import { type ExecutionStatus, findStall, type Stall, statusOf } from '../../core/launch/execution-status.ts';
import { isWriting } from '../../core/output/workflow-jobs.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { executionTitle } from '../../core/run/names.ts';
import { type Ready, readyRows, type TaskRow } from '../../core/run/task-row.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import { GitHubError } from '../../ports/github.ts';
import type { StartedRun } from '../../ports/starter.ts';
import type { Actions, EngineSettings, Reads, ReadsFrom } from '../engine-ports.ts';
import type { Order } from '../order/build-order.ts';
import type { findTriggeringRecord, RunReading } from '../thread/read-run.ts';
import { rerunPublisher } from './rerun-jobs.ts';

type TriggeringRecord = ReturnType<typeof findTriggeringRecord>;
type Reading = Pick<RunReading, 'state' | 'first'>;

interface StatusRequest {
  readonly reading: Reading;
  readonly row: Pick<TaskRow<Ready>, 'name' | 'next'>;
  /** The workflow run that asks. It works for the command or event that started it, and not on an execution. */
  readonly own?: number;
}

/** Reads who is at work on an execution that is due. One request, two for the first task of a run. */
async function readStatus(
  { ports }: ReadsFrom<'workflowRuns'>,
  { reading, row: { name, next }, own }: StatusRequest,
): Promise<ExecutionStatus> {
  const { run, seq, body } = reading.state.run;
  const title = executionTitle({ run, task: name, execution: next.execution });
  const dispatched = await ports.workflowRuns.listRuns(title, reading.first.at);
  // The workflow run that planned carries out only the first task. The App plans in no workflow run: its id is 0.
  const planner = body.workflowRun;
  const mayBeInline = dispatched.length === 0 && next.cause === seq && planner.id !== 0 && planner.id !== own;
  return statusOf({
    dispatched,
    inline: mayBeInline ? { run: planner, jobs: await ports.workflowRuns.listJobs(planner.id) } : undefined,
  });
}

/**
 * Reads why nobody is at work on an execution that is due; undefined while somebody is. `busy`: workflow runs of which a job was started
 * again just now, which GitHub may still list as ended.
 */
export async function readStall(
  engine: ReadsFrom<'workflowRuns'>,
  request: StatusRequest,
  busy?: ReadonlySet<number>,
): Promise<Stall | undefined> {
  const stall = findStall(await readStatus(engine, request));
  return stall?.kind === 'lost' && busy?.has(stall.workflowRun) === true ? undefined : stall;
}

/** Reads why nobody is at work on what a title names; undefined while somebody is. */
export async function readStallOf(
  { ports }: ReadsFrom<'workflowRuns'>,
  { title, since }: { readonly title: string; readonly since: string },
): Promise<Stall | undefined> {
  return findStall(statusOf({ dispatched: await ports.workflowRuns.listRuns(title, since) }));
}

/**
 * Reads whether a workflow run is at work on the execution of an order that is to record a loss, but for `own`, which has that order. One that was
 * started behind `lost` may have ended: what it came to counts, and is recorded by its own work.
 */
export async function isTakenOver(
  workflowRuns: Pick<Dispatcher, 'listRuns'>,
  { order, own, lost = Number.POSITIVE_INFINITY }: { readonly order: Dispatch; readonly own: number; readonly lost?: number },
): Promise<boolean> {
  const listed = await workflowRuns.listRuns(executionTitle(order), order.first.at);
  return listed.some(
    ({ id, status, conclusion }) => id !== own && (status !== 'completed' || (id > lost && conclusion !== 'skipped')),
  );
}

/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 120_000;

/**
 * Reads whether the workflow run that wrote a record has a job at work that starts what follows from the record, or had one just now: one that runs
 * again starts that late. Our own job has come to that, and the records of the App name no workflow run.
 */
export async function isStillWriting(
  { ports, settings }: ReadsFrom<'clock' | 'workflowRuns'> & { readonly settings: Partial<Pick<EngineSettings, 'workflowRun'>> },
  workflowRun: number,
): Promise<boolean> {
  if (workflowRun === 0 || workflowRun === settings.workflowRun?.id) return false;
  const jobs = await ports.workflowRuns.listJobs(workflowRun).catch(noneOfDeleted);
  return isWriting(jobs, Date.parse(ports.clock.now()) - graceMilliseconds);
}

function noneOfDeleted(thrown: unknown): [] {
  if (thrown instanceof GitHubError && thrown.reason === 'not-found') return [];
  throw thrown;
}

/** Returns what tells whether somebody may be at work on what follows from a record. `busy` is that of a `StallRequest`. */
export function createIsAtWork({ ports }: ReadsFrom<'clock'>, busy: ReadonlySet<number> | undefined) {
  return ({ at, workflowRun }: TriggeringRecord): boolean =>
    Date.parse(ports.clock.now()) - Date.parse(at) < graceMilliseconds || busy?.has(workflowRun) === true;
}

/** Reads whether a workflow run other than our own is at work on an execution. */
export async function isAtWork(engine: Reads, request: StatusRequest): Promise<boolean> {
  return (await readWorkers(engine, request)).length > 0;
}

/** Lists the workflow runs that are at work for a run, or will be: those of all executions that are due, or of the given ones. */
export async function listWorkers(
  engine: Reads,
  reading: Reading,
  rows: readonly StatusRequest['row'][] = readyRows(reading.state),
): Promise<readonly StartedRun[]> {
  const workers: StartedRun[] = [];
  for (const row of rows) workers.push(...(await readWorkers(engine, { reading, row })));
  return workers;
}

/**
 * Lists the workflow runs at work on an execution, without our own: ours works for the command or event that started it, and not
 * on an execution.
 */
async function readWorkers(engine: Reads, request: StatusRequest): Promise<readonly StartedRun[]> {
  const own = engine.settings.workflowRun.id;
  const status = await readStatus(engine, { ...request, own });
  return status.kind === 'at-work' ? status.workers.flatMap(({ id, url }) => (id === own ? [] : [{ id, url }])) : [];
}

/**
 * Tells workflow runs to stop, and returns those that will. The records decide, not the jobs: what a job does after it was told to
 * stop is not recorded.
 */
export async function stopWorkers(engine: Actions, workers: readonly StartedRun[]): Promise<readonly StartedRun[]> {
  const { workflowRuns, log } = engine.ports;
  const stopped: StartedRun[] = [];
  for (const worker of workers) {
    try {
      if (await workflowRuns.cancel(worker.id)) stopped.push(worker);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`Workflow run ${worker.id} was not told to stop: ${error.message} What it comes to is not published.`);
    }
  }
  return stopped;
}

/** Starts an order; undefined when GitHub promised no workflow run for it. */
export type StartOrder = (order: Order) => Promise<StartedRun | undefined>;

/** Returns a function that starts an order, unless a workflow run was started for it before. `endedSince` is that of `readStartedRun`. */
export function createOnceStarter(engine: Actions, endedSince: string | undefined, cause?: TriggeringRecord): StartOrder {
  const isOthers = cause !== undefined && cause.workflowRun !== engine.settings.workflowRun.id;
  // GitHub may not list yet what another job has started behind the record that the order follows from.
  const mayBeUnlisted = async (): Promise<boolean> =>
    isOthers && (createIsAtWork(engine, undefined)(cause) || (await isStillWriting(engine, cause.workflowRun)));
  return async (order) => {
    const found = await readStartedRun(engine, { order: order.dispatch, endedSince });
    return found ?? ((await mayBeUnlisted()) ? undefined : engine.ports.starter.start(order));
  };
}

/** Finds the workflow run of an order that was started before. `endedSince`: since when one that is over counts; absent: one that publishes again. */
export async function readStartedRun(
  { ports }: { readonly ports: Pick<Actions['ports'], 'workflowRuns' | 'log'> },
  {
    order,
    endedSince,
  }: { readonly order: Pick<Dispatch, 'run' | 'task' | 'execution' | 'first'>; readonly endedSince: string | undefined },
): Promise<StartedRun | undefined> {
  const title = executionTitle(order);
  const dispatched = await ports.workflowRuns.listRuns(title, order.first.at);
  const status = statusOf({ dispatched });
  const [worker] = status.kind === 'at-work' ? status.workers : [];
  if (worker !== undefined) return { id: worker.id, url: worker.url };
  // Mostly it is the beginning of the run. Titles repeat after a resume: there it is the time of the decision, and a new decision has none.
  const stall = endedSince === undefined ? findStall(status) : undefined;
  // A publish job that died has what its agent was paid for, also behind the end of the run that a person lets go on now.
  if (stall !== undefined && (await rerunPublisher({ ports }, stall))) return dispatched[0];
  if (status.kind === 'never-started' || endedSince === undefined) return undefined;
  const ended = endedSince === order.first.at ? dispatched : await ports.workflowRuns.listRuns(title, endedSince);
  for (const { id, url, conclusion } of ended) {
    if (conclusion === 'skipped') continue;
    if ((await ports.workflowRuns.listJobs(id)).some((job) => job.conclusion !== 'skipped')) return { id, url };
    // GitHub accepted it, and then a policy or a startup failure prevented it (DESIGN 2).
    ports.log.warning(
      `Workflow run ${id} for ${title} ended as "${conclusion ?? 'nothing'}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${url}`,
    );
  }
  return undefined;
}
