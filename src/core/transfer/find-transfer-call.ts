import { decodeHandoffBytes, handoffJsonLimits } from '../handoff/parse-handoff.ts';
import type { HandoffSources } from '../handoff/read-handoff.ts';
import { isPlainMap, toWellFormedJson } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';

/** The result of a tool `handoff` in an agent library (T-5). Baton takes `from` from the records instead. */
export interface TransferResult {
  readonly kind: 'handoff';
  readonly to: string;
  readonly message: string;
  readonly from: string;
}

/** Returns whether a value is such a result. Strict: it needs the kind and all three texts (T-6). */
export function isTransferResult(value: unknown): value is TransferResult {
  if (!isPlainMap(value) || value.kind !== 'handoff') return false;
  return [value.to, value.message, value.from].every((text) => typeof text === 'string');
}

/** Extracts the result from a value: the value itself, or the one under `output` (T-7). */
export function extractTransferResult(value: unknown): TransferResult | undefined {
  if (isTransferResult(value)) return value;
  return isPlainMap(value) && isTransferResult(value.output) ? value.output : undefined;
}

/** An unchecked request for a transfer, as the agent wrote it. */
export interface FoundTransferCall {
  readonly to: unknown;
  readonly message: unknown;
  /** The sources without the one that holds only the transfer, because a transfer alone is no handoff. */
  readonly rest: HandoffSources;
}

/** The keys of a source that holds no handoff. `children` are requests for child tasks, which are read apart from it. */
const callKeys: ReadonlySet<string> = new Set([
  ...['kind', 'version', 'schema_version', 'to', 'message', 'from', 'output'],
  'children',
]);

/**
 * Finds the first source that names `to` or `message`, in the order of handoffs (DESIGN 4.3). Ignores sources that cannot be
 * read.
 */
export function findTransferCall(sources: HandoffSources): FoundTransferCall | undefined {
  for (const { fields, rest } of readSources(sources)) {
    const call = findCall(fields);
    if (call === undefined) continue;
    const isAll = Object.keys(fields).every((key) => callKeys.has(key));
    return { ...call, rest: isAll ? rest : sources };
  }
  return undefined;
}

/** Reads the sources that hold a JSON object, in the order of handoffs (DESIGN 4.3). `rest`: the sources without this one. */
export function* readSources(
  sources: HandoffSources,
): Generator<{ readonly fields: Readonly<Record<string, unknown>>; readonly rest: HandoffSources }> {
  const { mcpFile, file, printed } = sources;
  const candidates: readonly { readonly raw: Uint8Array | string | undefined; readonly rest: HandoffSources }[] = [
    { raw: mcpFile, rest: { ...sources, mcpFile: undefined } },
    { raw: file, rest: { ...sources, file: undefined } },
    { raw: printed.handoff?.join('\n'), rest: { ...sources, printed: { ...omit(printed, 'handoff') } } },
    { raw: printed.fence?.join('\n'), rest: { ...sources, printed: { ...omit(printed, 'fence') } } },
  ];
  for (const { raw, rest } of candidates) {
    const fields = raw === undefined ? undefined : parseFields(raw);
    if (fields !== undefined) yield { fields, rest };
  }
}

function findCall(value: Readonly<Record<string, unknown>>): { readonly to: unknown; readonly message: unknown } | undefined {
  const result = extractTransferResult(value);
  if (result !== undefined) return { to: result.to, message: result.message };
  const { to, message } = value;
  return isAbsent(to) && isAbsent(message) ? undefined : { to, message };
}

/** Returns whether a field is absent. As in handoffs, an empty field counts as absent (H-6). */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function parseFields(raw: Uint8Array | string): Readonly<Record<string, unknown>> | undefined {
  const text = decodeHandoffBytes(raw);
  const json = text.ok ? parseUntrustedJson(text.value, handoffJsonLimits) : undefined;
  if (json?.ok !== true) return undefined;
  const value = toWellFormedJson(json.value);
  return isPlainMap(value) ? value : undefined;
}

function omit<T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = object;
  return rest;
}
