import { posix } from 'node:path';
import { type Arrow, findArrows } from './find-arrows.ts';
import { type FolderCycle, findFolderCycles } from './find-folder-cycles.ts';
import { type Ladder, ladders, maxFilesInFolder, sharedRoot } from './rules.ts';
import type { Source, Violation } from './source.ts';

const rulesFile = 'scripts/check-imports/rules.ts';

/** Checks the folders of src: their ladders, cycles, sizes, and the files at the root of engine. */
export function checkFolders(sources: readonly Source[]): readonly Violation[] {
  const arrows = findArrows(sources);
  return [
    ...arrows.flatMap(checkLadder),
    ...sources.flatMap(checkListed),
    ...findFolderCycles(arrows).flatMap(describeCycle),
    ...checkSizes(sources),
    ...checkSharedRoot(sources, arrows),
  ];
}

function checkLadder({ from, to, line }: Arrow): readonly Violation[] {
  const ladder = ladderOf(from);
  const [lower, upper] = [folderIn(ladder, from), folderIn(ladder, to)];
  if (lower === upper || !to.startsWith(`${ladder.room}/`)) return [];
  const [lowerRung, upperRung] = [ladder.folders.indexOf(lower), ladder.folders.indexOf(upper)];
  if (lowerRung < 0 || upperRung < 0 || lowerRung < upperRung) return [];
  const message =
    `imports up the ladder: ${to} is in \`${upper}\`, which stands above \`${lower}\` in ${ladder.room}. ` +
    `Move what both need into \`${lower}\` or below it, or pass it in as an argument. The ladders are in ${rulesFile}`;
  return [{ file: from, line, message }];
}

/** A folder that no ladder names could import anything. */
function checkListed({ path }: Source): readonly Violation[] {
  const ladder = ladderOf(path);
  const folder = folderIn(ladder, path);
  if (ladder.folders.includes(folder)) return [];
  const message = `the folder \`${folder}\` is not in the ladder of ${ladder.room}. Add it in ${rulesFile}, above the folders that it imports`;
  return [{ file: path, line: 1, message }];
}

/** Returns the ladder of the file's room. A room without one has no folders below it. */
function ladderOf(path: string): Ladder {
  const written = ladders.find(({ room }) => path.startsWith(`${room}/`));
  return written ?? { room: roomOf(path), folders: ['.'] };
}

function roomOf(path: string): string {
  const [source = '', room = '', world = ''] = posix.dirname(path).split('/');
  return ['adapters', 'local'].includes(room) && world !== '' ? `${source}/${room}/${world}` : `${source}/${room}`;
}

function folderIn({ room }: Ladder, path: string): string {
  return posix.relative(room, posix.dirname(path)) || '.';
}

function describeCycle(cycle: FolderCycle): readonly Violation[] {
  const first = cycle[0];
  if (first === undefined) return [];
  const way = [...cycle.map(({ from }) => posix.dirname(from)), posix.dirname(first.from)].join(' → ');
  const others = cycle.slice(1).map(({ from, line, to }) => `${from}:${line} imports ${to}`);
  const message =
    `folder cycle: ${way}. Here ${first.to} is imported; ${others.join('; ')}. ` +
    'Move the file that both sides need into the lower folder';
  return [{ file: first.from, line: first.line, message }];
}

function checkSizes(sources: readonly Source[]): readonly Violation[] {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...folders].flatMap(([folder, files]) => {
    const extra = files[maxFilesInFolder];
    if (extra === undefined) return [];
    const message =
      `${folder} holds ${files.length} files, at most ${maxFilesInFolder} are allowed. ` +
      'Merge files that change together, or give one concept a folder of its own';
    return [{ file: extra.path, line: 1, message }];
  });
}

function checkSharedRoot(sources: readonly Source[], arrows: readonly Arrow[]): readonly Violation[] {
  const { room, minFolders, exempt } = sharedRoot;
  const files = sources.map(({ path }) => path).filter((path) => posix.dirname(path) === room && !exempt.includes(path));
  return files.flatMap((file) => {
    const users = arrows
      .filter(({ from, to }) => to === file && from.startsWith(`${room}/`))
      .map(({ from }) => posix.dirname(from));
    const folders = [...new Set(users)].filter((folder) => folder !== room);
    if (folders.length >= minFolders) return [];
    const message =
      `stands at the root of ${room} and is used by ${folders.join(', ') || 'none'} of its folders; ` +
      `at least ${minFolders} must share it. Move it into the folder that uses it`;
    return [{ file, line: 1, message }];
  });
}
