/**
 * This folder turns the handoff that an agent left into a checked value. `read-handoff` chooses among the sources (MCP tool,
 * file, printed block), `parse-handoff` parses the text and checks all limits, `check-limits` checks each field, and `schema`
 * checks `data` against the JSON Schema of the stage.
 */

import { distance } from 'fastest-levenshtein';
import { isPlainMap, toWellFormedJson } from '../json/json-value.ts';
import { type JsonFault, type JsonLimits, parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../result.ts';
import { checkLimits } from './check-limits.ts';
import { coerceData, writtenData } from './coerce-data.ts';
import { type Handoff, handoffLimits, serialiseHandoff } from './handoff.ts';
import { type HandoffError, shortenText } from './handoff-error.ts';

/**
 * Decodes the text of a handoff file. Counts the bytes before it reads anything, and refuses a byte order mark, which is no JSON.
 */
export function decodeHandoffBytes(input: Uint8Array | string): Result<string, HandoffError> {
  if (typeof input === 'string') return refuseEmpty(input);
  if (input.length > handoffLimits.wholeBytes) {
    const message = `The handoff is ${input.length} bytes long; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
    return failure({ code: 'too-large', path: '', message });
  }
  try {
    return refuseEmpty(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(input));
  } catch {
    return failure(malformed('The handoff is not valid UTF-8; write it as UTF-8.'));
  }
}

function refuseEmpty(text: string): Result<string, HandoffError> {
  if (text.startsWith('\uFEFF')) return failure(malformed('The handoff starts with a byte order mark; write it without one.'));
  if (text.trim() !== '') return success(text);
  return failure(malformed('The handoff is empty; write a JSON object with a `summary`, or no file at all.'));
}

function malformed(message: string): HandoffError {
  return { code: 'malformed', path: '', message };
}

type Fields = Readonly<Record<string, unknown>>;

/** The field names of seed 002, with Baton's names for them (X-4). */
const aliases = new Map([
  ['schema_version', 'version'],
  ['task_summary', 'summary'],
]);

/** The lists that seed 002 and the context file have at the top level and Baton has in `context`. */
const contextNames: ReadonlySet<string> = new Set(['relevant_files', 'key_findings', 'constraints', 'suggested_approach']);
const optionalNames: ReadonlySet<string> = new Set(['detail', 'data', 'context', 'to', 'message']);
const names: ReadonlySet<string> = new Set(['version', 'summary', ...optionalNames]);
/** The keys that others read in the same text: requests for child tasks, and the result of a tool that hands over. */
const otherNames: ReadonlySet<string> = new Set(['children', 'kind', 'from', 'output']);

/**
 * Returns the known fields under Baton's names. Baton's name wins over an alias; unknown keys are dropped with a warning (H-11).
 */
function renameAliases(
  input: Fields,
  apart: readonly string[],
): { readonly fields: Fields; readonly warnings: readonly string[] } {
  const fields = new Map<string, unknown>();
  const lists: [string, unknown][] = [];
  const warnings: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    const name = aliases.get(key) ?? key;
    // As in Go, `null` says that an optional field is absent, or that an alias has its value.
    if (value === null && (optionalNames.has(name) || contextNames.has(name) || fields.has(name))) continue;
    if (name !== key && isGiven(input, name)) warnings.push(describeDouble(key, name));
    else if (contextNames.has(name)) lists.push([name, value]);
    else if (names.has(name)) fields.set(name, value);
    else if (!apart.includes(key)) warnings.push(describeUnknown(key, input));
  }
  const moved = moveIntoContext(fields.get('context'), lists);
  return { fields: { ...Object.fromEntries(fields), ...moved.fields }, warnings: [...warnings, ...moved.warnings] };
}

function isGiven(input: Fields, name: string): boolean {
  return Object.hasOwn(input, name) && input[name] !== null;
}

/**
 * Moves lists from the top level into `context`. Seed 002 and the context file that agents are given have them there. A list of
 * `context` itself wins.
 */
function moveIntoContext(
  context: unknown,
  lists: readonly (readonly [string, unknown])[],
): { readonly fields: Fields; readonly warnings: readonly string[] } {
  const own = isPlainMap(context) ? Object.entries(context).filter(([, value]) => value !== null) : [];
  if (context !== undefined && !isPlainMap(context)) return { fields: {}, warnings: [] };
  if (context === undefined && lists.length === 0) return { fields: {}, warnings: [] };
  const twice = lists.filter(([name]) => own.some(([key]) => key === name));
  const merged = Object.fromEntries([...lists, ...own]);
  return { fields: { context: merged }, warnings: twice.map(([name]) => describeDouble(name, `context.${name}`)) };
}

function describeDouble(key: string, name: string): string {
  return `\`${key}\` was dropped: \`${name}\` says the same.`;
}

/** Describes a key that was dropped; one that is nearly a field which is not given is most likely that field. */
function describeUnknown(key: string, input: Fields): string {
  const meant = [...names, ...contextNames].find((name) => !isGiven(input, name) && isSlip(key, name));
  const advice = meant === undefined ? 'put it into `data`, as a string.' : `did you mean \`${meant}\`?`;
  return `The unknown key \`${shortenText(key)}\` was dropped; ${advice}`;
}

/** Adds to an error about a missing field the key that was most likely meant as it. */
function nameSlip(error: HandoffError, input: unknown): HandoffError {
  const keys = isPlainMap(input) ? Object.keys(input).filter((key) => !names.has(key) && !aliases.has(key)) : [];
  const slip = error.code === 'missing' ? keys.find((key) => isSlip(key, error.path)) : undefined;
  if (slip === undefined) return error;
  return { ...error, message: `${error.message} There is \`${shortenText(slip)}\`: rename it to \`${error.path}\`.` };
}

function isSlip(key: string, name: string): boolean {
  return key.length <= 40 && distance(key, name) <= Math.min(2, Math.floor(name.length / 3));
}

export interface ParsedHandoff {
  readonly handoff: Handoff;
  /** Sentences about what was corrected or dropped. */
  readonly warnings: readonly string[];
}

/** The limits for the JSON of a handoff. All fields that are read are texts, so a number is dropped, copied as text, or refused. */
export const handoffJsonLimits: JsonLimits = {
  maxBytes: handoffLimits.wholeBytes,
  maxDepth: handoffLimits.depth,
  maxNodes: 10_000,
  numbers: 'any',
  isRead: (key) => names.has(key) || aliases.has(key) || contextNames.has(key) || otherNames.has(key),
};

/**
 * Parses the text of an agent as a handoff within all limits of DESIGN 4.3, or returns everything that is wrong with it. Never
 * returns a part of one. Texts are not changed, except for lone surrogates, which no file and no comment can hold. `coerce`: true
 * if numbers and booleans in `data` become texts; otherwise they are refused. `apart`: keys that somebody else reads. They are
 * dropped without a warning.
 */
export function parseHandoff(
  input: Uint8Array | string,
  { coerce = false, apart = [] }: { readonly coerce?: boolean; readonly apart?: readonly string[] } = {},
): Result<ParsedHandoff, readonly HandoffError[]> {
  const text = decodeHandoffBytes(input);
  if (!text.ok) return failure([text.error]);
  const json = parseUntrustedJson(text.value, handoffJsonLimits);
  if (!json.ok) return failure([toHandoffError(json.error)]);
  if (!isPlainMap(json.value)) return failure([notAnObject(json.value)]);
  const wellFormed = toWellFormedJson(json.value);
  const replaced = isPlainMap(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
  const { fields, warnings } = renameAliases(isPlainMap(wellFormed) ? wellFormed : {}, apart);
  const written = writtenData(fields.data, text.value);
  const checked = checkLimits(coerce ? { ...fields, data: coerceData(fields.data, written) } : fields, written);
  if (!checked.ok) return failure(checked.error.map((error) => nameSlip(error, json.value)));
  const surrogates = replaced
    ? ['Half characters (lone surrogates) were replaced by U+FFFD: no file or comment can hold them.']
    : [];
  return checkWholeSize(checked.value, [...surrogates, ...warnings]);
}

/** Limits the bytes of the canonical form. It may be longer than the input, because `"` and control characters are escaped. */
function checkWholeSize(handoff: Handoff, warnings: readonly string[]): Result<ParsedHandoff, readonly HandoffError[]> {
  const bytes = new TextEncoder().encode(serialiseHandoff(handoff)).length;
  if (bytes <= handoffLimits.wholeBytes) return success({ handoff, warnings });
  const message = `The handoff takes ${bytes} bytes as JSON; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
  return failure([{ code: 'too-large', path: '', message }]);
}

const codes: Readonly<Record<JsonFault['code'], HandoffError['code']>> = {
  syntax: 'malformed',
  'too-large': 'too-large',
  depth: 'depth',
  nodes: 'too-many',
  keys: 'too-many',
  'forbidden-key': 'forbidden-key',
  'duplicate-key': 'duplicate-key',
  number: 'number',
};

function toHandoffError(fault: JsonFault): HandoffError {
  const path = fault.path ?? '';
  const advice = fault.code === 'syntax' ? ' Write one JSON object and nothing else.' : '';
  const message = `${path === '' ? 'The handoff' : `\`${path}\``}: ${fault.message}.${advice}`.replaceAll('..', '.');
  return { code: codes[fault.code], path, message };
}

function notAnObject(value: unknown): HandoffError {
  const seen = Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 40)}`;
  const message = `The handoff is ${seen}; write a JSON object such as {"version": 1, "summary": "…"}.`;
  return { code: 'not-an-object', path: '', message };
}
