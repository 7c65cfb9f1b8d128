import { z } from 'zod';
import { branchGlobsSchema } from './filter-schema.ts';

/** The rights of the agent of a stage to create children. An empty map offers them (K-17). */
export const childrenSchema = z
  .strictObject({
    agents: z
      .array(z.string())
      .min(1)
      .max(50)
      .optional()
      .describe(
        'Agents that children may have, beside that of the parent. None may do more than the agent of this stage. Absent: none.',
      ),
    models: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(50)
      .optional()
      .describe('Models that children may have, beside that of their agent. Absent: none.'),
    branches: branchGlobsSchema
      .optional()
      .describe(
        'Branches that children may ask for, beside the one of the stage with `-` and something behind it; globs in which `*` does not cross `/`. Absent: none.',
      ),
    merge: z
      .literal('branch')
      .optional()
      .describe(
        'branch: the commits of children are merged into the branch of the parent when it starts again. The parent is told of conflicts, with both sides. Absent: nothing is merged.',
      ),
    wait: z
      .enum(['suspend', 'poll'])
      .optional()
      .describe(
        'When children start, and how the agent waits for them. suspend: they start when its turn has ended, and it starts again when they have ended; no job waits. poll: they start while it works, and its job goes on while it waits for them; needs the App. Absent: suspend.',
      ),
    'on-parent-failure': z
      .enum(['keep', 'cancel'])
      .optional()
      .describe(
        'What becomes of children when the stage has failed for good. cancel: those that have not ended are cancelled. Absent: keep.',
      ),
  })
  .describe(
    'Lets the agent of this stage divide its work: it creates child tasks, which run beside each other as jobs of their own, and waits for them without a job. Write `children: {}` for the defaults. Absent: it cannot.',
  );

export type Children = z.infer<typeof childrenSchema>;

/** The number and the depth of child tasks where `limits` does not say. */
export const defaultMaxChildren = 10;
export const defaultMaxDepth = 3;

/** The keys of `limits` that concern child tasks. */
export const childLimitSchemas = {
  'max-children': z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('How many child tasks one run may have, at every depth together. Absent: 10.'),
  'max-depth': z
    .int()
    .min(1)
    .max(10)
    .optional()
    .describe('How deep child tasks may stand below a stage: 1 lets no child create children. Absent: 3.'),
};
