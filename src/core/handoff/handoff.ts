import { z } from 'zod';
import { canonicalJson, toWellFormedJson } from '../json/json-value.ts';

/** The limits of DESIGN 4.3. They count code points where people read a text, and bytes where it is stored. */
export const handoffLimits = {
  summaryCodePoints: 4_096,
  detailCodePoints: 65_536,
  dataBytes: 65_536,
  dataKeys: 256,
  contextBytes: 65_536,
  messageCodePoints: 16_384,
  wholeBytes: 524_288,
  depth: 32,
} as const;

const contextSchema = z.object({
  relevant_files: z.array(z.string()).optional(),
  key_findings: z.array(z.string()).optional(),
  constraints: z.array(z.string()).optional(),
  suggested_approach: z.string().optional(),
});

/**
 * The versioned context that an agent writes for later agents. The schema checks its shape only; `parse-handoff` checks the
 * limits.
 */
export const handoffSchema = z.object({
  /** The version; absent in a stored handoff means 1 (C-37). */
  version: z.literal(1).default(1),
  summary: z.string(),
  detail: z.string().optional(),
  data: z.record(z.string(), z.string()).optional(),
  context: contextSchema.optional(),
  to: z.string().optional(),
  message: z.string().optional(),
});

export type Handoff = z.infer<typeof handoffSchema>;
export type HandoffContext = z.infer<typeof contextSchema>;

/** A handoff whose optional fields may also be present without a value. */
type LooseHandoff = { readonly [K in keyof Handoff]: Handoff[K] | undefined } & Pick<Handoff, 'version' | 'summary'>;

/** Returns a handoff without optional fields that are empty: absent and empty mean the same (H-6, H-10). */
export function compactHandoff(handoff: LooseHandoff): Handoff {
  const context = handoff.context === undefined ? {} : dropEmpty(handoff.context);
  const { detail, data, to, message } = handoff;
  return { version: handoff.version, summary: handoff.summary, ...dropEmpty({ detail, data, context, to, message }) };
}

function dropEmpty<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * Serialises a handoff as canonical JSON (RFC 8785): equal handoffs give equal bytes. Empty optional fields are omitted (H-10).
 */
export function serialiseHandoff(handoff: Handoff): string {
  const value = toWellFormedJson(compactHandoff(handoff));
  return canonicalJson(value) ?? JSON.stringify(value);
}

/**
 * Renders a handoff between its markers, for agents that pass it on through their output. No three hyphens in a row remain in the
 * JSON, so that no marker inside its texts can be mistaken for a real one (H-27).
 */
export function encodeHandoffBlock(handoff: Handoff): string {
  return encodeBlock(serialiseHandoff(handoff));
}

/** Renders the JSON of a handoff, or of a transfer alone, between the markers. */
export function encodeBlock(json: string): string {
  return `---BATON_HANDOFF_START---\n${json.replace(/-(?=--)/g, '\\u002d')}\n---BATON_HANDOFF_END---`;
}

/** The beginning of the warnings of an execution that say why its handoff was dropped. */
export const droppedHandoff = 'The handoff was not kept: ';

/** Returns the warning of an execution whose handoff was dropped, for one error of it. */
export function describeDroppedHandoff(error: string): string {
  return `${droppedHandoff}${error}`;
}
