import { z } from 'zod';
import type { NeedContext } from '../prompt/prompt-context.ts';
import { failure, type Result, success } from '../result.ts';

const texts = z.array(z.string()).default([]);
const textMap = z.record(z.string(), z.string()).default({});
const contextSchema = z.object({
  relevant_files: texts,
  key_findings: texts,
  constraints: texts,
  suggested_approach: z.string().default(''),
});

const needSchema: z.ZodType<NeedContext> = z.object({
  name: z.string(),
  agent: z.string(),
  outcome: z.string(),
  note: z.string().default(''),
  response: z.string().default(''),
  outputs: texts,
  results: textMap,
  handoff: z.object({
    present: z.boolean(),
    version: z.union([z.number(), z.literal('')]),
    summary: z.string(),
    detail: z.string(),
    data: textMap,
    context: contextSchema,
  }),
});

const fileSchema = z.object({ needs: z.record(z.string(), needSchema) });

/** Parses the stages before this one from the context file. Baton wrote the file, but the agent can change it. */
export function parseNeeds(text: string): Result<readonly NeedContext[], string> {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(text));
    if (parsed.success) return success(Object.entries(parsed.data.needs).map(([name, need]) => ({ ...need, name })));
  } catch {
    // The failure is returned below.
  }
  return failure(
    'The context file that BATON_CONTEXT_PATH names does not have the form that Baton wrote; it was changed or replaced.',
  );
}
