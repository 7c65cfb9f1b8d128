import { z } from 'zod';
import { childLimits, type WaitRequest, waitUntilSchema } from '../children/child.ts';
import { lineageOf } from '../children/task-name.ts';
import { describeValue, type HandoffError, shortenText } from '../handoff/handoff-error.ts';
import { failure, type Result, success } from '../result.ts';
import { listFirstNames } from '../text/plain-text.ts';
import { type ChildStatus, findChild } from './child-tasks.ts';

/** The task that asks for a wait. */
interface AskingTask {
  readonly stage: string;
  readonly children: readonly ChildStatus[];
}

const namesSchema = z.array(z.string());
const inputNames: ReadonlySet<string> = new Set(['names', 'until', 'timeout']);

/** Checks the inputs of a wait (K-13, K-16, K-28). Returns it with whole names, each once, or all that is wrong with it. */
export function checkWait(
  input: Readonly<Record<string, unknown>>,
  known: AskingTask,
): Result<WaitRequest, readonly HandoffError[]> {
  const others = Object.keys(input).filter((key) => !inputNames.has(key));
  const names = namesSchema.safeParse(input.names);
  const until = waitUntilSchema.safeParse(input.until ?? 'all');
  const timeout = input.timeout ?? undefined;
  const most = childLimits.waitMinutes;
  const isTime =
    timeout === undefined || (typeof timeout === 'number' && Number.isInteger(timeout) && timeout >= 1 && timeout <= most);
  const errors: HandoffError[] = [
    ...others.map((key) => wrong(shortenText(key), 'is no input of this tool; write `names`, `until` and `timeout` only.')),
    ...(names.success
      ? names.data.flatMap((name) => checkName(name, known))
      : [wrong('names', `is ${seen(input.names)}; write a list of names of child tasks.`)]),
    ...(until.success ? [] : [wrong('until', `is ${seen(input.until)}; write all, first or first-failure.`)]),
    ...(isTime ? [] : [wrong('timeout', `is ${seen(timeout)}; write 1 to ${most} minutes, or leave it out.`)]),
  ];
  if (errors.length > 0 || !names.success || !until.success) return failure(errors);
  const whole = names.data.map((name) => findChild(known.children, { name, stage: known.stage })?.name ?? name);
  const unique = [...new Set(whole)];
  if (unique.length > childLimits.waitedFor)
    return failure([wrong('names', `has ${unique.length} names; at most ${childLimits.waitedFor} are accepted.`)]);
  return success({ names: unique, until: until.data, ...(typeof timeout === 'number' ? { timeoutMinutes: timeout } : {}) });
}

function seen(value: unknown): string {
  return value === undefined ? 'missing' : describeValue(value);
}

function wrong(path: string, words: string): HandoffError {
  return { code: 'schema', path, message: `\`${path}\` ${words}` };
}

/** Checks one name: only children of the own task can be waited for or asked about (K-12). */
export function checkName(name: string, { stage, children }: AskingTask): readonly HandoffError[] {
  if (findChild(children, { name, stage }) !== undefined) return [];
  const names = children.map((child) => child.name);
  const advice = names.length === 0 ? 'It has created none.' : `Its children are ${listFirstNames(names)}.`;
  const message = `"${shortenText(name.toWellFormed(), 100)}" is ${describeStranger(name, stage)}. ${advice}`;
  return [{ code: 'missing', path: 'names', message }];
}

function describeStranger(name: string, stage: string): string {
  if (name === stage) return 'this task itself';
  if (lineageOf(stage).includes(name)) return 'a task above this one';
  return 'no child of this task';
}
