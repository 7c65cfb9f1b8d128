import type { ChildWait } from '../../children/child.ts';
import { parentNameOf } from '../../children/task-name.ts';
import { answerDeadline } from '../../run/answers.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { StageState, State, Suspended } from '../../run/state.ts';
import { describeTime } from '../../text/times.ts';
import { countChildTasks, listAwaited } from '../outcome-words.ts';

/** The thing that an open task waits for. */
export interface TaskWait {
  readonly for: 'children' | 'stages' | 'branch' | 'answer' | 'approval';
  /** The tasks that it waits for; none where it waits for a person. */
  readonly names: readonly string[];
  /** The condition under which a wait for children is over. */
  readonly until?: ChildWait['until'];
  /** The time at which the wait is over whatever has come, RFC 3339. */
  readonly deadline?: string;
}

interface Place {
  readonly name: string;
  readonly entry: StageState;
}

/** Finds what a task waits for; undefined for one that does not wait. */
export function findWait(state: State, { name, entry }: Place): TaskWait | undefined {
  if (state.end !== undefined) return undefined;
  if (entry.kind === 'suspended') return waitOf(entry);
  if (entry.kind === 'awaiting')
    return entry.for === 'approval'
      ? { for: 'approval', names: [] }
      : { for: 'answer', names: [], deadline: answerDeadline(state, entry) };
  if (entry.kind !== 'waiting') return undefined;
  if (entry.behind !== undefined) return { for: 'branch', names: [entry.behind.stage] };
  const names = stageOf(state.run, name).needs.filter((need) => state.stages.get(need)?.kind !== 'ended');
  return { for: 'stages', names };
}

function waitOf(entry: Suspended): TaskWait {
  const { until, deadline } = entry.wait ?? {};
  return {
    for: 'children',
    names: listAwaited(entry),
    ...(until === undefined ? {} : { until }),
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/** The most names that a sentence has; the others are counted. */
const mostNames = 6;

/** Returns names for a sentence, the first ones where there are many. */
export function listNames(names: readonly string[], render: (name: string) => string = (name) => name): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames).map(render);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
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

/** Describes what a task waits for and until when, after its name: `waits for split/1-a and split/2-b`. */
export function describeWait(wait: TaskWait, render?: (name: string) => string): string {
  const names = listNames(wait.names, render);
  const limit = wait.deadline === undefined ? '' : `, at most until ${describeTime(wait.deadline)}`;
  switch (wait.for) {
    case 'answer':
      return `waits for the answer of a person${limit}`;
    case 'approval':
      return 'waits for the approval of a person';
    case 'branch':
      return `waits for ${names}, which works on the same branch`;
    case 'stages':
      return `waits for ${names}`;
    case 'children':
      return `${describeChildWait(wait)}: ${names}${limit}`;
  }
}

function describeChildWait({ until, names }: TaskWait): string {
  const tasks = countChildTasks(names.length);
  if (until === undefined) return `has done its own part and ends with ${tasks}`;
  if (until === 'all') return `waits for ${tasks}`;
  return until === 'first' ? `waits for the first of ${tasks}` : `waits for ${tasks}, or for the first that fails`;
}
