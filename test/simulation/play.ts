import { toSeconds } from '../../src/core/text/times.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { createRandom } from './random.ts';
import { type Act, renderConfig, type Script } from './script.ts';
import { type Actions, createActions } from './world/actions.ts';
import type { AgentStart, Turn } from './world/agent.ts';
import { createCode } from './world/code.ts';
import { createComments } from './world/comments.ts';
import { createFaults, dispatchFaults, machineFaults, type PlacedFault } from './world/faults.ts';
import { createIssueBoard } from './world/issues.ts';
import { createBodies, type FullWorld } from './world/jobs.ts';
import { createPeople } from './world/people.ts';
import { createMemory, type OtherGitHub, repository } from './world/ports.ts';
import { createSchedule, type Schedule } from './world/schedule.ts';
import { createTexts } from './world/texts.ts';

export interface Played {
  readonly world: FullWorld;
  readonly actions: Actions;
  readonly stages: Script['stages'];
  readonly starts: readonly AgentStart[];
  readonly faults: readonly PlacedFault[];
  readonly trace: readonly string[];
  readonly steps: number;
  readonly beganAt: number;
  readonly endedAt: number;
}

const mona = { id: 1, login: 'mona', type: 'User' };
const mostSteps = 6_000;
const mostFaults = 7;

/** Another GitHub on which a script is played, with the people there. */
export interface OtherWorld extends OtherGitHub, Acting {
  newId(): number;
  /** Is told of the workflow runs, which it starts from then on. */
  begin(actions: Actions): void;
  /** Is called after each step. */
  report(actions: Actions): void;
}

/** Plays a script to its end: nothing is left to do, and the last sweeps have found nothing. */
export async function play(script: Script, open?: (schedule: Schedule) => Promise<OtherWorld>): Promise<Played> {
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
    trace.push(`${new Date(schedule.now()).toISOString().slice(11, 19)} ${what}`);
  };
  let next = 43;
  const takeNumber = (): number => next++;
  const begun: AgentStart[] = [];
  const turns = random.fork('turns');
  let world: FullWorld;
  const people = createPeople(() => world, random.fork('people'));
  const comments = createComments({ now: schedule.now, random: random.fork('lists'), onOwn: people.seeComment });
  const actions = createActions({
    schedule,
    random: random.fork('machines'),
    observe,
    ...(other === undefined ? {} : { newId: other.newId }),
    bodies: createBodies(() => world),
    chooseDispatch: () => faults.choose('dispatch', dispatchFaults, 0.15),
    chooseMachine: (job) => faults.choose(`machine of ${job}`, machineFaults, 0.06),
    isGroupFull: (job) => faults.choose(`group of ${job}`, ['group-full'] as const, 0.012) !== undefined,
    onEvent: people.seeEvent,
    onEnd: people.seeEnd,
  });
  const code = createCode(takeNumber);
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
    actions,
    faults,
    texts: createTexts(),
    memory: createMemory(),
    board: createIssueBoard(takeNumber, { comments, now: schedule.now }),
    writes: [],
    warnings: [],
    agents: { starts: begun, begun, choose },
    config: renderConfig(script.stages, script.top),
    ...(other === undefined ? {} : { other }),
  };
  comments.lag(faults.choose('lists', ['lag'], 0.4) === 'lag');
  other?.begin(actions);
  const acting = other ?? createActing(world);
  const looks = random.fork('looks');
  for (let look = 0; look < 2; look++) {
    const minute = looks.below(120);
    if (faults.choose('time', ['sweep'] as const, 0.15) !== undefined)
      schedule.after(minute * 60_000, () => perform({ minute, does: 'sweep' }, { actions, acting }));
  }
  for (const act of script.acts) schedule.after(act.minute * 60_000, () => perform(act, { actions, acting }));
  const beganAt = schedule.now();
  const steps = await schedule.run(mostSteps, () => other?.report(actions));
  return {
    world,
    actions,
    stages: script.stages,
    starts: begun,
    faults: faults.happened,
    trace,
    steps,
    beganAt,
    endedAt: schedule.now(),
  };
}

/** What people do on GitHub. */
interface Acting {
  label(subject: number): void | Promise<void>;
  comment(subject: number, body: string): void | Promise<void>;
}

function perform(act: Act, { actions, acting }: { readonly actions: Actions; readonly acting: Acting }): void | Promise<void> {
  if (act.does === 'sweep') actions.startFor('schedule', undefined);
  else return act.does === 'label' ? acting.label(act.subject) : acting.comment(act.subject, act.body);
}

function createActing({ actions, comments, board, schedule }: FullWorld): Acting {
  const build = (subject: number): Trigger =>
    buildTrigger(subject, { labels: [...(board.labels.get(subject) ?? [])], comments: comments.list(subject).length });
  return {
    /** Puts the label on, after it was taken off where it stood: GitHub tells nobody of a label that is there. */
    label(subject) {
      board.label(subject, 'agent-ready', false);
      board.label(subject, 'agent-ready', true);
      actions.startFor('issues', { ...build(subject), changedAt: toSeconds(new Date(schedule.now()).toISOString()) });
    },
    comment(subject, body) {
      const { id, createdAt } = comments.post({ thread: subject, body, author: mona, association: 'OWNER' });
      const comment = { id, author: mona, body, createdAt };
      actions.startFor('issue_comment', { ...build(subject), kind: 'comment', label: '', comment });
    },
  };
}

function buildTrigger(number: number, changes: Partial<Trigger['subject']>): Trigger {
  return {
    kind: 'issue-labeled',
    repository: { ...repository, private: false },
    actor: mona,
    label: 'agent-ready',
    subject: {
      kind: 'issue',
      number,
      title: 'The tests fail',
      body: 'Please look.',
      author: { id: 2, login: 'reporter', type: 'User' },
      association: 'NONE',
      labels: [],
      url: `https://github.com/octo-org/ledger/issues/${number}`,
      comments: 0,
      createdAt: '2026-03-18T09:00:00Z',
      state: 'open',
      assignees: [],
      ...changes,
    },
  };
}
