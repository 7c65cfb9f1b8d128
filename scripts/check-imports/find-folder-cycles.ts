import { posix } from 'node:path';
import type { Arrow } from './find-arrows.ts';

/** One way around: each arrow leads from one folder to the next, the last one back to the first. */
export type FolderCycle = readonly Arrow[];

/**
 * Returns shortest cycles of folders, one for each knot of folders. A folder's own files and those of the folders below it are different folders here, so a parent and its child can form a cycle too.
 */
export function findFolderCycles(arrows: readonly Arrow[]): readonly FolderCycle[] {
  const graph = buildFolderGraph(arrows);
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((folder) => {
    if (seen.has(folder)) return [];
    const cycle = findCycleThrough(graph, folder);
    for (const arrow of cycle ?? []) seen.add(posix.dirname(arrow.from));
    return cycle === undefined ? [] : [cycle];
  });
}

/** Returns the folders that are part of a cycle, sorted. */
export function listFoldersInCycles(arrows: readonly Arrow[]): readonly string[] {
  const graph = buildFolderGraph(arrows);
  return [...graph.keys()].filter((folder) => findCycleThrough(graph, folder) !== undefined).sort();
}

/** Folders, and for each folder that they import the first arrow to it. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Arrow>>;

function buildFolderGraph(arrows: readonly Arrow[]): FolderGraph {
  const graph = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const [from, to] = [posix.dirname(arrow.from), posix.dirname(arrow.to)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Arrow>();
    graph.set(from, targets);
    if (!targets.has(to)) targets.set(to, arrow);
  }
  return graph;
}

/** Searches breadth first, so that the message names the shortest way around. */
function findCycleThrough(graph: FolderGraph, start: string): FolderCycle | undefined {
  const visited = new Set<string>();
  let paths: readonly FolderCycle[] = [[]];
  while (paths.length > 0) {
    const longer = paths.flatMap((path) => {
      const last = path.at(-1);
      const targets = graph.get(last === undefined ? start : posix.dirname(last.to)) ?? [];
      return [...targets].map(([folder, arrow]) => ({ folder, path: [...path, arrow] }));
    });
    const closed = longer.find(({ folder }) => folder === start);
    if (closed !== undefined) return closed.path;
    const fresh = longer.filter(({ folder }, index) => {
      const isFirst = longer.findIndex((other) => other.folder === folder) === index;
      return isFirst && !visited.has(folder);
    });
    for (const { folder } of fresh) visited.add(folder);
    paths = fresh.map(({ path }) => path);
  }
  return undefined;
}
