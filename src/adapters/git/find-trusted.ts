/** One line of `ls-tree -r`. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

const link = '120000';

/**
 * Entries at or below one of the paths, in whatever folder of the repository: engines read `AGENTS.md` of subfolders too. With them come
 * links that stand where a folder on the way should be.
 */
export function findTrusted(entries: readonly TreeEntry[], paths: readonly string[]): readonly TreeEntry[] {
  return entries.filter(({ path, mode }) => isTrusted({ path, isLink: mode === link }, paths));
}

export function isTrusted(entry: { readonly path: string; readonly isLink: boolean }, paths: readonly string[]): boolean {
  const parts = entry.path.split('/');
  const wanted = paths.map((path) => path.split('/'));
  return wanted.some((path) => holds(parts, path) || (entry.isLink && leadsTo(parts, path)));
}

function holds(parts: readonly string[], path: readonly string[]): boolean {
  return parts.some((_, at) => path.every((part, index) => parts[at + index] === part));
}

/** Whether the last parts are the beginning of the path. */
function leadsTo(parts: readonly string[], path: readonly string[]): boolean {
  return path.some((_, length) => length > 0 && holds(parts.slice(-length), path.slice(0, length)));
}
