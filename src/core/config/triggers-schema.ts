import { z } from 'zod';

const labelFilterSchema = z
  .strictObject({
    labels: z.array(z.string().min(1)).min(1).describe('All of these must be on it; one of them is the label just added.'),
    'exclude-labels': z.array(z.string().min(1)).default([]).describe('None of these may be on it.'),
  })
  .describe('A label was added.');

const scheduleSchema = z
  .strictObject({
    cron: z
      .string()
      .min(1)
      .describe('Minute, hour, day of month, month, day of week, in UTC: `0 9 * * 1`. Must stand in the workflow as well.'),
  })
  .describe('A time has come. Such runs are kept on an issue of their own.');

/** What starts a pipeline. */
export const triggersSchema = z
  .strictObject({
    issues: labelFilterSchema.optional().describe('An issue got a label.'),
    'pull-requests': labelFilterSchema.optional().describe('A pull request got a label.'),
    schedule: scheduleSchema.optional(),
  })
  .describe('What starts this pipeline.');

export type Triggers = z.infer<typeof triggersSchema>;
export type LabelFilter = z.infer<typeof labelFilterSchema>;
