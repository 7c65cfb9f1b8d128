import type { WatchedRequest } from '../local-github/watch-requests.ts';
import type { LocalWorld } from '../local-world.ts';
import { type Gap, targets } from './gap.ts';

export interface Killer {
  /**
   * Starts the pipelines of these names, each on an issue of its own, and waits until all is quiet. With `act`, the event of each
   * name is another one, such as a comment on its issue.
   */
  start(names: readonly string[], act?: (name: string) => Promise<void>): Promise<void>;
  /** Requests of the first job that did this for a pipeline. */
  seen(name: string, target: string): readonly string[];
  /** `p3 open`, for every process that was killed. */
  readonly killed: ReadonlySet<string>;
}

interface WatchedJob {
  readonly name: string;
  readonly target: string;
  readonly requests: string[];
  isDead: boolean;
}

/** A job as the runner names it, with the title of its workflow run. */
export interface NamedJob {
  readonly name: string;
  readonly title: string;
}

/** Sees the requests of all jobs, and kills each process that has a gap there, once. `targetOf` names the jobs that are watched. */
export function createKiller(
  world: LocalWorld,
  gaps: ReadonlyMap<string, readonly Gap[]>,
  targetOf: (job: NamedJob) => string | undefined = findTarget,
): Killer {
  const killed = new Set<string>();
  const jobs = new Map<number, WatchedJob>();
  const planners = createPlanners(world);
  const labelNew = async (name: string): Promise<void> => world.label(await world.open({ title: name }), name);

  function findJob(jobId: number): WatchedJob | undefined {
    const known = jobs.get(jobId);
    if (known !== undefined) return known;
    const change = world.changes.find(({ id, state }) => id === jobId && state === 'started');
    const target = change === undefined ? undefined : targetOf(change);
    const name = /^(p\d+)-\d+\//.exec(change?.title ?? '')?.[1] ?? planners.nameOf(change?.runId ?? 0);
    if (target === undefined || name === undefined) return undefined;
    const job = { name, target, requests: [], isDead: false };
    jobs.set(jobId, job);
    return job;
  }

  world.server.watch(async (request) => {
    const job = findJob(request.jobId);
    if (job === undefined) return 'go-on';
    const key = `${job.name} ${job.target}`;
    const gap = killed.has(key) ? undefined : gaps.get(job.name)?.find(({ target }) => target === job.target);
    if (gap !== undefined && isHit(gap, job, request)) {
      killed.add(key);
      job.isDead = true;
      world.runner.loseJob(request.jobId);
    }
    if (job.isDead) return 'drop';
    if (request.moment === 'received') job.requests.push(`${request.method} ${request.path.replace(/\?.*/, '')}`);
    return 'go-on';
  });

  return {
    killed,
    async start(names, act = labelNew) {
      for (const name of names) await planners.start(name, act);
      await world.settle();
    },
    seen: (name, target) => [...jobs.values()].find((job) => job.name === name && job.target === target)?.requests ?? [],
  };
}

function isHit(gap: Gap, { requests }: WatchedJob, { moment, method, path }: WatchedRequest): boolean {
  if ('made' in gap) return moment === 'performed' && gap.made.test(`${method} ${path}`);
  return requests.length === gap.after && moment === (gap.side === 'asking' ? 'received' : 'performed');
}

function findTarget({ name, title }: NamedJob): string | undefined {
  const job = name.split(' / ').at(-1);
  if (job === 'plan') return 'plan';
  return job === 'publish' ? (targets.find((target) => title.includes(`/${target} `)) ?? 'change') : undefined;
}

/** Workflow runs of labels: no title tells which pipeline they are about. One is started when the one before is under way. */
function createPlanners(world: LocalWorld) {
  const names = new Map<number, string>();
  let starting: { readonly name: string; readonly begun: () => void } | undefined;
  world.whenJob(({ runId, state, title }) => {
    if (state !== 'started' || starting === undefined || names.has(runId) || !/^Baton: .* on #\d+$/.test(title)) return;
    names.set(runId, starting.name);
    starting.begun();
    starting = undefined;
  });
  return {
    nameOf: (run: number) => names.get(run),
    async start(name: string, act: (name: string) => Promise<void>): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      starting = { name, begun: resolve };
      await act(name);
      await promise;
    },
  };
}
