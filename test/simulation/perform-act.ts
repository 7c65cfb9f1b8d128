import { type Change, pauseLabel } from '../../src/core/trigger/change.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { parseTrigger } from '../../src/core/trigger/parse-trigger.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { eventOf } from './app/payloads.ts';
import type { Act, CopyAct, SubjectChange } from './script.ts';
import type { FullWorld } from './world/jobs.ts';
import { repository } from './world/ports.ts';
import { timeOf } from './world/schedule.ts';

/** The people of a play. */
export const people = {
  mona: { id: 1, login: 'mona', type: 'User' },
  hubot: { id: 3, login: 'hubot', type: 'User' },
} as const;
/** The label that starts a run. */
const startLabel = 'agent-ready';

/** What people do on GitHub. */
export interface Acting {
  /** Puts the label on, after it was taken off where it stood: GitHub tells nobody of a label that is there. */
  label(subject: number): void | Promise<void>;
  comment(said: Said): void | Promise<void>;
  /** Changes the subject; nothing where that is so already. */
  change(subject: number, change: SubjectChange): void | Promise<void>;
  /** Deletes a comment. */
  remove(id: number): void | Promise<void>;
  /** Lists the comments of a thread. */
  read(subject: number): readonly Comment[] | Promise<readonly Comment[]>;
}

/** Does what people do: they label, comment, copy commands that Baton shows, and close issues. */
export async function performAct(
  act: Act,
  { world, acting }: { readonly world: FullWorld; readonly acting: Acting },
): Promise<void> {
  if (act.does === 'sweep') world.actions.startFor('schedule', undefined);
  else if (act.does === 'label') await acting.label(act.subject);
  else if (act.does === 'worry') await worry(act, { world, acting });
  else if (act.does === 'clean-up') await cleanUp(act.subject, acting);
  else if (act.does === 'change') await acting.change(act.subject, act.change);
  else if (act.does === 'comment') await acting.comment({ ...act, by: 'mona' });
  else {
    const body = findLine(await acting.read(act.subject), { ...act, at: world.schedule.now() });
    if (body !== undefined) await acting.comment({ ...act, body });
  }
}

/** The minutes for which somebody looks whether a job fails. */
const watchedMinutes = 240;

/** Pauses the runs of a subject as soon as a job fails that is none of a sweep, has a look at them, and lets them go on after some minutes. */
async function worry(
  { subject, minutes }: Extract<Act, { does: 'worry' }>,
  { world, acting }: { readonly world: FullWorld; readonly acting: Acting },
  left = watchedMinutes,
): Promise<void> {
  const { actions, schedule } = world;
  if (actions.runs.some(({ event, conclusion }) => event !== 'schedule' && conclusion === 'failure')) {
    await acting.change(subject, 'paused');
    schedule.after(minutes * 60_000, () => acting.change(subject, 'resumed'));
  } else if (left > 0)
    schedule.after(60_000, () => worry({ minute: 0, does: 'worry', subject, minutes }, { world, acting }, left - 1));
}

