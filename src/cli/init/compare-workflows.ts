import { z } from 'zod';
import { readValue } from './read-yaml-text.ts';

/** Returns whether a workflow has all that it had before: what was added stands beside it. */
export function hasAllOf(after: string, before: string): boolean {
  return hasAll(readWorkflow(after), readWorkflow(before));
}

/** Reads a workflow with its events as a map, however they are spelled. */
function readWorkflow(text: string): unknown {
  const value = z.looseObject({ on: z.union([z.string(), z.array(z.string())]) }).safeParse(readValue(text)).data;
  return value === undefined
    ? readValue(text)
    : { ...value, on: Object.fromEntries([value.on].flat().map((name) => [name, null])) };
}

/** Returns whether a value has all that another has: its keys, its items, and the lines of its texts. */
function hasAll(after: unknown, before: unknown): boolean {
  if (Array.isArray(before)) return Array.isArray(after) && before.every((item) => after.some((each) => hasAll(each, item)));
  if (typeof before === 'object' && before !== null) {
    if (typeof after !== 'object' || after === null) return false;
    const values = new Map(Object.entries(after));
    return Object.entries(before).every(([key, value]) => values.has(key) && hasAll(values.get(key), value));
  }
  // A type of an event that stands alone becomes the first one of a list, and a key without a value gets one.
  if (Array.isArray(after)) return before === null || after.includes(before);
  if (typeof before === 'string' && typeof after === 'string')
    return before.split('\n').every((line) => after.split('\n').includes(line));
  return before === null || before === after;
}
