import { utf8Length } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';

interface ResultLimits {
  readonly bytes: number;
  readonly keys: number;
}

/** The limits of the results that an agent writes; the same as those of `data` of a handoff. */
const ownLimits: ResultLimits = { bytes: 65_536, keys: 256 };

/** The limits of results as they are recorded: those of an agent at their limit, and beside them those that Baton captured. */
export const recordedLimits: ResultLimits = { bytes: 262_144, keys: 300 };

const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface CheckedResults {
  readonly results: Record<string, string>;
  /** Sentences about results that were left out, and why. */
  readonly warnings: readonly string[];
}

/**
 * Returns the valid results (DESIGN 4.4, T22), or none if they are too large together. Of equal keys the later one wins (I-23).
 */
export function checkResults(entries: readonly (readonly [string, unknown])[], limits = ownLimits): CheckedResults {
  const warnings: string[] = [];
  const kept = new Map<string, string>();
  for (const [key, value] of entries) {
    const text = toResultText(value);
    if (!isResultKey(key)) warnings.push(describeKey(key));
    else if (text === undefined) warnings.push(`The result \`${key}\` is not a text and was left out; write it as a string.`);
    else kept.set(key, text);
  }
  const refusal = findExcess(kept, limits);
  if (refusal !== undefined) return { results: {}, warnings: [...warnings, refusal] };
  return { results: Object.fromEntries(kept), warnings };
}

/** Returns whether a key can be an output of a job, a line of history and a part of a template. */
export function isResultKey(key: string): boolean {
  return keyPattern.test(key) && !forbiddenKeys.has(key);
}

function toResultText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function describeKey(key: string): string {
  const shown = JSON.stringify(key.length > 64 ? `${key.slice(0, 64)}…` : key);
  return `The result ${shown} was left out: a key is 1 to 64 letters, digits, \`_\` or \`-\`, starts with a letter or \`_\`, and is not \`__proto__\`, \`constructor\` or \`prototype\`.`;
}

function findExcess(kept: ReadonlyMap<string, string>, limits: ResultLimits): string | undefined {
  const bytes = [...kept].reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
  if (bytes > limits.bytes) {
    return `The results take ${bytes} bytes, keys and values together, and were left out; at most ${limits.bytes} are accepted: put long texts into \`detail\` of the handoff.`;
  }
  if (kept.size <= limits.keys) return undefined;
  return `There are ${kept.size} results, which were left out; at most ${limits.keys} are accepted.`;
}

/** Reads a line `key: value`, split at the first colon with a blank. Returns nothing for any other line (I-23). */
function readResultLine(line: string): readonly (readonly [key: string, value: string])[] {
  const trimmed = line.trim();
  const colon = trimmed.indexOf(': ');
  return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}

/** The limit on the text that is read; the limit on the results that are kept is lower. */
const maxBytes = 1_048_576;
const jsonLimits = { maxBytes, maxDepth: 4, maxNodes: 10_000 };

/** Parses the results file of an agent: one JSON object, or `key: value` lines. Other lines are ignored (I-23). */
export function parseResults(text: string, limits = ownLimits): CheckedResults {
  return text.trimStart().startsWith('{') ? parseJsonResults(text, limits) : parseResultLines(text, limits);
}

function parseJsonResults(text: string, limits: ResultLimits): CheckedResults {
  const json = parseUntrustedJson(text, jsonLimits);
  if (json.ok && typeof json.value === 'object' && json.value !== null) return checkResults(Object.entries(json.value), limits);
  const seen = json.ok
    ? 'it is no object'
    : `${json.error.path === undefined ? 'it' : `\`${json.error.path}\``}: ${json.error.message}`;
  return {
    results: {},
    warnings: [`The results were left out: ${seen}. Write \`key: value\` lines or one JSON object of strings.`],
  };
}

function parseResultLines(text: string, limits: ResultLimits): CheckedResults {
  if (text.length > maxBytes) {
    const warning = `The results file has ${text.length} characters and was left out; at most ${maxBytes} are read.`;
    return { results: {}, warnings: [warning] };
  }
  return checkResults(text.split('\n').flatMap(readResultLine), limits);
}

/**
 * Adds the results that an agent's outputs hold as `key: value` lines, as the older peer did (I-23). Outputs may be anything, so
 * a line whose key can be no result stays an output, without a warning. The results file wins over the outputs.
 */
export function addOutputResults(own: CheckedResults, outputs: readonly string[]): CheckedResults {
  const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
  if (lines.length === 0) return own;
  const all = checkResults([...lines, ...Object.entries(own.results)]);
  // Both together are too large. The results that the agent wrote as results take precedence.
  if (Object.keys(all.results).length === 0) return { results: own.results, warnings: [...own.warnings, ...all.warnings] };
  return { results: all.results, warnings: own.warnings };
}
