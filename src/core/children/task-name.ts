import type { ChildRequest } from './child.ts';

/** Returns the name of a child: the ordinal of its request, and a slug of the agent's word for it or of its prompt (K-30). */
export function childName(parent: string, { ordinal, name, prompt }: Pick<ChildRequest, 'ordinal' | 'name' | 'prompt'>): string {
  const slug = slugOf(name ?? '') || slugOf(prompt);
  return slug === '' ? `${parent}/${ordinal}` : `${parent}/${ordinal}-${slug}`;
}

/** Returns lower-case letters, digits and single hyphens of a text, at most 24 characters. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 24)
    .replace(/-$/, '');
}

/** Returns whether a stage is a child that an agent asked for, by its name. */
export function isChild(stage: string): boolean {
  return parentNameOf(stage) !== undefined;
}

/** Returns the parent of a child by its name; undefined for a stage of the config. */
export function parentNameOf(stage: string): string | undefined {
  const end = stage.lastIndexOf('/');
  return end === -1 ? undefined : stage.slice(0, end);
}

/** Lists the tasks above a child, its parent first; none for a stage of the config. */
export function lineageOf(stage: string): readonly string[] {
  const parent = parentNameOf(stage);
  return parent === undefined ? [] : [parent, ...lineageOf(parent)];
}

/** Returns how deep a task stands below a stage of the config: 0 for the stage itself, 1 for a child of it. */
export function depthOf(stage: string): number {
  return stage.split('/').length - 1;
}

const elementPattern = /^([^[\]/]+)\[\d{1,2}\]$/;

/** Returns the name of the task of an element. */
export function elementName({ stage, index }: { readonly stage: string; readonly index: number }): string {
  return `${stage}[${index}]`;
}

/** Returns whether a stage is an element of a matrix, by its name. */
export function isElement(stage: string): boolean {
  return elementPattern.test(stage);
}

/** Returns the name of a stage of which this task is an element; undefined for any other task. */
export function groupNameOf(name: string): string | undefined {
  return elementPattern.exec(name)?.[1];
}

/** Returns whether a person who named this means a task: by its name, by that of the stage of which it is an element, or with all of its run (''). */
export function isMeant(named: string, task: string): boolean {
  return ['', task, groupNameOf(task)].includes(named);
}

/** Returns whether a stage is a part of another one: a child that an agent asked for, or an element of a matrix. */
export function isPart(stage: string): boolean {
  return isChild(stage) || isElement(stage);
}

/** Returns the name in the config of the stage of a task: `split` for the child `split/2-part-2` and the element `split[1]`. */
export function stageOfConfig(task: string): string {
  return task.replace(/[/[].*$/, '');
}
