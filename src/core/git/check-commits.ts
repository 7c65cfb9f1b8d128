/**
 * This folder decides whether the commits and branch names of an agent may be published. It sees only facts about commits (paths,
 * modes, sizes, parents), never a repository.
 */

import type { Problem } from '../problem.ts';
import { toPrintable } from './check-branch-name.ts';
import { createTrustCheck, foldName } from './trusted-paths.ts';

/** Matches invisible characters that macOS drops when it compares names, and those that change the writing direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** Matches `.git` as Windows and macOS read it: in any case, with blanks and dots at the end, with streams, as a short name. */
const gitFolder = /^(\.git|git~\d+)([ .]*|:.*)$/i;
/** The folder into which jobs check the configuration out. Whatever a commit has in its place would be in the way. */
const configFolder = '.baton-config';

/** Returns why a path of a commit is not safe to check out on some system, or undefined when it is safe. */
export function checkPath(path: string): string | undefined {
  if (path.length > 4096) return 'it is longer than 4,096 characters';
  if (path.includes('\ufffd')) return 'it is not UTF-8';
  if (control.test(path) || invisible.test(path)) return 'it holds invisible characters';
  if (path.includes('\\')) return 'it holds a backslash';
  const parts = path.split('/');
  const bad = parts.find((part) => part === '' || part === '.' || part === '..' || gitFolder.test(part));
  if (bad !== undefined) return `its part "${bad}" does not name a file of the checkout`;
  const [first = ''] = parts;
  return isNameOf(first, configFolder) ? `the place "${first}" belongs to Baton` : undefined;
}

/**
 * Returns whether some file system takes a name for another one: in any case and form of Unicode, with blanks, dots or a stream at
 * its end, or as the short name that Windows makes (`GITHUB~1` for `.github`).
 */
function isNameOf(part: string, name: string): boolean {
  const [folded, wanted] = [foldName(part), foldName(name)];
  return folded === wanted || isShortNameOf(folded, wanted);
}

/** Matches a short name: the first characters without dots and blanks, a number, and the beginning of the ending. */
const shortName = /^(?<start>[^~.]{1,6})~\d+(?:\.(?<ending>[^.]{0,3}))?$/;
/** Matches the start of a short name when many files begin alike: two characters and a digest. */
const hashedStart = /^(?<start>.{2})[0-9a-f]{4}$/;

function isShortNameOf(part: string, name: string): boolean {
  const { start, ending } = shortName.exec(part)?.groups ?? {};
  if (start === undefined) return false;
  const at = name.lastIndexOf('.');
  const [stem, own] = at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name, ''];
  const plain = stem.replace(/[ .]/g, '');
  const hashed = hashedStart.exec(start)?.groups?.start;
  const isStart = plain.slice(0, 6).startsWith(start) || (hashed !== undefined && plain.startsWith(hashed));
  return isStart && own.slice(0, 3) === (ending ?? '');
}

/** The paths that agents may not change unless the config allows it: they decide what runs and who must review. */
export const protectedPaths: readonly string[] = ['.github/**', 'CODEOWNERS', 'docs/CODEOWNERS'];

/**
 * Returns whether a path matches one of the patterns: a path, `folder/**` (including the folder itself, which could become a
 * symbolic link), or two stars and `/name` for any folder. Compares names as the most lenient file system does.
 */
function isProtectedPath(path: string, patterns: readonly string[]): boolean {
  const parts = path.split('/');
  return patterns.some((pattern) => matches(parts, pattern));
}

function matches(parts: readonly string[], pattern: string): boolean {
  if (pattern.startsWith('**/')) return isNameOf(parts.at(-1) ?? '', pattern.slice(3));
  const isFolder = pattern.endsWith('/**');
  const wanted = (isFolder ? pattern.slice(0, -3) : pattern).split('/');
  const isLongEnough = isFolder ? parts.length >= wanted.length : parts.length === wanted.length;
  return isLongEnough && wanted.every((name, index) => isNameOf(parts[index] ?? '', name));
}

/** A changed file of a commit, without its content. `bytes` is 0 and `mode` is 000000 when the file was deleted. */
export interface ChangeFacts {
  readonly path: string;
  readonly oldMode: string;
  readonly mode: string;
  readonly bytes: number;
}

export interface CommitFacts {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly changes: readonly ChangeFacts[];
}

