import { isPlainMap } from '../json/json-value.ts';
import { readJsonTokens } from '../json/parse-untrusted-json.ts';

/** The numbers and booleans of `data` by key, each as it was written. */
export type WrittenData = ReadonlyMap<string, string>;

/**
 * Returns `data` with numbers and booleans as texts (H-8), for a stage that asks for it. Each text is the written one, because
 * the 1.10 of a version would come back from a number as 1.1. Other values are not changed and are refused later.
 */
export function coerceData(data: unknown, written: WrittenData): unknown {
  if (!isPlainMap(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, isLiteral(value) ? (written.get(key) ?? String(value)) : value]),
  );
}

function isLiteral(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Returns the numbers and booleans of `data` as the valid JSON `text` has them. */
export function writtenData(data: unknown, text: string): WrittenData {
  return isPlainMap(data) && Object.values(data).some(isLiteral) ? readLiterals(text) : new Map();
}

/** Reads the literals that are values of `data`, by their key. */
function readLiterals(text: string): ReadonlyMap<string, string> {
  const literals = new Map<string, string>();
  let depth = 0;
  let part = '';
  let last: readonly [string, string] = ['', ''];
  for (const token of readJsonTokens(text)) {
    const [beforeLast, previous] = last;
    if (token === ':' && depth === 1) part = JSON.parse(previous);
    if (depth === 2 && part === 'data' && previous === ':' && /^[-0-9tf]/.test(token))
      literals.set(JSON.parse(beforeLast), token);
    depth += changeOf(token);
    last = [previous, token];
  }
  return literals;
}

function changeOf(token: string): -1 | 0 | 1 {
  if (token === '{' || token === '[') return 1;
  return token === '}' || token === ']' ? -1 : 0;
}
