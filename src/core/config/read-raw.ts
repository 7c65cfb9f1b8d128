import { isPlainMap } from '../json/is-plain-map.ts';
import type { Path } from './yaml-source.ts';

/** A text and where it stands. */
export interface TextAt {
  readonly text: string;
  readonly path: Path;
}

interface Entry {
  readonly name: string;
  readonly value: unknown;
  readonly path: Path;
}

/** The entries of the map at a top-level key; none when it is no map. */
export function mapEntries(raw: unknown, path: readonly [string]): readonly Entry[] {
  const map = isPlainMap(raw) ? raw[path[0]] : undefined;
  if (!isPlainMap(map)) return [];
  return Object.entries(map).map(([name, value]) => ({ name, value, path: [...path, name] }));
}

/** The texts of the list at a key, with their places; whatever else stands there is the schema's business. */
export function listTexts(value: unknown, options: { readonly key: string; readonly path: Path }): readonly TextAt[] {
  const list = isPlainMap(value) ? value[options.key] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [...options.path, options.key, index] }] : []));
}
