import { posix } from 'node:path';
import { type Arrow, findArrows } from '../check-imports/find-arrows.ts';
import { listFoldersInCycles } from '../check-imports/find-folder-cycles.ts';
import type { Source } from '../check-imports/source.ts';

export interface FileMeasures {
  readonly files: number;
  /** Folders that hold a file themselves. */
  readonly folders: number;
  /** Files of 15 lines or fewer. */
  readonly shortFiles: number;
  /** Files of more than 200 lines. */
  readonly longFiles: number;
  readonly lines: { readonly total: number; readonly median: number; readonly p95: number; readonly max: number };
  /** Values, not types, that a file exports on average. */
  readonly exportsPerFile: number;
  /** Percentage of the files that exactly one other file imports. */
  readonly oneImporterPercent: number;
  /** Pairs of files of which one imports the other, per 1,000 lines. */
  readonly arrowsPerThousandLines: number;
  /** The folder with the most files of its own. */
  readonly largestFolder: { readonly path: string; readonly files: number };
  /** Folders by room, and how many of them are part of a cycle. */
  readonly rooms: Readonly<Record<string, RoomMeasures>>;
  /** Folders of all rooms that are part of a cycle. */
  readonly foldersInCycles: number;
}

export interface RoomMeasures {
  readonly folders: number;
  readonly inCycles: number;
}

const shortFileLines = 15;
const longFileLines = 200;

/** Measures the files below src by their text alone. */
export function measureFiles(sources: readonly Source[]): FileMeasures {
  const lines = sources.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b);
  const total = sum(lines);
  const arrows = distinct(findArrows(sources));
  const rooms = measureRooms(sources, arrows);
  return {
    files: sources.length,
    folders: sum(Object.values(rooms).map(({ folders }) => folders)),
    shortFiles: lines.filter((count) => count <= shortFileLines).length,
    longFiles: lines.filter((count) => count > longFileLines).length,
    lines: { total, median: percentile(lines, 0.5), p95: percentile(lines, 0.95), max: lines.at(-1) ?? 0 },
    exportsPerFile: sum(sources.map(({ text }) => countExports(text))) / sources.length,
    oneImporterPercent: (100 * countOneImporter(arrows)) / sources.length,
    arrowsPerThousandLines: (1000 * arrows.length) / total,
    largestFolder: findLargestFolder(sources),
    rooms,
    foldersInCycles: sum(Object.values(rooms).map(({ inCycles }) => inCycles)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function distinct(arrows: readonly Arrow[]): readonly Arrow[] {
  return [...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
}

function countExports(text: string): number {
  const declared = text.match(/^export (?:async )?(?:function|const|let|class)\b/gm) ?? [];
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').filter((name) => name.trim() !== ''),
  );
  return declared.length + listed.filter((name) => !/^\s*type\b/.test(name)).length;
}

function countOneImporter(arrows: readonly Arrow[]): number {
  return [...Map.groupBy(arrows, ({ to }) => to).values()].filter(({ length }) => length === 1).length;
}

function findLargestFolder(sources: readonly Source[]): FileMeasures['largestFolder'] {
  const folders = [...Map.groupBy(sources, ({ path }) => posix.dirname(path))].map(([path, { length: files }]) => ({
    path,
    files,
  }));
  return folders.reduce((largest, folder) => (folder.files > largest.files ? folder : largest));
}

/** Cycles between rooms are impossible, since rooms import only rooms below them; so each folder's cycle lies in one room. */
function measureRooms(sources: readonly Source[], arrows: readonly Arrow[]): Readonly<Record<string, RoomMeasures>> {
  const inCycles = new Set(listFoldersInCycles(arrows));
  const folders = [...new Set(sources.map(({ path }) => posix.dirname(path)))];
  const rooms = [...Map.groupBy(folders, roomOf)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    rooms.map(([room, own]) => [room, { folders: own.length, inCycles: own.filter((folder) => inCycles.has(folder)).length }]),
  );
}

function roomOf(folder: string): string {
  const [, room = '', world] = folder.split('/');
  return room === 'local' && world !== undefined ? `${room}/${world}` : room;
}
