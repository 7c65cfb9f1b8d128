import { parentNameOf } from '../children/task-name.ts';
import { gates } from '../gate/gates.ts';
import type { Outcome } from '../output/outcome.ts';
import { maxAttemptsOf } from '../run/attempts.ts';
import type { State } from '../run/state.ts';
import { nextOf, type Standing } from '../run/task-row.ts';
import type { Wait } from '../run/wait.ts';
import { describeTime, describeTimeSince } from '../text/times.ts';

/** The icons of outcomes. An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  failed: '❌',
  noop: '💤',
  'needs-input': '❓',
  cancelled: '🚫',
  skipped: '⏭️',
};

const outcomeNames: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  noop: 'had nothing to do',
  'needs-input': 'needs input',
  cancelled: 'was cancelled',
  skipped: 'was skipped',
};

/** Returns the icon of an outcome, for a line whose words say the rest. */
export function outcomeIcon(outcome: Outcome): string {
  return icons[outcome];
}

/** Returns the words for an outcome, for a place that has icons of its own. */
export function describeOutcome(outcome: Outcome): string {
  return outcomeNames[outcome];
}

/** Returns what a task that needs a person waits for. */
export function awaitingWords({ wait }: { readonly wait: Wait }): string {
  if (wait.gate === 'cost') return '💰 waits for more money';
  return wait.gate === 'answer' ? '❓ waits for an answer' : '✋ waits for approval';
}

/** Returns an outcome as people read it: its icon and its words. */
export function outcomeWords(outcome: Outcome): string {
  return `${icons[outcome]} ${describeOutcome(outcome)}`;
}

/** Returns the words for how a task stands, with an icon. `isOver`: its run has ended, so nothing of it starts any more. */
export function stageWords(row: Standing, isOver: boolean): string {
  if (row.status === 'ready') return isOver ? '⏹️ not finished' : '▶️ running';
  if (row.status === 'waiting' || row.status === 'closing') return isOver ? unfinishedWords(row.wait) : waitingWords(row.wait);
  if (row.status === 'never')
    return row.never.kind === 'blocked' ? notStarted : outcomeWords(row.never.kind === 'skipped' ? 'skipped' : 'failed');
  return outcomeWords(row.last.body.outcome);
}

const notStarted = '⏭️ not started';

function unfinishedWords({ gate }: Wait): string {
  return gate === 'children' ? '⏹️ not finished' : notStarted;
}

function waitingWords(wait: Wait): string {
  if (wait.for === 'person') return awaitingWords({ wait });
  if (wait.gate === 'children') return `⏸️ waits for ${countChildTasks(wait.for.length)}`;
  const { count } = wait;
  if (wait.gate === 'sleep') return `🌙 sleeps until ${describeUntil(wait)}`;
  return count === undefined ? '⏳ waiting' : `▶️ ${count.all - count.open} of ${count.all} done`;
}

/** The most children of one task that are named; of more their number is said. */
const mostNamed = 3;

/** Lists tasks for a sentence: stages by name, and the children of one task together where they are many. */
export function groupTasks(
  names: readonly string[],
  render: { readonly task: (name: string) => string; readonly parent: (name: string) => string },
): readonly string[] {
  return [...Map.groupBy(names, parentNameOf)].flatMap(([parent, own]) =>
    parent === undefined || own.length <= mostNamed
      ? own.map(render.task)
      : [`${countChildTasks(own.length)} of ${render.parent(parent)}`],
  );
}

/**
 * Describes what a task waits for and until when, after its name: `waits for split/1-a and split/2-b`. The gate has the words. `render`
 * makes links or code of names.
 */
export function describeWait(wait: Wait, render: (name: string) => string = (name) => name): string {
  const awaited = wait.for === 'person' ? [] : wait.for;
  const names = listNames(awaited, render);
  const words = gates.find(({ name }) => name === wait.gate)?.words;
  if (words === undefined) throw new Error(`The gate "${wait.gate}" lets nothing wait.`);
  return words(wait, {
    names,
    tasks: countChildTasks(awaited.length),
    what: render(wait.what ?? ''),
    place: describePosition(wait.position ?? 1),
    limit: wait.atMost === undefined ? '' : `, at most until ${describeTime(wait.atMost)}`,
    until: describeUntil(wait),
  });
}

function describeUntil({ atMost = '', since = '' }: Wait): string {
  return describeTimeSince(atMost, since);
}

/** Returns a position in a line as people say it: `1st`, `2nd`, `11th`. */
function describePosition(position: number): string {
  const [tens, ones] = [position % 100, position % 10];
  const isTeen = tens > 10 && tens < 14;
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[ones] ?? 'th');
  return `${position}${ending}`;
}

/** Returns a number of child tasks in words. */
export function countChildTasks(count: number): string {
  return `${count} child ${count === 1 ? 'task' : 'tasks'}`;
}

/** The most names that a sentence has; the others are counted. */
const mostNames = 6;

/** Returns names for a sentence, the first ones where there are many. */
export function listNames(names: readonly string[], render: (name: string) => string = (name) => name): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames).map(render);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

/** Returns the m of "attempt n of m" for people: the attempts of the config, and those that somebody asked for beyond them. */
export function displayedAttempts(state: Pick<State, 'run' | 'tasks' | 'rows'>, stage: string): number {
  const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
  return Math.max(maxAttemptsOf(state.run, stage), nextOf(state.rows.get(stage))?.attempt ?? 1, ...made);
}
