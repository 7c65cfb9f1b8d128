import type { Played } from '../play.ts';
import { type Asked, reading } from '../world/ports.ts';
import { type JobName, orderOf, type SimRun } from '../world/runs.ts';
import type { Facts, Promised } from './facts.ts';
import { decisionsOf, listLost, ofKind, partOf } from './helpers.ts';

/** How many requests a method of a port makes. Others make one. */
const several: Readonly<Record<string, number>> = { 'commits.createCommit': 2, 'reactions.replaceEyes': 2 };

/** Returns how many requests something is that GitHub was asked through a port. */
export function countRequests({ kind }: Pick<Asked, 'kind'>): number {
  return several[kind] ?? 1;
}

/** The requests of a job that DESIGN 8 promises for a link of a chain, with the reaction that ADR 0008 adds to `plan`. */
interface Usual {
  readonly reads: number;
  readonly writes: number;
}

const usual: Readonly<Record<JobName, Usual>> = {
  plan: { reads: 3, writes: 4 },
  agent: { reads: 1, writes: 0 },
  publish: { reads: 2, writes: 3 },
};
/** Each further thing that a job does may cost it a look before, so that nothing is there twice. */
const looksPerWrite = 1;
/** What a job may have to look at besides, where the configuration has what is more than a chain: a ledger, a branch, other jobs. */
const looksOfFeatures: Readonly<Record<JobName, number>> = { plan: 5, agent: 0, publish: 6 };
/** The end of a wait that a job comes to besides is a decision: it reads the run again and waits until its own record is there. */
const looksOfExpiry = 3;
/** An event that meets a run in its way looks in passing whether each of its tasks is at work (docs/architecture.md), and at the jobs of its planner. */
const looksInPassing = ({ stages }: Pick<Facts, 'stages'>, asked: readonly Asked[]): number =>
  Math.min(asked.filter(({ kind }) => kind.startsWith('dispatcher.list')).length, stages.length + 1);
const features = /history|budgets|comments:|branch:|children|matrix|approval|uses:|on-conflict|transfer/;

/** What jobs may ask of GitHub. */
export const requestPromises: Readonly<Record<string, Promised>> = {
  'a job asks GitHub no more than its link of the chain may, where nothing goes wrong': {
    proves: ['DESIGN-8'],
    check: (facts) => {
      const { world, actions, faults, subject, records } = facts;
      if (faults.length > 0) return [];
      const changed = new Set(listLost(world).map(({ run }) => run));
      return [...Map.groupBy(world.asked, ({ by }) => by)].flatMap(([by, asked]) => {
        const run = actions.runs.find(({ number }) => number === Number.parseInt(by, 10));
        if (run === undefined || !isOfLink(run, subject)) return [];
        // A record that somebody took away meanwhile is waited for as if the list lagged: nobody can tell the two apart. A new run asks about those before it.
        if (run.trigger === undefined ? changed.has(String(orderOf(run)?.run)) : changed.size > 0) return [];
        const expired = decisionsOf({ records }, 'expire').filter(({ body }) => body.workflowRun === run.id);
        const hasBegun = ofKind({ records }, 'run').some((first) => partOf(first, 'workflowRun').id === run.id);
        const isInPassing = run.trigger !== undefined && !hasBegun;
        const looks = expired.length * looksOfExpiry + (isInPassing ? looksInPassing(facts, asked) : 0);
        const over = countOver(world.config, { asked, name: by.replace(/.* /, '') as JobName }) - looks;
        return over > 0 ? [`${by}: ${over} looks too many, ${asked.map(({ kind }) => kind).join(' ')}`] : [];
      });
    },
  },
};

/**
 * Returns whether the jobs of a workflow run are those of a link: a label has started it, or an order. Commands and sweeps are none, nor is the job
 * by which a sweep settles a loss or the end of a wait.
 */
function isOfLink(run: SimRun, subject: number): boolean {
  if (run.trigger !== undefined) return run.trigger.kind === 'issue-labeled' && run.trigger.subject.number === subject;
  const order = orderOf(run);
  return order?.subject === subject && (order.for === 'agent' || order.agent === undefined);
}

function countOver(config: string, { name, asked }: { readonly name: JobName; readonly asked: readonly Asked[] }): number {
  // `store: artifacts` costs two requests for each handoff that is read (docs/storage.md).
  const counted = asked.filter(({ kind }) => !kind.startsWith('texts.'));
  const reads = counted.filter(({ kind }) => reading.test(kind)).length;
  const further = Math.max(0, counted.length - reads - usual[name].writes);
  const looks = features.test(config) ? looksOfFeatures[name] : 0;
  return reads - usual[name].reads - looks - further * looksPerWrite;
}

/** The requests of one play. */
export interface AskedForRuns {
  /** The runs that it began. */
  readonly runs: number;
  readonly via: 'action' | 'app';
  /** What plan, agent and publish jobs asked, or the App and its agent jobs. */
  readonly requests: number;
  /** What sweeps asked, and the App's looks at deliveries that failed: these come by the clock. */
  readonly byTheClock: number;
  readonly isFaultless: boolean;
}

/** What a play asked of which nothing is known. */
export const nothingAsked: AskedForRuns = { runs: 0, via: 'action', requests: 0, byTheClock: 0, isFaultless: false };

/** The App's pieces of work that come by the clock. */
const clocked = /^(?:installations?|repository|sweeps?) /;

/** Returns whether something was asked by the clock, however many runs there are. `swept`: the workflow runs of sweeps. */
export function isByTheClock({ by, kind, work = '' }: Asked, swept: ReadonlySet<number>): boolean {
  return swept.has(Number.parseInt(by, 10)) || kind === 'deliveries.listPages' || clocked.test(work);
}

/** Counts the requests of a play. */
export function countAsked({ world, actions, faults, starts, app }: Played): AskedForRuns {
  const swept = new Set(actions.runs.filter(({ event }) => event === 'schedule').map(({ number }) => number));
  const sum = (list: readonly Asked[]): number => list.reduce((all, each) => all + countRequests(each), 0);
  const byTheClock = sum(world.asked.filter((each) => isByTheClock(each, swept)));
  return {
    runs: new Set(starts.map(({ order }) => order.run)).size,
    via: app === undefined ? 'action' : 'app',
    requests: sum(world.asked) - byTheClock,
    byTheClock,
    isFaultless: faults.length === 0,
  };
}
