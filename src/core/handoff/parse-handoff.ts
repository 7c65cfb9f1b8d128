/**
 * This folder turns the handoff that an agent left into a checked value. `read-handoff` chooses among the sources (MCP tool,
 * file, printed block), `parse-handoff` parses the text and checks all limits, `check-limits` checks each field, and `schema`
 * checks `data` against the JSON Schema of the stage.
 */

import { isPlainMap, toWellFormedJson } from '../json/json-value.ts';
import { type JsonFault, parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../result.ts';
import { checkLimits } from './check-limits.ts';
import { coerceData } from './coerce-data.ts';
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

/** The lists that seed 002 has at the top level and Baton has in `context`. */
const contextNames: ReadonlySet<string> = new Set(['relevant_files', 'key_findings', 'constraints', 'suggested_approach']);
const names: ReadonlySet<string> = new Set(['version', 'summary', 'detail', 'data', 'context', 'to', 'message']);

/**
 * Returns the known fields under Baton's names. Baton's name wins over an alias; unknown keys are dropped with a warning (H-11).
 */
function renameAliases(input: Fields): { readonly fields: Fields; readonly warnings: readonly string[] } {
  const fields = new Map<string, unknown>();
  const warnings: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    const name = aliases.get(key) ?? key;
    if (name !== key && Object.hasOwn(input, name)) warnings.push(`\`${key}\` was dropped: \`${name}\` says the same.`);
    else if (names.has(name)) fields.set(name, value);
    else warnings.push(describeUnknown(key));
  }
  return { fields: Object.fromEntries(fields), warnings };
}

function describeUnknown(key: string): string {
  const shown = shortenText(key);
  const advice = contextNames.has(key) ? `write it as \`context.${key}\`` : 'put it into `data`, as a string';
  return `The unknown key \`${shown}\` was dropped; ${advice}.`;
}

export interface ParsedHandoff {
  readonly handoff: Handoff;
  /** Sentences about what was corrected or dropped. */
  readonly warnings: readonly string[];
}

interface ParseOptions {
  /** True if numbers and booleans in `data` become texts; otherwise they are refused. */
  readonly coerce?: boolean;
}

const maxNodes = 10_000;

/**
 * Parses the text of an agent as a handoff within all limits of DESIGN 4.3, or returns everything that is wrong with it. Never
 * returns a part of one. Texts are not changed, except for lone surrogates, which no file and no comment can hold.
 */
export function parseHandoff(
  input: Uint8Array | string,
  { coerce = false }: ParseOptions = {},
): Result<ParsedHandoff, readonly HandoffError[]> {
  const text = decodeHandoffBytes(input);
  if (!text.ok) return failure([text.error]);
  const json = parseUntrustedJson(text.value, { maxBytes: handoffLimits.wholeBytes, maxDepth: handoffLimits.depth, maxNodes });
  if (!json.ok) return failure([toHandoffError(json.error)]);
  if (!isPlainMap(json.value)) return failure([notAnObject(json.value)]);
  const wellFormed = toWellFormedJson(json.value);
  const replaced = isPlainMap(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
  const { fields, warnings } = renameAliases(isPlainMap(wellFormed) ? wellFormed : {});
  const checked = checkLimits(coerce ? { ...fields, data: coerceData(fields.data, text.value) } : fields);
  if (!checked.ok) return checked;
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
