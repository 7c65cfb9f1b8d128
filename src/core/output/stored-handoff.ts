import { z } from 'zod';
import { type Handoff, handoffSchema } from '../handoff/handoff.ts';
import { digestOf } from '../json/canonical-json.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { outputLimits } from './agent-output.ts';

/** What lies in the artifact that a record's `locator` names. */
export interface StoredHandoff {
  readonly handoff?: Handoff | undefined;
  readonly outputs: readonly string[];
}

const keptSchema = z.object({ handoff: handoffSchema.optional(), outputs: z.array(z.string()).default([]) });
/** What an agent job leaves for the App holds both one level down. */
const contentSchema = z.union([z.object({ output: keptSchema }).transform(({ output }) => output), keptSchema]);

export function encodeStoredHandoff({ handoff, outputs }: StoredHandoff): string {
  return `${JSON.stringify({ version: 1, ...(handoff === undefined ? {} : { handoff }), outputs }, null, 2)}\n`;
}

/** Undefined when it is not what was recorded: without the form, or with a handoff of another digest. */
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
