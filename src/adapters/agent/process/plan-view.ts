import { statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { agentUser } from './isolation.ts';

/** A directory that the sandbox replaces by an empty one, except for the exposed paths in it. */
export interface HiddenDirectory {
  readonly path: string;
  /** The octal permissions of the empty directory. */
  readonly mode: string;
  readonly exposed: readonly string[];
}

export interface View {
  /** The real paths that the agent may write to. The agent's user owns them while the agent runs. */
  readonly writable: readonly string[];
  readonly hidden: readonly HiddenDirectory[];
}

export interface ViewRequest {
  readonly writable: readonly string[];
  readonly hide: readonly string[];
  /** Directories where everybody may write; each agent gets its own. */
  readonly shared: readonly string[];
  /** Directories that the agent must read. One that contains a hidden or writable path is ignored. */
  readonly readable: readonly string[];
}

/**
 * Plans the directories that an agent sees. Hides `hide`, the directories where everybody may write, and each directory that the
 * agent could not pass through on its way to something it needs: GitHub's machines have the checkout under a home that only its
 * owner may enter.
 */
export async function planView(request: ViewRequest): Promise<View> {
  const writable = await resolveReal(request.writable);
  const common = await resolveReal(request.shared);
  const unwanted = [...common, ...(await resolveReal(request.hide))].filter((path) => path !== '/' && !writable.includes(path));
  const holdsOthers = (path: string): boolean => [...writable, ...unwanted].some((one) => one === path || isInside(one, path));
  const readable = (await resolveReal(request.readable)).filter((path) => !holdsOthers(path));
  const exposed = outermost([...writable, ...readable]);
  const closed = exposed.flatMap((path) => findClosedAncestor(path) ?? []);
  const hidden = outermost([...new Set([...unwanted, ...closed])]).filter((path) => path !== '/' && !writable.includes(path));
  return {
    writable,
    hidden: hidden.map((path) => ({
      path,
      mode: common.includes(path) ? '1777' : '0755',
      exposed: exposed.filter((one) => isInside(one, path)),
    })),
  };
}

/** Returns the outermost ancestor that a user without permissions of its own cannot pass through; undefined where there is none. */
function findClosedAncestor(path: string): string | undefined {
  const parts = path.split(sep);
  const ancestors = parts.slice(2).map((_, index) => parts.slice(0, index + 2).join(sep));
  return ancestors.find((ancestor) => {
    const { mode, uid } = statSync(ancestor);
    return (mode & 0o001) === 0 && uid !== agentUser;
  });
}

/** Returns the real paths of the paths that exist. */
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
