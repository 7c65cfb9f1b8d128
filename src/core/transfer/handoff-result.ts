/** What a tool `handoff` of an agent library answers (T-5). Ours takes `from` from the records instead. */
export interface HandoffResult {
  readonly kind: 'handoff';
  readonly to: string;
  readonly message: string;
  readonly from: string;
}

/** Strict: the kind and all three texts (T-6). */
export function isHandoffResult(value: unknown): value is HandoffResult {
  if (!isObject(value) || value.kind !== 'handoff') return false;
  return [value.to, value.message, value.from].every((text) => typeof text === 'string');
}

/** The result itself, or the one under `output` (T-7). */
export function extractHandoff(value: unknown): HandoffResult | undefined {
  if (isHandoffResult(value)) return value;
  return isObject(value) && isHandoffResult(value.output) ? value.output : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
