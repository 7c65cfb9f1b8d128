import { z } from 'zod';

/** Labels come as names or as objects with a name. */
export const labelList = z.array(
  z.union([z.string(), z.object({ name: z.string() })]).transform((label) => (typeof label === 'string' ? label : label.name)),
);
export const issuePatch = z.object({
  title: z.union([z.string(), z.number()]).transform(String).optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
  state_reason: z.enum(['completed', 'not_planned', 'duplicate', 'reopened']).nullish(),
  labels: labelList.optional(),
  assignees: z.array(z.string()).optional(),
});
export type IssuePatch = z.infer<typeof issuePatch>;
