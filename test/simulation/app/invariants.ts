import type { Played } from '../play.ts';
import { listLost, listRecords } from '../promises/helpers.ts';
import type { AgentStart } from '../world/agent.ts';
import { sharedBranch } from './lines.ts';

interface Found {
  readonly invariant: string;
  readonly story: string;
}

/** Returns the promises that a play over the App broke, besides those of all plays. */
export function findBrokenOfApp(played: Played): readonly Found[] {
  const { app, faults } = played;
  if (app === undefined) return [];
  const told = app.differences.map((story) => ({ invariant: 'what the App remembers of a thread is what is there', story }));
  const idle = [...new Set(app.idle)].map((story) => ({
    invariant: 'an execution that waits for a branch holds no slot',
    story,
  }));
  // A dispatch that GitHub carries out late looks lost until then, and GitHub itself may start two jobs.
  const isUnsure = faults.some(({ fault }) => fault === 'dispatch-late' || fault === 'two-jobs');
  return isUnsure ? [...told, ...idle] : [...told, ...idle, ...findTwice(played), ...findCrowds(played)];
}

interface SeenOrder {
  readonly run: string;
  readonly issued: string;
  readonly first?: { readonly id: number };
}

function findTwice({ actions, starts, world: { comments, board } }: Played): readonly Found[] {
  const decisions = listRecords({ comments, board }).filter(({ body }) => body.verb === 'retry' || body.verb === 'pause');
  // Where people took a record of an execution away, it has none, and comes again (T12).
  const touched = new Set(listLost({ comments }).map(({ run }) => run));
  const orders = actions.runs.flatMap(({ id, title, order, conclusion }) => {
    // What could not start did nothing, and is ordered again (DESIGN 5.3).
    if (order === undefined || conclusion === 'startup_failure') return [];
    const { run, first, issued } = JSON.parse(order) as SeenOrder;
    // Nor did the job that found its run ended, or paused since its order: a person who retries or resumes has it ordered again.
    const isMet = decisions.some((each) => each.run === run && String(each.body.decidedAt) > issued);
    const isIdle = isMet && !starts.some(({ workflowRun }) => workflowRun === id);
    return first === undefined || touched.has(run) || isIdle ? [] : [`${title} of ${first.id}`];
  });
  const invariant = 'one order for an execution, however often its events come';
  return [...Map.groupBy(orders, (order) => order)].flatMap(([order, all]) =>
    all.length > 1 ? [{ invariant, story: `${order} was dispatched ${all.length} times` }] : [],
  );
}

/** Finds agents that are at work together and may not be. Those that were killed count not at all: nobody knows when they ended. */
function findCrowds({ starts, stages, world }: Played): readonly Found[] {
  // Nor do those of a run of which people took a record away: its claims end with the first one, and what has no record any more comes again (T12).
  const touched = new Set(listLost(world).map(({ run }) => run));
  const ended = starts.filter(({ isOver, order }) => isOver && !touched.has(order.run));
  const slots = Number(/max-concurrency: (\d)/.exec(world.config)?.[1] ?? Number.POSITIVE_INFINITY);
  const branched = new Set(stages.filter(({ keys }) => keys.includes(`branch: "${sharedBranch}"`)).map(({ name }) => name));
  const ends = listRecords(world).filter(({ kind }) => kind === 'end');
  // A run gives its branch up when it ends: what its agents still do is not published.
  const onBranch = ended.flatMap((start) => {
    const times = ends.flatMap(({ run, body }) => (run === start.order.run ? [Date.parse(String(body.finishedAt))] : []));
    const minutes = (Math.min(...times.filter((at) => at > start.at)) - start.at) / 60_000;
    const turn = { ...start.turn, minutes: Math.min(start.turn.minutes, minutes) };
    return branched.has(start.order.task) ? [{ ...start, turn }] : [];
  });
  return [
    ...findCrowd(ended, slots).map((story) => ({ invariant: 'never more agents at work than `max-concurrency`', story })),
    ...findCrowd(onBranch, 1).map((story) => ({ invariant: 'two agents never on one branch', story })),
  ];
}

function findCrowd(starts: readonly AgentStart[], most: number): readonly string[] {
  return starts.flatMap(({ at, order }) => {
    const together = starts.filter((other) => other.at <= at && at < other.at + other.turn.minutes * 60_000);
    const names = together.map((other) => `${other.order.run}/${other.order.task}`);
    return together.length > most ? [`${names.join(', ')} when ${order.run}/${order.task} began`] : [];
  });
}
