import type { Problem } from '../problem.ts';

const maxLength = 244;

interface Rule {
  readonly words: string;
  broken(name: string): boolean;
}

/**
 * Rules for branch names. They are stricter than `git check-ref-format`: a name that a shell, an option parser or a revision
 * parser could read differently is refused.
 */
const rules: readonly Rule[] = [
  { words: 'it is empty', broken: (name) => name === '' },
  { words: `it has more than ${maxLength} characters`, broken: (name) => name.length > maxLength },
  { words: 'it does not start with a letter or digit', broken: (name) => !/^[A-Za-z0-9]/.test(name) },
  {
    words: 'it holds characters other than letters, digits and . _ - / + #',
    broken: (name) => !/^[A-Za-z0-9._/+#-]*$/.test(name),
  },
  { words: 'it holds ".." or "//"', broken: (name) => /\.\.|\/\//.test(name) },
  { words: 'a part of it starts with "." or "-"', broken: (name) => /(^|\/)[.-]/.test(name) },
  { words: 'a part of it ends with "." or ".lock"', broken: (name) => /(\.|\.lock)(\/|$)/i.test(name) },
  { words: 'it ends with "/"', broken: (name) => name.endsWith('/') },
  { words: 'it starts with "refs/"', broken: (name) => /^refs\//i.test(name) },
  { words: 'it could be a commit or HEAD', broken: (name) => /^([0-9a-f]{40}|(\w+_)?HEAD)$/i.test(name) },
];

/** Returns the problem of a branch name, or undefined when the name is safe everywhere. `remedy` says what to do about it. */
export function checkBranchName(name: string, remedy = 'Change `branch`.'): Problem | undefined {
  return findProblem(rules, { name, remedy });
}

function findProblem(
  all: readonly Rule[],
  { name, remedy }: { readonly name: string; readonly remedy: string },
): Problem | undefined {
  const rule = all.find((candidate) => candidate.broken(name));
  return (
    rule && {
      code: 'BATON-E701',
      message: `The branch "${toPrintable(name, 80)}" cannot be used: ${rule.words}. ${remedy}`,
    }
  );
}

const headRules: readonly Rule[] = [
  { words: 'it is empty', broken: (name) => name === '' },
  { words: 'it starts with "-"', broken: (name) => name.startsWith('-') },
  { words: 'it holds control characters', broken: (name) => /\p{Cc}/u.test(name) },
  { words: 'it holds a blank or one of ~ ^ : ? * [ \\', broken: (name) => /[ ~^:?*[\\]/.test(name) },
  { words: 'it holds "..", "//" or "@{"', broken: (name) => /\.\.|\/\/|@\{/.test(name) },
  { words: 'it starts or ends with "/"', broken: (name) => /^\/|\/$/.test(name) },
  { words: 'a part of it starts with "."', broken: (name) => /(^|\/)\./.test(name) },
  { words: 'it ends with ".", or a part of it with ".lock"', broken: (name) => /\.$|\.lock(\/|$)/.test(name) },
  { words: 'it is "@" or "HEAD"', broken: (name) => name === '@' || name === 'HEAD' },
];

/**
 * Returns the problem of the branch of a pull request, which people named: only what git itself forbids, control characters, and what a
 * program could take for an option. Such a name never reaches a shell.
 */
export function checkHeadName(name: string, remedy: string): Problem | undefined {
  return findProblem(headRules, { name, remedy });
}

/** Returns a text for a message: at most `max` characters, with a question mark for each that is not printable ASCII. */
export function toPrintable(text: string, max: number): string {
  return text.replace(/[^ -~]/g, '?').slice(0, max);
}

/** Describes why nothing is pushed to the branch of a pull request. The reason ends with a full stop. */
export function pushProblem({ branch, number }: { readonly branch: string; readonly number: number }, reason: string): Problem {
  return { code: 'BATON-E715', message: `Nothing is pushed to "${branch}", the branch of #${number}: ${reason}` };
}

/** Returns whether a name is that of the default branch, which programs that ignore case could take for it. */
export function isDefaultBranch(name: string, defaultBranch: string): boolean {
  return name.toLowerCase() === defaultBranch.toLowerCase();
}

/** The reason why the default branch is not pushed to, although a pull request comes from it. */
export const defaultBranchReason = 'it is the default branch. Give the stage a branch of its own.';