/** Deletes the comment with which the newest run began, so that nothing of it seems to be left, and puts the label on once more. */
async function cleanUp(subject: number, acting: Acting): Promise<void> {
  const first = (await acting.read(subject)).findLast(({ body }) => /^<!-- baton:1 \{[^\n]*"kind":"run"/m.test(body));
  if (first !== undefined) await acting.remove(first.id);
  await acting.label(subject);
}

/** What people do on the GitHub in memory. */
export function createActing(world: FullWorld): Acting {
  return {
    label: (subject) => label(world, subject),
    comment: (said) => comment(world, said),
    change: (subject, kind) => change(world, { subject, kind }),
    remove: world.comments.remove,
    read: world.comments.list,
  };
}

/** Describes an act in a few words. */
export function describeAct(act: Exclude<Act, { does: 'sweep' }>): string {
  if (act.does === 'label') return 'labels';
  if (act.does === 'worry') return `pauses for ${act.minutes} minutes when a job fails,`;
  if (act.does === 'clean-up') return 'deletes the first record of, and labels again,';
  if (act.does === 'comment') return act.body;
  if (act.does === 'change') return act.change;
  return `${act.by} copies ${act.command} of the ${act.of} request`;
}

function buildOf({ board, comments }: FullWorld, subject: number): Trigger {
  const labels = [...(board.labels.get(subject) ?? [])];
  return buildTrigger(subject, { labels, comments: comments.list(subject).length });
}

function label(world: FullWorld, subject: number): void {
  const { board, actions, schedule } = world;
  change(world, { subject, kind: 'label-removed' });
  board.label(subject, startLabel, true);
  actions.startFor('issues', { ...buildOf(world, subject), changedAt: timeOf(schedule.now()) });
}

/** The label that a change puts on or takes off. */
export const changedLabels: Readonly<
  Record<Exclude<SubjectChange, 'closed'>, { readonly name: string; readonly isOn: boolean }>
> = {
  'label-removed': { name: startLabel, isOn: false },
  paused: { name: pauseLabel, isOn: true },
  resumed: { name: pauseLabel, isOn: false },
};

function change(world: FullWorld, { subject: number, kind }: { readonly subject: number; readonly kind: SubjectChange }): void {
  const { board, actions, schedule } = world;
  const changed = kind === 'closed' ? undefined : changedLabels[kind];
  // GitHub sends an event about a label only where it was put on or taken off.
  if (changed !== undefined && (board.labels.get(number)?.has(changed.name) === true) === changed.isOn) return;
  if (changed !== undefined) board.label(number, changed.name, changed.isOn);
  const { subject } = buildOf(world, number);
  const event: Change = {
    kind,
    repository: { ...repository, private: false },
    subject: { ...subject, state: kind === 'closed' ? 'closed' : 'open' },
    actor: people.mona,
    at: timeOf(schedule.now()),
    ...(changed === undefined ? {} : { label: changed.name }),
  };
  actions.startFor('issues', undefined, event);
}

/** Finds the line of a command in a comment of Baton, and puts the words of a person in the place of those in angle brackets. */
function findLine(
  comments: readonly Comment[],
  { command, of, at }: Pick<CopyAct, 'command' | 'of'> & { readonly at: number },
): string | undefined {
  const lines = comments.flatMap(({ author, body }) => {
    if (author?.login === people.mona.login || author?.login === people.hubot.login) return [];
    return [...body.matchAll(/\/baton (approve|answer|reject|raise)[^`\n]*/g)].flatMap(([line, verb]) =>
      verb === command ? [line] : [],
    );
  });
  const line = of === 'newest' ? lines.at(-1) : lines[0];
  return line?.replace('<your answer>', `words of ${at}`).replace('<why>', `not like this ${at}`);
}

export interface Said {
  readonly subject: number;
  readonly body: string;
  readonly by: keyof typeof people;
}

function comment(world: FullWorld, { subject, body, by }: Said): void {
  const { comments, actions } = world;
  const author = people[by];
  const { id, createdAt } = comments.post({ thread: subject, body, author, association: 'OWNER' });
  const trigger = buildOf(world, subject);
  const posted = { id, author, body, createdAt };
  // What GitHub sends is read as Baton reads it: `/baton run` names a pipeline.
  const said = parseTrigger(...eventOf({ ...trigger, kind: 'comment', label: '', actor: author, comment: posted }, createdAt));
  if (!said.ok) throw new Error(`A comment cannot be read: ${said.error.reason}`);
  actions.startFor('issue_comment', said.value);
}

function buildTrigger(number: number, changes: Partial<Trigger['subject']>): Trigger {
  return {
    kind: 'issue-labeled',
    repository: { ...repository, private: false },
    actor: people.mona,
    label: startLabel,
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
