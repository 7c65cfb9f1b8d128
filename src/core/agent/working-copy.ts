/** Something that an execution left on the machine: its folder, or the copy of its context file in the checkout. */
export interface WorkingCopy {
  readonly name: string;
  readonly path: string;
  /** ISO 8601: when it, or something directly in it, was last changed. */
  readonly modifiedAt: string;
}

interface ExecutionIds {
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  readonly execution: number;
}

const folderPattern = /^baton-(?<run>[A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+\.[0-9]{1,9}\.[0-9]{1,9}$/;
const outputPattern = /^baton-output-[0-9]{1,9}$/;
/** `<unix seconds>-<run>.json` (C-3). */
const contextPattern = /^[0-9]{9,11}-(?<run>[a-z][a-z0-9-]*)\.json$/;

/** Readable, and different for different executions: what is no plain character is written as its number. */
export function nameWorkingCopy({ run, task, attempt, execution }: ExecutionIds): string {
  return `baton-${encode(run)}.${encode(task)}.${attempt}.${execution}`;
}

/** Whether a folder in a runner's temporary folder is one that we make there. */
export function isWorkingFolder(name: string): boolean {
  return folderPattern.test(name) || outputPattern.test(name);
}

/** Whether a file in a `context-dir` is named like a copy that we put there. */
export function isContextCopy(name: string): boolean {
  return contextPattern.test(name);
}

const dayMilliseconds = 86_400_000;

/** Those past their time: more than so many times 24 hours, and no active run's (C-29 to C-31). */
export function selectStale(
  copies: readonly WorkingCopy[],
  facts: { readonly now: string; readonly days: number; readonly active: readonly string[] },
): readonly WorkingCopy[] {
  const active = new Set(facts.active.map(encode));
  return copies.filter(({ name, modifiedAt }) => {
    const run = (folderPattern.exec(name) ?? contextPattern.exec(name))?.groups?.run;
    const age = Date.parse(facts.now) - Date.parse(modifiedAt);
    return (run === undefined || !active.has(run)) && age > facts.days * dayMilliseconds;
  });
}

function encode(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}
