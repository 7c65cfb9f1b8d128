import { executionTitle } from '../../../src/core/run/names.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import type { DispatchedRun, Dispatcher } from '../../../src/ports/dispatcher.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { Random } from '../random.ts';
import { firstId } from './comments.ts';
import { concludeRun, decideJob, isOver, type JobName, orderOf, type SimJob, type SimRun, toJob, toRun, urlOf } from './runs.ts';
import type { Process, Schedule } from './schedule.ts';

/** The body of a job: returns its outputs, or throws. */
export type JobBody = (job: {
  readonly run: SimRun;
  readonly job: SimJob;
  readonly process: Process;
}) => Promise<Record<string, string>>;

/** How a dispatch that GitHub has accepted goes on. */
export type DispatchFate = 'starts' | 'late' | 'never';

export interface ActionsOptions {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly bodies: Readonly<Record<JobName, JobBody>>;
  readonly chooseFate: () => DispatchFate;
  /** What becomes of the machine of a job. */
  readonly chooseMachine: (job: string) => 'runner-lost' | 'runner-cancelled' | undefined;
  readonly observe: (what: string) => void;
  /** Returns the id of the next workflow run or job. Default: counted. */
  readonly newId?: () => number;
}

/** GitHub Actions with the workflow of Baton: workflow runs, their jobs, and the groups in which these wait. */
export interface Actions {
  readonly runs: readonly SimRun[];
  readonly dispatcher: Dispatcher;
  /** Starts a workflow run for an event of a person or of the clock. */
  startFor(event: SimRun['event'], trigger: Trigger | undefined): SimRun;
  /** Ends a job at once: its process was killed, or has ended by itself. */
  crash(process: Process): void;
  findJob(process: Process): { readonly run: SimRun; readonly job: SimJob } | undefined;
}

const most = { waiting: 100, attempts: 50 } as const;
/** The most seconds by which a dispatch is late. A sweep takes one for lost after two minutes (`graceMilliseconds`). */
const latest = 90;
const seconds = 1_000;
const minutes = 60_000;

/** Counts ids up from a number. */
function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}

