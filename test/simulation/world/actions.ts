import { executionTitle } from '../../../src/core/run/names.ts';
import type { Change } from '../../../src/core/trigger/change.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import type { DispatchedRun, Dispatcher } from '../../../src/ports/dispatcher.ts';
import type { Random } from '../random.ts';
import { createDispatcher, mostAttempts } from './dispatcher.ts';
import type { DispatchFault, MachineFault } from './faults.ts';
import { concludeRun, countIds, decideJob, isOver, type JobName, orderOf, type SimJob, type SimRun, urlOf } from './runs.ts';
import { type Process, type Schedule, timeOf } from './schedule.ts';

/** The body of a job: returns its outputs, or throws. */
export type JobBody = (job: {
  readonly run: SimRun;
  readonly job: SimJob;
  readonly process: Process;
}) => Promise<Record<string, string>>;

export interface ActionsOptions {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly bodies: Readonly<Partial<Record<JobName, JobBody>>>;
  /** What goes wrong with a dispatch that GitHub has accepted. */
  readonly chooseDispatch: () => DispatchFault | undefined;
  /** What becomes of the machine of a job, or of its whole workflow run. */
  readonly chooseMachine: (job: string) => MachineFault | undefined;
  /** Returns whether a job finds its group full. */
  readonly isGroupFull: (job: string) => boolean;
  readonly observe: (what: string) => void;
  /** Returns the id of the next workflow run or job. Default: counted. */
  readonly newId?: () => number;
  /** Hears of an event that starts a workflow run. */
  readonly onEvent: (run: SimRun) => void;
  /** Hears of a workflow run that has ended. */
  readonly onEnd: (run: SimRun) => void;
}

/** GitHub Actions with the workflow of Baton: workflow runs, their jobs, and the groups in which these wait. */
export interface Actions {
  readonly runs: readonly SimRun[];
  readonly dispatcher: Dispatcher;
  /** Starts a workflow run for an event of a person or of the clock. */
  startFor(event: SimRun['event'], trigger: Trigger | undefined, change?: Change): SimRun;
  /** Runs all jobs of a workflow run again, as a person may who can write. */
  rerunAll(run: SimRun): void;
  /** Ends a job at once: its process was killed, or has ended by itself. */
  crash(process: Process): void;
  findJob(process: Process): { readonly run: SimRun; readonly job: SimJob } | undefined;
}

/** The most jobs that may wait in a group. */
const mostWaiting = 100;
/** The most seconds by which a dispatch is late. A sweep takes one for lost after two minutes (`graceMilliseconds`). */
const latest = 90;
const seconds = 1_000;
const minutes = 60_000;

