import { decodeHandoffBytes } from '../handoff/decode-handoff-bytes.ts';
import type { HandoffSources } from '../handoff/find-handoff.ts';
import { handoffLimits } from '../handoff/handoff.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { toWellFormedJson } from '../json/to-well-formed-json.ts';
import { extractHandoff } from './handoff-result.ts';

/** What an agent wrote about a transfer, unchecked. */
export interface FoundCall {
  readonly to: unknown;
  readonly message: unknown;
  /** The sources without those that hold nothing else: a transfer alone is no handoff. */
  readonly rest: HandoffSources;
}

const limits = { maxBytes: handoffLimits.wholeBytes, maxDepth: handoffLimits.depth, maxNodes: 10_000 };
const callKeys: ReadonlySet<string> = new Set(['kind', 'version', 'schema_version', 'to', 'message', 'from', 'output']);

/** The first source that names `to` or `message`, in the order of handoffs (DESIGN 4.3). What cannot be read asks for nothing. */
export function findCall(sources: HandoffSources): FoundCall | undefined {
  const { mcpFile, file, printed } = sources;
  const candidates: readonly { readonly raw: Uint8Array | string | undefined; readonly rest: HandoffSources }[] = [
    { raw: mcpFile, rest: { ...sources, mcpFile: undefined } },
    { raw: file, rest: { ...sources, file: undefined } },
    { raw: printed.handoff?.join('\n'), rest: { ...sources, printed: { ...omit(printed, 'handoff') } } },
    { raw: printed.fence?.join('\n'), rest: { ...sources, printed: { ...omit(printed, 'fence') } } },
  ];
  for (const { raw, rest } of candidates) {
    const value = raw === undefined ? undefined : parse(raw);
    const call = value === undefined ? undefined : callIn(value);
    if (value === undefined || call === undefined) continue;
    const isAll = Object.keys(value).every((key) => callKeys.has(key));
    return { ...call, rest: isAll ? rest : sources };
  }
  return undefined;
}

function callIn(value: Readonly<Record<string, unknown>>): { readonly to: unknown; readonly message: unknown } | undefined {
  const result = extractHandoff(value);
  if (result !== undefined) return { to: result.to, message: result.message };
  const { to, message } = value;
  return isAbsent(to) && isAbsent(message) ? undefined : { to, message };
}

/** As in handoffs, empty and absent mean the same (H-6). */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function parse(raw: Uint8Array | string): Readonly<Record<string, unknown>> | undefined {
  const text = decodeHandoffBytes(raw);
  const json = text.ok ? parseUntrustedJson(text.value, limits) : undefined;
  if (json?.ok !== true) return undefined;
  const value = toWellFormedJson(json.value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

function omit<T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = object;
  return rest;
}
