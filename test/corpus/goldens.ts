import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Aspect, aspectNames, describeAspect, shortDigest } from './aspects.ts';
import { cutList } from './cut-list.ts';
import type { CorpusList } from './read-corpus.ts';

const folder: string = join(import.meta.dirname, 'goldens');

/** True if goldens are written in place of compared. */
export const isUpdate: boolean = process.env.BATON_UPDATE_GOLDENS === '1';

/** What the code makes of a list, as digests: of each aspect over all cuts, and of each cut over all aspects. */
export interface Golden {
  readonly aspects: Readonly<Record<Aspect, string>>;
  readonly cuts: readonly { readonly length: number; readonly digest: string }[];
}

/** The text of one aspect of one cut. */
export interface Described {
  readonly length: number;
  readonly aspect: Aspect;
  readonly text: string;
}

/** Describes all aspects of all cuts of a list that no earlier list has. */
export function describeList(list: CorpusList): readonly Described[] {
  return cutList(list).flatMap((cut) =>
    aspectNames.map((aspect) => ({ length: cut.length, aspect, text: describeAspect(aspect, cut) })),
  );
}

/** Returns the golden of a list, from the texts that describe it. */
export function digestList(described: readonly Described[]): Golden {
  const joined = (own: readonly Described[]): string => shortDigest(own.map(({ text }) => text).join('\n'));
  const byAspect = Map.groupBy(described, ({ aspect }) => aspect);
  const byCut = Map.groupBy(described, ({ length }) => length);
  return {
    aspects: Object.fromEntries(aspectNames.map((aspect) => [aspect, joined(byAspect.get(aspect) ?? [])])) as Golden['aspects'],
    cuts: [...byCut].map(([length, own]) => ({ length, digest: joined(own).slice(0, 8) })),
  };
}

/** Reads the goldens of a suite by the id of their lists: a line for each, its columns as the first line names them. */
export function readGoldens(suite: string): ReadonlyMap<string, Golden> {
  const [head = '', ...lines] = readFileSync(pathOf(suite), 'utf8').trimEnd().split('\n');
  const names = head.split(' ').slice(1, -1);
  return new Map(
    lines.map((line) => {
      const [id = '', ...cells] = line.split(' ');
      const aspects = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Golden['aspects'];
      const cuts = (cells[names.length] ?? '').split(',').filter((cell) => cell !== '');
      return [id, { aspects, cuts: cuts.map(parseCut) }];
    }),
  );
}

function parseCut(cell: string): Golden['cuts'][number] {
  const [length, digest = ''] = cell.split(':');
  return { length: Number(length), digest };
}

/** Writes the goldens of a suite. */
export function writeGoldens(suite: string, goldens: ReadonlyMap<string, Golden>): void {
  const lines = [...goldens].map(([id, { aspects, cuts }]) =>
    [id, ...aspectNames.map((name) => aspects[name]), cuts.map(({ length, digest }) => `${length}:${digest}`).join(',')].join(
      ' ',
    ),
  );
  writeText(pathOf(suite), [['list', ...aspectNames, 'cuts'].join(' '), ...lines, ''].join('\n'));
}

function pathOf(suite: string): string {
  return join(folder, `${suite}.txt`);
}

/** Returns what differs between a golden and what the code makes of its list now, and how to see it; undefined where nothing does. */
export function compareGolden(
  id: string,
  { golden, current }: { readonly golden: Golden | undefined; readonly current: Golden },
): string | undefined {
  if (golden === undefined) return `${id}: it has no golden. Write it with BATON_UPDATE_GOLDENS=1 npm run test:corpus`;
  const aspects = aspectNames.filter((name) => golden.aspects[name] !== current.aspects[name]);
  const cuts = current.cuts.filter(({ length, digest }) => golden.cuts.find((cut) => cut.length === length)?.digest !== digest);
  if (aspects.length === 0) return undefined;
  const where = cuts.map(({ length }) => length).join(', ');
  return `${id}: ${aspects.join(', ')} after record ${where}. See it: node scripts/show-corpus.ts ${id} ${aspects[0] ?? ''}`;
}

/** Reads a golden that is kept as text; empty where there is none. */
export function readText(name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Writes a golden that is kept as text. */
export function writeReadable(name: string, text: string): void {
  writeText(join(folder, name), text);
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
