import { utf8Length } from '../json/utf8-length.ts';

/** Limits of results; the same as those of `data` of a handoff. */
export const resultLimits = { bytes: 65_536, keys: 256 } as const;

const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface CheckedResults {
  readonly results: Record<string, string>;
  /** What was left out, and why. */
  readonly warnings: readonly string[];
}

/** Keeps what may be a result (DESIGN 4.4, T22); all or nothing where the whole is too large. A later key wins (I-23). */
export function checkResults(entries: readonly (readonly [string, unknown])[]): CheckedResults {
  const warnings: string[] = [];
  const kept = new Map<string, string>();
  for (const [key, value] of entries) {
    const text = toText(value);
    if (!isResultKey(key)) warnings.push(describeKey(key));
    else if (text === undefined) warnings.push(`The result \`${key}\` is not a text and was left out; write it as a string.`);
    else kept.set(key, text);
  }
  const refusal = findExcess(kept);
  if (refusal !== undefined) return { results: {}, warnings: [...warnings, refusal] };
  return { results: Object.fromEntries(kept), warnings };
}

/** Whether a key can be an output of a job, a line of history and a part of a template. */
export function isResultKey(key: string): boolean {
  return keyPattern.test(key) && !forbiddenKeys.has(key);
}

function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function describeKey(key: string): string {
  const shown = JSON.stringify(key.length > 64 ? `${key.slice(0, 64)}…` : key);
  return `The result ${shown} was left out: a key is 1 to 64 letters, digits, \`_\` or \`-\`, starts with a letter or \`_\`, and is not \`__proto__\`, \`constructor\` or \`prototype\`.`;
}

function findExcess(kept: ReadonlyMap<string, string>): string | undefined {
  const bytes = [...kept].reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
  if (bytes > resultLimits.bytes) {
    return `The results take ${bytes} bytes, keys and values together, and were left out; at most ${resultLimits.bytes} are accepted: put long texts into \`detail\` of the handoff.`;
  }
  if (kept.size <= resultLimits.keys) return undefined;
  return `There are ${kept.size} results, which were left out; at most ${resultLimits.keys} are accepted.`;
}
