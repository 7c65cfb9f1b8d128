import { isPlainMap, parseJson } from '../../../core/json/json-value.ts';

/** Untrusted output of a program. Every read names the type that it expects. */
export interface Json {
  /** Returns undefined when the value is absent or has another type. */
  text(...path: readonly string[]): string | undefined;
  number(...path: readonly string[]): number | undefined;
  flag(...path: readonly string[]): boolean | undefined;
  at(...path: readonly string[]): Json;
  /** Returns an empty list when the value is no list. */
  list(...path: readonly string[]): readonly Json[];
  /** Returns an empty list when the value is no map. */
  entries(...path: readonly string[]): readonly (readonly [key: string, value: Json])[];
  raw(): unknown;
}

export function toJson(value: unknown): Json {
  const find = (path: readonly string[]): unknown => path.reduce(step, value);
  return {
    text: (...path) => ofType(find(path), 'string'),
    number: (...path) => ofType(find(path), 'number'),
    flag: (...path) => ofType(find(path), 'boolean'),
    at: (...path) => toJson(find(path)),
    list: (...path) => {
      const found = find(path);
      return Array.isArray(found) ? found.map(toJson) : [];
    },
    entries: (...path) => {
      const found = find(path);
      return isPlainMap(found) ? Object.entries(found).map(([key, entry]) => [key, toJson(entry)] as const) : [];
    },
    raw: () => value,
  };
}

function step(value: unknown, key: string): unknown {
  return isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

interface Scalars {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

function ofType<K extends keyof Scalars>(value: unknown, kind: K): Scalars[K] | undefined {
  return typeof value === kind ? (value as Scalars[K]) : undefined;
}

/** Returns the JSON object at the end of a text, whatever comes before it; without one, an object that wraps nothing. */
export function findLastJson(text: string): Json {
  const starts = [...text.matchAll(/^\{/gm)].map(({ index }) => index).slice(-20);
  return toJson(starts.map((start) => parseJson(text.slice(start))).findLast(isPlainMap));
}