export interface CommitRules {
  /** The commit that the task started from. */
  readonly base: string;
  /** Patterns of `isProtectedPath`. */
  readonly protectedPaths: readonly string[];
  /** Paths that engines trust, in every folder, where their changes are not to be published. */
  readonly trustedPaths?: readonly string[];
}

export const commitLimits = { commits: 100, changes: 5_000, fileBytes: 41_943_040, totalBytes: 209_715_200 } as const;

const allowedModes = new Set(['000000', '100644', '100755', '120000']);

/** Checks an agent's commits, oldest first, before their contents are read. Returns the first problem of each commit. */
export function checkCommits(commits: readonly CommitFacts[], rules: CommitRules): readonly Problem[] {
  const whole = checkWhole(commits);
  if (whole !== undefined) return [whole];
  const isTrusted = createTrustCheck(rules.trustedPaths ?? []);
  const check = (change: ChangeFacts) => checkChange(change, rules) ?? checkTrusted(change, isTrusted);
  return commits.flatMap((commit, index) => {
    const expected = commits[index - 1]?.sha ?? rules.base;
    return checkParents(commit, expected) ?? commit.changes.map(check).find((problem) => problem !== undefined) ?? [];
  });
}

function checkWhole(commits: readonly CommitFacts[]): Problem | undefined {
  const changes = commits.flatMap((commit) => commit.changes);
  const bytes = changes.reduce((sum, change) => sum + change.bytes, 0);
  if (commits.length > commitLimits.commits) return tooLarge(`${commits.length} commits are more than ${commitLimits.commits}`);
  if (changes.length > commitLimits.changes)
    return tooLarge(`${changes.length} changed files are more than ${commitLimits.changes}`);
  // This check comes before the order of parents, because the sides of a merge do not follow one another.
  const merge = commits.find(({ parents }) => parents.length > 1);
  if (merge) {
    const name = merge.sha.slice(0, 12);
    return { code: 'BATON-E703', message: `Commit ${name} is a merge. Only commits with one parent are published.` };
  }
  return bytes > commitLimits.totalBytes ? tooLarge(`${bytes} bytes are more than ${commitLimits.totalBytes}`) : undefined;
}

function checkParents({ sha, parents }: CommitFacts, expected: string): Problem | undefined {
  const name = sha.slice(0, 12);
  if (parents[0] === expected) return undefined;
  const seen = parents[0]?.slice(0, 12) ?? 'nothing';
  return {
    code: 'BATON-E702',
    message: `Commit ${name} builds on ${seen} instead of ${expected.slice(0, 12)}, from which the task started.`,
  };
}

function checkChange(change: ChangeFacts, { protectedPaths }: CommitRules): Problem | undefined {
  const path = toPrintable(change.path, 200);
  const wrong = checkPath(change.path);
  if (wrong !== undefined) return { code: 'BATON-E707', message: `The file "${path}" cannot be published: ${wrong}. Rename it.` };
  if (change.oldMode === '160000' || change.mode === '160000')
    return { code: 'BATON-E704', message: `"${path}" is a submodule; agents cannot change submodules.` };
  if (!allowedModes.has(change.mode))
    return { code: 'BATON-E707', message: `"${path}" has the mode ${change.mode}; 100644, 100755 and 120000 can be published.` };
  if (isProtectedPath(change.path, protectedPaths))
    return { code: 'BATON-E706', message: `"${path}" is protected: agents may not change it. Make this change by hand.` };
  return change.bytes > commitLimits.fileBytes
    ? tooLarge(`"${path}" has ${change.bytes} bytes, more than ${commitLimits.fileBytes}`)
    : undefined;
}

/** Refuses what the agent job leaves out, should that job be in other hands. */
function checkTrusted({ path }: ChangeFacts, isTrusted: ReturnType<typeof createTrustCheck>): Problem | undefined {
  if (!isTrusted({ path, isLink: true })) return undefined;
  const message = `"${toPrintable(path, 200)}" is a file from which engines take settings or instructions: agents may not change it. Make this change by hand, or write \`trusted-files: publish\` in the stage.`;
  return { code: 'BATON-E706', message };
}

function tooLarge(words: string): Problem {
  return { code: 'BATON-E705', message: `${words}. Leave build results out with .gitignore, or make smaller steps.` };
}
