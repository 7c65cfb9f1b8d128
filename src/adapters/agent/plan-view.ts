import { realpath, stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { agentUser } from './isolation.ts';

/** A directory that is replaced by an empty one in the sandbox, apart from what is exposed in it. */
export interface HiddenDirectory {
  readonly path: string;
  /** Octal permissions of the empty one. */
  readonly mode: string;
  readonly exposed: readonly string[];
}

export interface View {
  /** Real paths of what the agent may write to: handed over to it for as long as it runs. */
  readonly writable: readonly string[];
  readonly hidden: readonly HiddenDirectory[];
}

/** Where everybody may write: each agent gets its own. */
const shared = ['/tmp', '/var/tmp', '/dev/shm'];

/**
 * Plans what an agent sees. Besides `hide` and what everybody may write to, each directory that the agent could not pass through is
 * hidden: GitHub's machines keep the checkout under a home directory that only its owner may enter.
 */
export async function planView(request: {
  readonly writable: readonly string[];
  readonly hide: readonly string[];
  readonly keep: readonly string[];
}): Promise<View> {
  const writable = await findReal(request.writable);
  const readable = await findReal(request.keep);
  const exposed = [...writable, ...readable];
  const closed = await Promise.all(writable.map(findClosedAncestor));
  const common = await findReal(shared);
  const wanted = new Set([...common, ...(await findReal(request.hide)), ...closed.flat()]);
  const hidden = [...wanted].filter((path) => path !== '/' && !isInsideAny(path, wanted) && !exposed.includes(path));
  return {
    writable,
    hidden: hidden.map((path) => ({
      path,
      mode: common.includes(path) ? '1777' : '0755',
      exposed: outermost(exposed.filter((one) => isInside(one, path))),
    })),
  };
}

/** The outermost ancestor that a user without rights of its own cannot pass through. */
async function findClosedAncestor(path: string): Promise<string[]> {
  const ancestors: string[] = [];
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) ancestors.unshift(at);
  for (const ancestor of ancestors) {
    const { mode, uid } = await stat(ancestor);
    if ((mode & 0o001) === 0 && uid !== agentUser) return [ancestor];
  }
  return [];
}

/** Real paths of those that exist. */
async function findReal(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => realpath(path).catch(() => undefined)));
  return [...new Set(found.filter((path) => path !== undefined))];
}

function outermost(paths: readonly string[]): string[] {
  return paths.filter((path) => !isInsideAny(path, paths));
}

function isInsideAny(path: string, others: Iterable<string>): boolean {
  return [...others].some((other) => isInside(path, other));
}

function isInside(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : `${directory}${sep}`);
}
