import { elementName, groupNameOf, isElement, stageOfConfig } from '../children/task-name.ts';
import type { Matrix } from '../config/schema/matrix-schema.ts';
import { matrixOf } from '../config/schema/stage-schema.ts';
import type { RunRecord } from '../record/record.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { invisibleCharacters } from '../text/plain-text.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { ExpandedRun, MatrixElement, State } from './state.ts';
import type { TaskRow } from './task-row.ts';

/** Finds an element of a matrix by the name of its task. */
export function elementOf(run: ExpandedRun, stage: string): MatrixElement | undefined {
  const group = groupNameOf(stage);
  return group === undefined ? undefined : listElements(run, group)[Number(stage.slice(group.length + 1, -1))];
}

/**
 * Returns the name of a task as people read it: of an element with its value, as in `test[1] thorough`. The number is that of the name
 * which records and commands have. An agent may have written the value, so whoever renders it has to make it harmless.
 */
export function titleOf(run: ExpandedRun, task: string): string {
  const element = elementOf(run, task);
  return element === undefined ? task : elementTitle(run, element);
}

/** The most code points of a value in the name of a task. */
const valueCodePoints = 40;

/** Returns the name of the task of an element as people read it. The run need not have the element yet. */
export function elementTitle(run: ExpandedRun, element: MatrixElement): string {
  const flat = shownValue(run, element).toWellFormed().replace(/\s+/gu, ' ').replace(invisibleCharacters, '').trim();
  return `${elementName(element)} ${truncateCodePoints(flat, valueCodePoints, { mark: '…' })}`.trimEnd();
}

/** Returns the value of an element, or that of the element which it is about. The name in a map says which it is. */
function shownValue(run: ExpandedRun, { of, value = '' }: MatrixElement): string {
  const about = of === undefined ? undefined : elementOf(run, of);
  if (about !== undefined) return shownValue(run, about);
  return typeof value === 'string' ? value : (value.name ?? Object.values(value).join(', '));
}

/** Lists the elements of a stage with a matrix; none before it could start. */
export function listElements(run: ExpandedRun, stage: string): readonly MatrixElement[] {
  const expansion = run.matrices?.get(stage);
  return expansion?.kind === 'elements' ? expansion.elements : [];
}

/** Returns stages together with the elements of those that have a matrix. */
export function withElements(run: ExpandedRun, stages: readonly string[]): readonly string[] {
  return stages.flatMap((stage) => [stage, ...listElements(run, stage).map(elementName)]);
}

/** Returns the matrix of a stage of a run; undefined where it has none. */
export function findMatrix(run: RunRecord, stage: string): Matrix | undefined {
  const found = pipelineOf(run).stages[stage];
  return found === undefined ? undefined : matrixOf(found);
}

/**
 * Lists the tasks whose work stands for stages: an element that was picked, and behind it the task that it is about, stand alone for
 * their stages. Of all other matrices every element does.
 */
export function listWorkOf({ run, rows }: Pick<State, 'run' | 'rows'>, names: readonly string[]): readonly string[] {
  if (run.matrices === undefined) return names;
  const chosen = new Map<string, string>();
  for (const name of names)
    for (const task of chainOf(run, pickedIn(rows.get(name), name) ?? name)) {
      const stage = stageOfConfig(task);
      if (isElement(task) && !chosen.has(stage)) chosen.set(stage, task);
    }
  return names.flatMap((name) => {
    const only = chosen.get(name);
    return only === undefined ? withElements(run, [name]) : [only];
  });
}

function pickedIn(row: TaskRow | undefined, stage: string): string | undefined {
  const picked = row?.status === 'ended' ? row.matrix?.picked : undefined;
  return picked === undefined ? undefined : elementName({ stage, index: picked });
}

/** Returns a task, and the tasks that it is about, as far as they are elements. */
export function chainOf(run: ExpandedRun, task: string): readonly string[] {
  const of = elementOf(run, task)?.of;
  return of === undefined ? [task] : [task, ...chainOf(run, of)];
}
