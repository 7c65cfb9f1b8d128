import { utf8Length } from '../json/utf8-length.ts';
import { describeValue } from './describe-value.ts';
import { handoffLimits } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';

interface CheckedData {
  readonly value?: Readonly<Record<string, string>>;
  readonly errors: readonly HandoffError[];
}

/** A map of strings to strings. Strict about the strings: a number that is turned into text by us might not be the one meant. */
export function checkData(value: unknown): CheckedData {
  if (value === undefined) return { errors: [] };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `\`data\` is ${describeValue(value)}; write an object of strings, such as {"issue_key": "A-1"}.`;
    return { errors: [{ code: 'type', path: 'data', message }] };
  }
  const entries = Object.entries(value);
  const errors = [...checkCount(entries.length), ...checkTypes(entries)];
  const texts = entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []));
  const all = [...errors, ...checkSize(texts)];
  return all.length > 0 ? { errors: all } : { value: Object.fromEntries(texts), errors: [] };
}

function checkCount(count: number): readonly HandoffError[] {
  if (count <= handoffLimits.dataKeys) return [];
  const message = `\`data\` has ${count} keys; at most ${handoffLimits.dataKeys} are accepted: join some, or move them to \`detail\`.`;
  return [{ code: 'too-many', path: 'data', message }];
}

function checkTypes(entries: readonly (readonly [string, unknown])[]): readonly HandoffError[] {
  return entries.flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    const name = key.length > 64 ? `${key.slice(0, 64).toWellFormed()}…` : key;
    const message = `\`data.${name}\` is ${describeValue(value)}; values must be strings: write ${suggest(value)}.`;
    return [{ code: 'type', path: `data.${name}`, message } as const];
  });
}

function suggest(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(String(value));
  return value === null ? '"" or leave the key out' : 'its JSON as a string';
}

function checkSize(texts: readonly (readonly [string, string])[]): readonly HandoffError[] {
  const bytes = texts.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
  if (bytes <= handoffLimits.dataBytes) return [];
  const message = `\`data\` takes ${bytes} bytes, keys and values together; at most ${handoffLimits.dataBytes} are accepted: move long texts to \`detail\`.`;
  return [{ code: 'too-large', path: 'data', message }];
}
