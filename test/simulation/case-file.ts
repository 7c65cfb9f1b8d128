import { z } from 'zod';
import { engineNames } from '../../src/core/agent/engine-name.ts';
import type { Act, Script } from './script.ts';
import { type PlacedFault, requestFaults, webhookFaults, worldFaults } from './world/faults.ts';
import type { Turn } from './world/turn.ts';

const agentSchema = z.strictObject({
  engine: z.enum(engineNames),
  secret: z.string().optional(),
  model: z.string().optional(),
  fallback: z.array(z.enum(['one', 'two'])).optional(),
});
const faultSchema = z.strictObject({ fault: z.enum([...requestFaults, ...worldFaults, ...webhookFaults]), place: z.string() });

/** A play that is kept: whatever the generator makes of its seed later, it stays this one. */
const caseSchema = z.strictObject({
  /** What the case comes from: the fault that broke a promise in it. */
  why: z.string().min(1),
  /** Decides the order of answers and how long things take, and nothing else. */
  seed: z.int(),
  /** The side that serves the repository. Default: the Action. */
  via: z.enum(['action', 'app']).optional(),
  agents: z.strictObject({ one: agentSchema, two: agentSchema }).optional(),
  stages: z.array(z.strictObject({ name: z.string(), needs: z.array(z.string()), keys: z.array(z.string()) })),
  top: z.array(z.string()),
  /** Further keys of the whole configuration, in YAML. */
  root: z.array(z.string()).optional(),
  acts: z.array(z.custom<Act>((act) => z.object({ minute: z.number(), does: z.string() }).safeParse(act).success)),
  faults: z.array(faultSchema),
  turns: z.record(
    z.string(),
    z.custom<Partial<Turn>>((turn) => z.object({}).safeParse(turn).success),
  ),
});

export interface Case extends Script {
  readonly why: string;
  readonly faults: readonly PlacedFault[];
}

/** Parses the text of a case. Throws an error that says what is wrong with it. */
export function parseCase(text: string): Case {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = caseSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`it is no case: ${z.prettifyError(parsed.error).replaceAll(/\s*\n\s*/g, ' ')}`);
}

/** Renders a case as its file stands: an act, a fault or a turn on one line. */
export function renderCase(told: Script & { readonly why: string }): string {
  const { why, seed, via, agents, stages, top, root, acts, faults = [], turns = {} } = told;
  const text = JSON.stringify({ why, seed, via, agents, stages, top, root, acts, faults, turns }, null, 2);
  return `${text.replaceAll(/\{\n([^{}]*)\n\s*\}/g, (_, inner: string) => `{ ${inner.trim().replaceAll(/\s*\n\s*/g, ' ')} }`)}\n`;
}
