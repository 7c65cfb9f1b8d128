import { z } from 'zod';
import { childLimits } from '../children/child.ts';
import { utf8Length } from '../json/json-value.ts';
import { type ChildStatus, childSchema } from './child-tasks.ts';

const progressSchema = z.object({ children: z.array(childSchema).default([]), late: z.string().default('') });

/** The children as they stand while the turn goes on. */
export interface ChildProgress {
  readonly children: ReadonlyMap<string, ChildStatus>;
  /** The reason why children start, or are seen, only when the turn has ended; empty while there is none. */
  readonly late: string;
}

/** Parses how the children stand from the file that the job writes. An agent can change it, so what cannot be read counts as nothing. */
export function parseProgress(bytes: Uint8Array | undefined): ChildProgress {
  try {
    const parsed = progressSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    const { children, late } = parsed.success ? parsed.data : { children: [], late: '' };
    return { children: new Map(children.map((child) => [child.name, child])), late };
  } catch {
    return { children: new Map(), late: '' };
  }
}

/**
 * Encodes how the children stand, for `parseProgress`. Tools read no more than `childLimits.turnBytes`: where the texts of the children take
 * more, they are told to end the turn, because the next one gets them by the context file.
 */
export function encodeProgress(progress: { readonly children: readonly object[]; readonly late: string }): string {
  const text = JSON.stringify(progress);
  if (utf8Length(text) <= childLimits.turnBytes) return text;
  return JSON.stringify({ children: [], late: `what they left takes more than ${childLimits.turnBytes} bytes` });
}