export function createActions(options: ActionsOptions): Actions {
  const { schedule, random, bodies, observe, newId = countIds() } = options;
  const runs: SimRun[] = [];
  let nextNumber = 900;
  /** By the name in small letters: GitHub compares groups without case. */
  const groups = new Map<
    string,
    { holder: SimJob | undefined; readonly waiting: { readonly run: SimRun; readonly job: SimJob }[] }
  >();
  const at = (): string => timeOf(schedule.now());

  function groupOf(run: SimRun, { name }: SimJob): string {
    const order = orderOf(run);
    if (name === 'plan') return `baton-${(run.trigger ?? run.change)?.subject.number ?? 0}`;
    return (name === 'agent' ? `baton-agent-${order?.job.group ?? run.id}` : `baton-${order?.lock ?? 0}`).toLowerCase();
  }

  function createJob(name: JobName, attempt: number): SimJob {
    return { id: newId(), name, attempt, status: 'waiting', conclusion: null, outputs: {}, process: undefined };
  }

  /** Lets those jobs of a run begin that wait for none, and ends the run when none is left. */
  function advance(run: SimRun): void {
    for (const job of run.jobs) {
      const next = job.status === 'waiting' ? decideJob(run, job.name) : 'wait';
      if (next === 'begin') enqueue(run, job);
      if (next === 'skip') skip(run, job);
    }
    if (run.conclusion !== undefined || !run.jobs.every(isOver)) return;
    run.conclusion = concludeRun(run);
    observe(`run ${run.number} ${run.conclusion}`);
    options.onEnd(run);
  }

  function skip(run: SimRun, job: SimJob): void {
    job.status = 'skipped';
    advance(run);
  }

  function enqueue(run: SimRun, job: SimJob): void {
    Object.assign(job, { status: 'queued', queuedAt: schedule.now() });
    const name = groupOf(run, job);
    const group = groups.get(name) ?? { holder: undefined, waiting: [] };
    groups.set(name, group);
    const isFull = group.waiting.length >= mostWaiting || options.isGroupFull(`${run.number}.${run.attempt} ${job.name}`);
    if (isFull) end(run, job, 'cancelled');
    else if (group.holder === undefined) begin(run, job, group);
    else group.waiting.push({ run, job });
  }

  function begin(run: SimRun, job: SimJob, group: { holder: SimJob | undefined }): void {
    group.holder = job;
    schedule.after((2 + random.below(20)) * seconds, () => {
      if (job.status !== 'queued') return;
      Object.assign(job, { status: 'in_progress', begunAt: schedule.now() });
      const fate = options.chooseMachine(`${run.number}.${run.attempt} ${job.name}`);
      const minute = random.below(job.name === 'agent' ? 8 * minutes : 6 * seconds);
      if (fate !== undefined) schedule.after(minute, () => takeMachine(run, job, fate));
      job.process = schedule.start(`${run.number}.${run.attempt} ${job.name}`, (process) => work(process, { run, job }));
    });
  }

  async function work(process: Process, { run, job }: { readonly run: SimRun; readonly job: SimJob }): Promise<void> {
    try {
      const outputs = (await bodies[job.name]?.({ run, job, process })) ?? {};
      if (process.isDead) return;
      job.outputs = outputs;
      end(run, job, 'success');
    } catch (error) {
      if (process.isDead) return;
      observe(`job ${run.number} ${job.name} failed: ${error instanceof Error ? error.message : String(error)}`);
      end(run, job, 'failure');
    }
  }

  function end(run: SimRun, job: SimJob, conclusion: 'success' | 'failure' | 'cancelled'): void {
    if (job.status === 'completed') return;
    Object.assign(job, { status: 'completed', conclusion, endedAt: at() });
    const group = groups.get(groupOf(run, job));
    if (group?.holder === job) {
      group.holder = undefined;
      // The order of those that wait is not kept.
      const next = group.waiting.length === 0 ? undefined : group.waiting.splice(random.below(group.waiting.length), 1)[0];
      if (next !== undefined) begin(next.run, next.job, group);
    } else if (group !== undefined) {
      const index = group.waiting.findIndex((each) => each.job === job);
      if (index >= 0) group.waiting.splice(index, 1);
    }
    advance(run);
  }

  /**
   * Takes the machine of a job away, ends the job as its timeout does, or cancels the whole workflow run as a person does. GitHub notices
   * a lost machine after minutes.
   */
  function takeMachine(run: SimRun, job: SimJob, fate: MachineFault): void {
    if (job.status !== 'in_progress') return;
    observe(`${fate} ${run.number} ${job.name}`);
    if (fate === 'run-cancelled') cancelRun(run, { isForced: false });
    else if (fate === 'force-cancelled') cancelRun(run, { isForced: true });
    else if (fate === 'runner-cancelled') kill(run, job, 'cancelled');
    else {
      if (job.process !== undefined) job.process.isDead = true;
      schedule.after(10 * minutes, () => end(run, job, 'failure'));
    }
  }

  /** Cancels a workflow run. Its publish job runs all the same, because of `always()`, but for a cancel that was forced. */
  function cancelRun(run: SimRun, { isForced }: { readonly isForced: boolean }): void {
    run.isCancelled = true;
    for (const job of run.jobs) {
      if (isForced && job.status === 'waiting') dropWaiting(job);
      if (isForced || job.name !== 'publish') stop(run, job);
    }
    advance(run);
  }

  function kill(run: SimRun, job: SimJob, conclusion: 'failure' | 'cancelled'): void {
    if (job.process !== undefined) job.process.isDead = true;
    end(run, job, conclusion);
  }

  /** Ends a job that had not begun. Nobody says whether GitHub lists it as cancelled, or not at all. */
  function dropWaiting(job: SimJob): void {
    Object.assign(job, random.chance(0.5) ? { status: 'skipped' } : { status: 'completed', conclusion: 'cancelled' });
  }

  function stop(run: SimRun, job: SimJob): void {
    if (job.status === 'queued' || job.status === 'in_progress') kill(run, job, 'cancelled');
  }

  function create(
    event: SimRun['event'],
    what: Pick<SimRun, 'trigger' | 'change' | 'order' | 'hint' | 'title' | 'isTwin'>,
  ): SimRun {
    const id = newId();
    const jobs = (Object.keys(bodies) as JobName[]).map((name) => createJob(name, 1));
    const started = { id, number: nextNumber++, event, createdAt: at(), attempt: 1, conclusion: undefined, isCancelled: false };
    return { ...started, ...what, jobs, past: [], artifacts: new Map() };
  }

  function register(run: SimRun): SimRun {
    runs.push(run);
    observe(`run ${run.number} ${run.event} ${run.title}`);
    advance(run);
    return run;
  }

  function dispatch({ order, hint }: Pick<SimRun, 'order' | 'hint'>): DispatchedRun {
    const fault = options.chooseDispatch();
    const title = order === undefined ? 'Baton' : executionTitle(JSON.parse(order));
    const what = { title, order, hint, isTwin: fault === 'two-jobs' };
    const run = create('workflow_dispatch', what);
    const late = (10 + random.below(latest)) * seconds;
    observe(`dispatch ${run.title} as ${run.number}: ${fault ?? 'starts'}`);
    if (fault === 'dispatch-late') schedule.after(late, () => void register(Object.assign(run, { lateAt: schedule.now() })));
    else if (fault === 'startup-failure') fail(run);
    else if (fault !== 'dispatch-lost') register(run);
    if (fault === 'two-jobs') schedule.after(late / 10, () => void register(create('workflow_dispatch', what)));
    return { id: run.id, url: urlOf(run.id) };
  }

  /** Ends a workflow run that was accepted before any job of it: its file could not start. */
  function fail(run: SimRun): void {
    Object.assign(run, { jobs: [], conclusion: 'startup_failure' });
    runs.push(run);
  }

  /** Runs jobs of a workflow run again: those from a place on, since each depends on the one before it. */
  function rerun(run: SimRun, from: number): void {
    run.past.push(...run.jobs.slice(from));
    run.attempt++;
    run.conclusion = undefined;
    run.isCancelled = false;
    run.jobs = run.jobs.map((job, index) => (index < from ? job : createJob(job.name, run.attempt)));
    observe(`rerun ${run.number} from ${run.jobs[from]?.name}`);
    advance(run);
  }

  return {
    runs,
    startFor(event, trigger, change) {
      const run = register(create(event, { title: event, trigger, change }));
      options.onEvent(run);
      return run;
    },
    rerunAll(run) {
      if (run.conclusion !== undefined && run.attempt < mostAttempts) rerun(run, 0);
    },
    crash(process) {
      const found = runs.flatMap((run) => run.jobs.map((job) => ({ run, job }))).find(({ job }) => job.process === process);
      if (found !== undefined) kill(found.run, found.job, 'failure');
    },
    findJob: (process) => runs.flatMap((run) => run.jobs.map((job) => ({ run, job }))).find(({ job }) => job.process === process),
    dispatcher: createDispatcher({ runs, schedule, random, dispatch, cancelRun, rerun }),
  };
}
