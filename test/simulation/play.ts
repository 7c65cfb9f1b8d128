import { problemText } from '../../src/core/problem.ts';
import { createAgentBody } from './app/agent-job.ts';
import { createArchives } from './app/archives.ts';
import { createServer, type Server } from './app/server.ts';
import { type Acting, people as accountsOfPeople, createActing, performAct } from './perform-act.ts';
import { createRandom } from './random.ts';
import { runOn, stopAfter } from './run-on.ts';
import { agentsOf, renderConfig, type Script } from './script.ts';
import { createWatch, type Published } from './watch.ts';
import { createAccounts } from './world/accounts.ts';
import { type Actions, createActions } from './world/actions.ts';
import type { AgentStart } from './world/agent.ts';
import { createCode } from './world/code.ts';
import { createComments } from './world/comments.ts';
import { createFaults, dispatchFaults, machineFaults, type PlacedFault } from './world/faults.ts';
import { createIssueBoard } from './world/issues.ts';
import { checkOnce, createBodies, type FullWorld } from './world/jobs.ts';
import { createLimits } from './world/limits.ts';
import { planOutage } from './world/outage.ts';
import { createPeople } from './world/people.ts';
import { createMemory, type OtherGitHub } from './world/ports.ts';
import { createPulls } from './world/pulls.ts';
import { createSchedule, type Schedule } from './world/schedule.ts';
import { createTexts } from './world/texts.ts';
import type { Turn } from './world/turn.ts';
import type { SimAgents } from './world/windows.ts';

export interface Played {
  readonly world: FullWorld;
  readonly actions: Actions;
  readonly agents: SimAgents;
  readonly stages: Script['stages'];
  readonly starts: readonly AgentStart[];
  readonly faults: readonly PlacedFault[];
  readonly published: readonly Published[];
  readonly trace: readonly string[];
  readonly steps: number;
  readonly beganAt: number;
  readonly endedAt: number;
  /** What was seen of the App, where it serves the repository. */
  readonly app?: Pick<Server, 'differences' | 'idle' | 'readStored'>;
}

const mostSteps = 6_000;
const mostFaults = 7;
/** The time for which an App is watched, which never has done all: it looks at its installations each day. It is watched on while a task sleeps. */
const longestHours = 26;

/** Another GitHub on which a script is played, with the people there. */
export interface OtherWorld extends OtherGitHub, Acting {
  newId(): number;
  /** Is told of the workflow runs, which it starts from then on. */
  begin(actions: Actions): void;
  /** Is called after each step. */
  report(actions: Actions): void;
}

/** A script whose configuration Baton refuses: no run would begin, and nothing that is promised of one could break. */
export class InvalidScript extends Error {}

function requireValid(config: string): void {
  const checked = checkOnce(config);
  const problems = checked.ok ? checked.value.problems : checked.error;
  if (problems.length > 0) throw new InvalidScript(problems.map(problemText).join('\n'));
}

/** How much of a play there may be, where it is more than one of a few runs. */
interface Scope {
  readonly steps: number;
  /** The hours for which an App is watched. */
  readonly hours: number;
  /** The requests in an hour that GitHub takes. Default: as many as from the token of a workflow. */
  readonly requests?: number;
}

/** Plays a script to its end: nothing is left to do, and the last sweeps have found nothing. */
export async function play(
  script: Script,
  open?: (schedule: Schedule) => Promise<OtherWorld>,
  given: Partial<Scope> = {},
): Promise<Played> {
  const random = createRandom(script.seed);
  const schedule = createSchedule(random.fork('order'));
  const other = await open?.(schedule);
  const faults = createFaults({
    random: random.fork('faults'),
    ...(script.faults === undefined ? {} : { list: script.faults }),
    most: random.fork('most').below(mostFaults + 1),
  });
  const trace: string[] = [];
  const observe = (what: string): void => {
    trace.push(`${schedule.isoNow().slice(11, 19)} ${what}`);
  };
  let next = 43;
  const takeNumber = (): number => next++;
  const begun: AgentStart[] = [];
  const turns = random.fork('turns');
  const config = renderConfig(script);
  requireValid(config);
  let world: FullWorld;
  const people = createPeople(() => world, random.fork('people'));
  const comments = createComments({ now: schedule.now, random: random.fork('lists'), onOwn: people.seeComment });
  const isApp = script.via === 'app' && other === undefined;
  const scope: Scope = { steps: isApp ? 5 * mostSteps : mostSteps, hours: longestHours, ...given };
  const texts = createTexts();
  const archives = createArchives(texts);
  const actions = createActions({
    schedule,
    random: random.fork('machines'),
    observe,
    ...(other === undefined ? {} : { newId: other.newId }),
    bodies: isApp ? createAgentBody(() => world, archives) : createBodies(() => world),
    chooseDispatch: () => faults.choose('dispatch', dispatchFaults, 0.15),
    chooseMachine: (job) => faults.choose(`machine of ${job}`, machineFaults, 0.06),
    isGroupFull: (job) => faults.choose(`group of ${job}`, ['group-full'] as const, 0.012) !== undefined,
    onEvent: people.seeEvent,
    onEnd: people.seeEnd,
  });
  const code = createCode();
  const accounts = createAccounts();
  for (const person of Object.values(accountsOfPeople)) accounts.add(person, 'admin');
  const choose = ({ task, execution }: { readonly task: string; readonly execution: number }): Turn => ({
    ends: 'well',
    commits: false,
    minutes: 1 + turns.below(9),
    ...script.turns?.[task],
    ...script.turns?.[`${task} ${execution}`],
  });
  world = {
    schedule,
    comments,
    code,
    accounts,
    pulling: createPulls({ takeNumber, code, accounts }),
    actions,
    faults,
    limits: createLimits(schedule.now, scope.requests),
    texts,
    memory: createMemory(),
    board: createIssueBoard(takeNumber, { countComments: comments.count, now: schedule.now }),
    told: [],
    writes: [],
    warnings: [],
    asked: [],
    agents: { starts: begun, begun, choose },
    config,
    ...(other === undefined ? {} : { other }),
  };
  const server = isApp
    ? await createServer(world, {
        random: random.fork('app'),
        archives,
        observe,
        onEvent: people.seeEvent,
        requests: scope.requests,
      })
    : undefined;
  world = server?.world ?? world;
  comments.lag(faults.choose('lists', ['lag'], 0.4) === 'lag');
  other?.begin(actions);
  const acting = other ?? createActing(world);
  planOutage(world, random.fork('edits'));
  const looks = random.fork('looks');
  for (let look = 0; look < 2; look++) {
    const minute = looks.below(120);
    if (faults.choose('time', ['sweep'] as const, 0.15) !== undefined)
      schedule.after(minute * 60_000, () => performAct({ minute, does: 'sweep' }, { world, acting }));
  }
  for (const act of script.acts) schedule.after(act.minute * 60_000, () => performAct(act, { world, acting }));
  const beganAt = schedule.now();
  stopAfter(scope.hours, { server, world });
  const watch = createWatch();
  const afterStep = (): void => {
    server?.look();
    other?.report(actions);
    watch.look(world);
  };
  const steps = await runOn({ world, acting }, { server, run: () => schedule.run(scope.steps, afterStep) });
  return {
    world,
    actions,
    agents: agentsOf(script),
    stages: script.stages,
    starts: begun,
    faults: faults.happened,
    published: watch.published,
    trace,
    steps,
    beganAt,
    endedAt: schedule.now(),
    ...(server === undefined ? {} : { app: server }),
  };
}
