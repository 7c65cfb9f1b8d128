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

export interface ViewRequest {
  readonly writable: readonly string[];
  readonly hide: readonly string[];
  /** Where everybody may write: each agent gets its own. */
  readonly shared: readonly string[];
  /** Needed for reading. One that holds something hidden or writable is passed over. */
  readonly readable: readonly string[];
}

/**
 * Plans what an agent sees. Besides `hide` and what everybody may write to, each directory that the agent could not pass through on
 * its way to something it needs is hidden: GitHub's machines keep the checkout under a home that only its owner may enter.
 */
export async function planView(request: ViewRequest): Promise<View> {
  const writable = await resolveReal(request.writable);
  const common = await resolveReal(request.shared);
  const unwanted = [...common, ...(await resolveReal(request.hide))].filter((path) => path !== '/' && !writable.includes(path));
  const holdsOthers = (path: string): boolean => [...writable, ...unwanted].some((one) => one === path || isInside(one, path));
  const readable = (await resolveReal(request.readable)).filter((path) => !holdsOthers(path));
  const exposed = outermost([...writable, ...readable]);
  const closed = await Promise.all(exposed.map(findClosedAncestor));
  const hidden = outermost([...new Set([...unwanted, ...closed.flat()])]).filter(
    (path) => path !== '/' && !writable.includes(path),
  );
  return {
    writable,
    hidden: hidden.map((path) => ({
      path,
      mode: common.includes(path) ? '1777' : '0755',
      exposed: exposed.filter((one) => isInside(one, path)),
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
async function resolveReal(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => realpath(path).catch(() => undefined)));
  return [...new Set(found.filter((path) => path !== undefined))];
}

function outermost(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => isInside(path, other)));
}

function isInside(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : `${directory}${sep}`);
}
