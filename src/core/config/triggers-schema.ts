import { z } from 'zod';

const labelFilterSchema = z
  .strictObject({
    labels: z.array(z.string().min(1)).min(1).describe('All of these must be on it; one of them is the label just added.'),
    'exclude-labels': z.array(z.string().min(1)).default([]).describe('None of these may be on it.'),
  })
  .describe('A label was added.');

/** What starts a pipeline. */
export const triggersSchema = z
  .strictObject({
    issues: labelFilterSchema.optional().describe('An issue got a label.'),
    'pull-requests': labelFilterSchema.optional().describe('A pull request got a label.'),
  })
  .describe('What starts this pipeline.');

export type Triggers = z.infer<typeof triggersSchema>;
export type LabelFilter = z.infer<typeof labelFilterSchema>;
