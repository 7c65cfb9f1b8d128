import { posix } from 'node:path';
import { Visitor } from 'rolldown/utils';
import type { Source } from '../check-imports/source.ts';
import { parseSource } from './parse-source.ts';
import { renderTable } from './render-table.ts';

export interface Spread {
  readonly files: number;
  readonly folders: number;
}

/** Counts for each word the files that name it, and the folders that hold these files. */
export function measureSpread(sources: readonly Source[], words: readonly string[]): Readonly<Record<string, Spread>> {
  const read = sources.map((source) => ({ path: source.path, names: listNames(source).join('\n').toLowerCase() }));
  return Object.fromEntries(
    words.map((word) => {
      const found = read.filter(({ names }) => names.includes(word.toLowerCase()));
      return [word, { files: found.length, folders: new Set(found.map(({ path }) => posix.dirname(path))).size }];
    }),
  );
}

/**
 * Lists what the code of a file names: its own path, its identifiers, and its strings without white space, such as keys, kinds
 * and imported paths. Comments and sentences for people are left out, since they follow the code and do not make it depend on anything.
 */
function listNames(source: Source): readonly string[] {
  const names = [source.path];
  const note = (text: string) => {
    if (!/\s/.test(text)) names.push(text);
  };
  new Visitor({
    Identifier: ({ name }) => note(name),
    PrivateIdentifier: ({ name }) => note(name),
    Literal: ({ value }) => note(String(value)),
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.raw).join('…')),
  }).visit(parseSource(source));
  return names;
}

/** Renders a table in Markdown: a row for each word, a column for each checkout. */
export function renderSpread(columns: Readonly<Record<string, Readonly<Record<string, Spread>>>>): string {
  const words = Object.keys(Object.values(columns)[0] ?? {});
  const head = ['files / folders that name', ...Object.keys(columns)];
  const body = words.map((word) => [
    word,
    ...Object.values(columns).map((spreads) => `${spreads[word]?.files ?? 0} / ${spreads[word]?.folders ?? 0}`),
  ]);
  return renderTable(head, body);
}
