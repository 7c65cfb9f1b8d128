import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';
import { failure, type Result, success } from '../result.ts';
import { checkFields } from './check-fields.ts';
import { coerceData } from './coerce-data.ts';
import { decodeHandoffBytes } from './decode-handoff-bytes.ts';
import { type Handoff, handoffLimits } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';
import { renameAliases } from './rename-aliases.ts';
import { serialiseHandoff } from './serialise-handoff.ts';

export interface ParsedHandoff {
  readonly handoff: Handoff;
  /** What was put right or left out on the way. */
  readonly warnings: readonly string[];
}

interface ParseOptions {
  /** Numbers and booleans in `data` become texts, and are refused otherwise. */
  readonly coerce?: boolean;
}

const maxNodes = 10_000;

/**
 * What an agent left, as a handoff within all limits of DESIGN 4.3, or everything that is wrong with it. Never half of one.
 * Texts stay as they were written, but for lone surrogates, which no file and no comment can hold.
 */
export function parseHandoff(
  input: Uint8Array | string,
  { coerce = false }: ParseOptions = {},
): Result<ParsedHandoff, readonly HandoffError[]> {
  const text = decodeHandoffBytes(input);
  if (!text.ok) return failure([text.error]);
  const json = parseUntrustedJson(text.value, { maxBytes: handoffLimits.wholeBytes, maxDepth: handoffLimits.depth, maxNodes });
  if (!json.ok) return failure([toHandoffError(json.error)]);
  if (!isObject(json.value)) return failure([notAnObject(json.value)]);
  const wellFormed = toWellFormedJson(json.value);
  const replaced = isObject(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
  const { fields, warnings } = renameAliases(isObject(wellFormed) ? wellFormed : {});
  const checked = checkFields(coerce ? { ...fields, data: coerceData(fields.data, text.value) } : fields);
  if (!checked.ok) return checked;
  const surrogates = replaced
    ? ['Half characters (lone surrogates) were replaced by U+FFFD: no file or comment can hold them.']
    : [];
  return fitWhole(checked.value, [...surrogates, ...warnings]);
}

/** The canonical form may be longer than what came in: `"` and control characters get escapes of their own. */
function fitWhole(handoff: Handoff, warnings: readonly string[]): Result<ParsedHandoff, readonly HandoffError[]> {
  const bytes = new TextEncoder().encode(serialiseHandoff(handoff)).length;
  if (bytes <= handoffLimits.wholeBytes) return success({ handoff, warnings });
  const message = `The handoff takes ${bytes} bytes as JSON; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
  return failure([{ code: 'too-large', path: '', message }]);
}

type JsonFault = Extract<ReturnType<typeof parseUntrustedJson>, { ok: false }>['error'];

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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnObject(value: unknown): HandoffError {
  const seen = Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 40)}`;
  const message = `The handoff is ${seen}; write a JSON object such as {"version": 1, "summary": "…"}.`;
  return { code: 'not-an-object', path: '', message };
}
