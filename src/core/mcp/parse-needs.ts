import { z } from 'zod';
import type { NeedContext } from '../prompt/prompt-context.ts';
import { failure, type Result, success } from '../result.ts';
import { handoffSchema } from './child-tasks.ts';

const needSchema: z.ZodType<NeedContext> = z.object({
  name: z.string(),
  agent: z.string(),
  outcome: z.string().default(''),
  note: z.string().default(''),
  response: z.string().default(''),
  outputs: z.array(z.string()).default([]),
  results: z.record(z.string(), z.string()).default({}),
  handoff: handoffSchema.prefault({}),
});

const fileSchema = z.object({ needs: z.record(z.string(), needSchema), parent: needSchema.optional() });

/** Parses the stages before this one, and the parent of a child task, from the context file. Baton wrote the file, but the agent can change it. */
export function parseNeeds(text: string): Result<readonly NeedContext[], string> {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(text));
    if (parsed.success) {
      const { needs, parent } = parsed.data;
      const before = Object.entries(needs).map(([name, need]) => ({ ...need, name }));
      return success(parent === undefined ? before : [...before, parent]);
    }
  } catch {
    // The failure is returned below.
  }
  return failure(
    'The context file that BATON_CONTEXT_PATH names does not have the form that Baton wrote; it was changed or replaced.',
  );
}
