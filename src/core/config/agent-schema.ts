import { z } from 'zod';

/** Engines that this version can start. The others of DESIGN section 1 are refused as not supported yet. */
const engineSchema = z.enum(['command']).describe('The program that runs the agent.');

/** A named engine with its settings. */
export const agentSchema = z
  .strictObject({
    engine: engineSchema,
    command: z
      .array(z.string().min(1))
      .min(1)
      .describe('Program and arguments of a `command` agent. No shell stands between; the prompt comes on stdin.'),
    env: z
      .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/))
      .default([])
      .describe('Names of the secrets that the process of the agent is given. It gets no others.'),
    access: z
      .enum(['read', 'edit', 'full'])
      .default('edit')
      .describe(
        'read: may change nothing. edit: may change files. full: may also run anything. What it may not change is not published.',
      ),
    'transfer-to': z
      .array(z.string())
      .optional()
      .describe(
        'Agents that this one may hand its work over to. Absent: every agent, itself too, if there is more than one. Empty: none.',
      ),
  })
  .describe('A named engine with its settings.');

export type Agent = z.infer<typeof agentSchema>;
