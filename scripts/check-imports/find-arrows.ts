import { posix } from 'node:path';
import { findImports } from './find-imports.ts';
import type { Source } from './source.ts';

/** One import between two files of the project. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** 1-based, in `from`. */
  readonly line: number;
}

/** Returns the imports between the given files, in the order of the files. Imports of packages and of other files are left out. */
export function findArrows(sources: readonly Source[]): readonly Arrow[] {
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, text }) =>
    findImports(text).flatMap(({ specifier, line }) => {
      if (!specifier.startsWith('.')) return [];
      const to = posix.join(posix.dirname(path), specifier);
      return known.has(to) ? [{ from: path, to, line }] : [];
    }),
  );
}
