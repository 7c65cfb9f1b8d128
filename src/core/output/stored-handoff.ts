import { z } from 'zod';
import { type Handoff, handoffSchema } from '../handoff/handoff.ts';
import { digestOf } from '../json/json-value.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { outputLimits } from './agent-output.ts';

/** The content of the artifact that a record's `locator` names. */
export interface StoredHandoff {
  readonly handoff?: Handoff | undefined;
  readonly outputs: readonly string[];
}

const storedHandoffSchema = z.object({ handoff: handoffSchema.optional(), outputs: z.array(z.string()).default([]) });
/** The stored form. The file that an agent job leaves for the App has both fields one level down. */
const contentSchema = z.union([z.object({ output: storedHandoffSchema }).transform(({ output }) => output), storedHandoffSchema]);

export function encodeStoredHandoff({ handoff, outputs }: StoredHandoff): string {
  return `${JSON.stringify({ version: 1, ...(handoff === undefined ? {} : { handoff }), outputs }, null, 2)}\n`;
}

/**
 * Decodes a stored handoff. Returns undefined when it is not the recorded one: its form is wrong, or its handoff has another
 * digest.
 */
export function decodeStoredHandoff(
  text: string,
  recorded: { readonly handoffDigest?: string | undefined; readonly sha256: (text: string) => string },
): StoredHandoff | undefined {
  const json = parseUntrustedJson(text, outputLimits);
  const parsed = contentSchema.safeParse(json.ok ? json.value : undefined);
  if (!parsed.success) return undefined;
  const { handoff, outputs } = parsed.data;
  const digest = handoff === undefined ? undefined : digestOf(handoff, recorded.sha256);
  if (digest !== recorded.handoffDigest) return undefined;
  return { handoff, outputs };
}