export function createActions({
  schedule,
  random,
  bodies,
  chooseFate,
  chooseMachine,
  observe,
  newId = countFrom(firstId + 900),
}: ActionsOptions): Actions {
  const runs: SimRun[] = [];
  let nextNumber = 900;
  /** By the name in small letters: GitHub compares groups without case. */
  const groups = new Map<
    string,
    { holder: SimJob | undefined; readonly waiting: { readonly run: SimRun; readonly job: SimJob }[] }
  >();
  const at = (): string => `${new Date(schedule.now()).toISOString().slice(0, 19)}Z`;

  function groupOf(run: SimRun, { name }: SimJob): string {
    const order = orderOf(run);
    if (name === 'plan') return `baton-${run.trigger?.subject.number ?? 0}`;
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
  }

  function skip(run: SimRun, job: SimJob): void {
    job.status = 'skipped';
    advance(run);
  }

  function enqueue(run: SimRun, job: SimJob): void {
    job.status = 'queued';
    const name = groupOf(run, job);
    const group = groups.get(name) ?? { holder: undefined, waiting: [] };
    groups.set(name, group);
    if (group.holder === undefined) begin(run, job, group);
    else if (group.waiting.length >= most.waiting) end(run, job, 'cancelled');
    else group.waiting.push({ run, job });
  }

  function begin(run: SimRun, job: SimJob, group: { holder: SimJob | undefined }): void {
    group.holder = job;
    schedule.after((2 + random.below(20)) * seconds, () => {
      if (job.status !== 'queued') return;
      job.status = 'in_progress';
      const fate = chooseMachine(`${run.number}.${run.attempt} ${job.name}`);
      const minute = random.below(job.name === 'agent' ? 8 * minutes : 6 * seconds);
      if (fate !== undefined) schedule.after(minute, () => takeMachine(run, job, fate));
      job.process = schedule.start(`${run.number}.${run.attempt} ${job.name}`, (process) => work(process, { run, job }));
    });
  }

  async function work(process: Process, { run, job }: { readonly run: SimRun; readonly job: SimJob }): Promise<void> {
    try {
      const outputs = await bodies[job.name]({ run, job, process });
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

  /** Takes the machine of a job away, or cancels the whole run as a person does. GitHub notices a lost machine after minutes. */
  function takeMachine(run: SimRun, job: SimJob, fate: 'runner-lost' | 'runner-cancelled'): void {
    if (job.status !== 'in_progress') return;
    observe(`${fate} ${run.number} ${job.name}`);
    if (fate === 'runner-cancelled') {
      kill(run, job, 'cancelled');
      return;
    }
    if (job.process !== undefined) job.process.isDead = true;
    schedule.after(10 * minutes, () => end(run, job, 'failure'));
  }

  function kill(run: SimRun, job: SimJob, conclusion: 'failure' | 'cancelled'): void {
    if (job.process !== undefined) job.process.isDead = true;
    end(run, job, conclusion);
  }

  function create(event: SimRun['event'], what: Pick<SimRun, 'trigger' | 'order' | 'title'>): SimRun {
    const id = newId();
    const jobs = (['plan', 'agent', 'publish'] as const).map((name) => createJob(name, 1));
    const started = { id, number: nextNumber++, event, createdAt: at(), attempt: 1, conclusion: undefined, isCancelled: false };
    return { ...started, ...what, jobs, past: [], artifacts: new Map() };
  }

  function register(run: SimRun): SimRun {
    runs.push(run);
    observe(`run ${run.number} ${run.event} ${run.title}`);
    advance(run);
    return run;
  }

  const find = (id: number): SimRun | undefined => runs.find((run) => run.id === id);
  async function dispatch(order: string): Promise<DispatchedRun | undefined> {
    const run = create('workflow_dispatch', { title: executionTitle(JSON.parse(order)), order });
    const fate = chooseFate();
    observe(`dispatch ${run.title} as ${run.number}: ${fate}`);
    if (fate === 'starts') register(run);
    if (fate === 'late') schedule.after((10 + random.below(latest)) * seconds, () => void register(run));
    return { id: run.id, url: urlOf(run.id) };
  }

  return {
    runs,
    startFor: (event, trigger) => register(create(event, { title: event, ...(trigger === undefined ? {} : { trigger }) })),
    crash(process) {
      const found = runs.flatMap((run) => run.jobs.map((job) => ({ run, job }))).find(({ job }) => job.process === process);
      if (found !== undefined) kill(found.run, found.job, 'failure');
    },
    findJob: (process) => runs.flatMap((run) => run.jobs.map((job) => ({ run, job }))).find(({ job }) => job.process === process),
    dispatcher: {
      dispatch,
      dispatchEvent: async () => undefined,
      dispatchSweep: async () => undefined,
      listRuns: async (title, since) =>
        runs
          .filter((run) => run.event === 'workflow_dispatch' && run.title.includes(title) && run.createdAt >= since.slice(0, 19))
          .toReversed()
          .map(toRun),
      async readCreatedAt(id) {
        const run = find(id);
        if (run === undefined) throw new GitHubError('no such run', { reason: 'not-found', status: 404, code: 'BATON-E803' });
        return run.createdAt;
      },
      async listJobs(id, attempts) {
        const run = find(id);
        return run === undefined ? [] : [...(attempts === 'all' ? run.past : []), ...run.jobs].flatMap((job) => toJob(run, job));
      },
      async cancel(id) {
        const run = find(id);
        if (run === undefined || run.conclusion !== undefined) return false;
        run.isCancelled = true;
        schedule.after((1 + random.below(15)) * seconds, () => {
          for (const job of run.jobs) {
            if (job.name === 'publish' || (job.status !== 'queued' && job.status !== 'in_progress')) continue;
            kill(run, job, 'cancelled');
          }
          advance(run);
        });
        return true;
      },
      listBroken: async (since) =>
        runs
          .filter(
            ({ conclusion, createdAt }) =>
              (conclusion === 'failure' || conclusion === 'cancelled') && createdAt >= since.slice(0, 19),
          )
          .toReversed()
          .map(({ id, title, event }) => ({
            id,
            title,
            event,
            actor: event === 'workflow_dispatch' ? 'github-actions[bot]' : 'mona',
          })),
      async rerunJob(id) {
        const run = runs.find(({ jobs }) => jobs.some((job) => job.id === id));
        const from = run?.jobs.findIndex((job) => job.id === id) ?? -1;
        if (run === undefined || run.conclusion === undefined || run.attempt >= most.attempts)
          throw new GitHubError('This workflow run cannot be run again', {
            reason: 'forbidden',
            status: 403,
            code: 'BATON-E801',
          });
        run.past.push(...run.jobs.slice(from));
        run.attempt++;
        run.conclusion = undefined;
        run.isCancelled = false;
        run.jobs = run.jobs.map((job, index) => (index < from ? job : createJob(job.name, run.attempt)));
        observe(`rerun ${run.number} from ${run.jobs[from]?.name}`);
        advance(run);
      },
    },
  };
}
