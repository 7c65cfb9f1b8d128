/** A file or folder that an execution left on the machine: its folder, or the copy of its context file in the checkout. */
export interface WorkingCopy {
  readonly name: string;
  readonly path: string;
  /** The time (ISO 8601) when the copy, or something directly in it, was last changed. */
  readonly modifiedAt: string;
}

/** The ids of one execution of a task. */
export interface ExecutionIds {
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  readonly execution: number;
}

const folderPattern = /^baton-(?<run>[A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+\.[0-9]{1,9}\.[0-9]{1,9}$/;
const outputPattern = /^baton-output-[0-9]{1,9}$/;
/** Matches `<unix seconds>-<run>.json` (C-3). */
const contextPattern = /^[0-9]{9,11}-(?<run>[a-z][a-z0-9-]*)\.json$/;

/** Returns the folder name of an execution. It is readable and unique: a character that is not plain is written as its number. */
export function nameWorkingCopy({ run, task, attempt, execution }: ExecutionIds): string {
  return `baton-${encodeName(run)}.${encodeName(task)}.${attempt}.${execution}`;
}

/** Returns whether a folder in a runner's temporary folder has the form of one that Baton creates. */
export function isWorkingFolder(name: string): boolean {
  return folderPattern.test(name) || outputPattern.test(name);
}

/** Returns whether a file in a `context-dir` has the form of a copy that Baton puts there. */
export function isContextCopy(name: string): boolean {
  return contextPattern.test(name);
}

const dayMilliseconds = 86_400_000;

/**
 * Selects the copies past their time: older than the given number of days, each of 24 hours, and of no active run (C-29 to C-31).
 */
export function selectStale(
  copies: readonly WorkingCopy[],
  facts: { readonly now: string; readonly days: number; readonly active: readonly string[] },
): readonly WorkingCopy[] {
  const active = new Set(facts.active.map(encodeName));
  return copies.filter(({ name, modifiedAt }) => {
    const run = (folderPattern.exec(name) ?? contextPattern.exec(name))?.groups?.run;
    const age = Date.parse(facts.now) - Date.parse(modifiedAt);
    return (run === undefined || !active.has(run)) && age > facts.days * dayMilliseconds;
  });
}

function encodeName(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}
