import { z } from 'zod';
import { commentFilterSchema, issueFilterSchema, oneOrMany, pullRequestFilterSchema } from './filter-schema.ts';

const scheduleSchema = z
  .strictObject({
    cron: z
      .string()
      .min(1)
      .describe('Minute, hour, day of month, month, day of week, such as `0 9 * * 1`. Must stand in the workflow as well.'),
    timezone: z
      .string()
      .min(1)
      .max(64)
      .describe(
        'IANA name of the time zone of the cron, such as `Europe/Berlin`. Absent: UTC. Must stand in the workflow as well.',
      )
      .optional(),
  })
  .describe('A time has come. Such runs are kept on an issue of their own.');

export const webhookSchema = z
  .strictObject({
    type: z.string().min(1).max(100).describe('The `event_type` of the `repository_dispatch`.'),
    map: z
      .record(
        z
          .string()
          .regex(/^[a-z_][a-z0-9_]{0,63}$/)
          .describe('A name: small letters, digits and underscores.'),
        z
          .string()
          .max(256)
          .regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/)
          .describe('Path of the field in `client_payload`, with dots, such as `alert.severity`.'),
      )
      .describe(
        'Fields of `client_payload` by the name they get in `inputs`, as paths with dots: `severity: alert.severity`. Each must be there as text, number or boolean. `title` and `body` are those of the subject as well; of two events with the same `id` one starts a run.',
      )
      .optional(),
  })
  .describe('Another program sent a `repository_dispatch`. Such runs are kept on an issue of their own.');

/** The length of one text that a configuration gives: a default or an option. */
const textSchema = z.string().max(1_000);

const inputSchema = z
  .strictObject({
    type: z
      .enum(['string', 'number', 'boolean', 'choice'])
      .default('string')
      .describe('string: any text. number: a decimal number. boolean: true or false. choice: one of `options`.'),
    description: z.string().max(500).describe('What it is for, for the people who start the pipeline.').optional(),
    required: z.boolean().default(false).describe('true: nothing starts without it.'),
    default: z
      .union([textSchema, z.number(), z.boolean()])
      .describe(
        'Value where the start gives none, whatever starts the pipeline. Absent: false for a boolean, else empty. Not beside `required`.',
      )
      .optional(),
    options: z.array(textSchema.min(1)).min(1).max(50).describe('The values of a choice.').optional(),
  })
  .describe('One input.');

const manualSchema = z
  .strictObject({
    inputs: z
      .record(
        z
          .string()
          .regex(/^[a-z_][a-z0-9_]{0,63}$/)
          .describe('A name: small letters, digits and underscores.'),
        inputSchema,
      )
      .describe(
        'What a start by hand and `/baton run` give to the run, by name: `{{ inputs.topic }}` in templates. The workflow takes all of them as one input `inputs`.',
      )
      .optional(),
  })
  .describe('A start by hand with inputs.');
const checksSchema = pullRequestFilterSchema
  .omit({ 'review-state': true })
  .extend({
    workflows: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(20)
      .describe(
        'Names of workflows of this repository, as GitHub shows them: `CI`. Must stand in the workflow that calls Baton as well.',
      ),
    conclusion: z
      .array(z.enum(['failure', 'timed_out', 'cancelled']))
      .min(1)
      .optional()
      .describe('How the workflow run ended: failure, timed_out, cancelled. Absent: failure and timed_out.'),
    of: z
      .enum(['pull-requests', 'default-branch'])
      .optional()
      .describe(
        'pull-requests: checks of pull requests of this repository, never those of forks. default-branch: checks of the default branch; such runs are kept on an issue of their own. Absent: pull-requests.',
      ),
    labels: z.array(z.string().min(1)).min(1).max(50).describe('All of these must be on the pull request.').optional(),
  })
  .describe(
    'A check failed: a workflow run of this repository ended without success. The other keys ask the same of the pull request as those of `pull-requests`; filters of `pull-requests` in the same pipeline apply, too.',
  );

/** The events that start a pipeline. */
export const triggersSchema = z
  .strictObject({
    issues: oneOrMany(issueFilterSchema).optional().describe('An issue: one filter, or a list of which one has to fit.'),
    'pull-requests': oneOrMany(pullRequestFilterSchema)
      .optional()
      .describe('A pull request of this repository: one filter, or a list of which one has to fit.'),
    comment: oneOrMany(commentFilterSchema)
      .optional()
      .describe('A comment with a command: one filter, or a list of which one has to fit.'),
    checks: checksSchema.optional(),
    schedule: scheduleSchema.optional(),
    webhook: oneOrMany(webhookSchema).optional().describe('Another program: one event type, or a list of them.'),
    manual: z
      .union([z.literal(true), manualSchema])
      .optional()
      .describe(
        'Somebody starts the workflow by hand and names the pipeline: `true`, or a map with the `inputs` of such a start. Such runs are kept on an issue of their own.',
      ),
  })
  .describe('What starts this pipeline.');

export type Triggers = z.infer<typeof triggersSchema>;
export type InputSettings = z.infer<typeof inputSchema>;
export type WebhookFilter = z.infer<typeof webhookSchema>;
export type CheckFilter = z.infer<typeof checksSchema>;
