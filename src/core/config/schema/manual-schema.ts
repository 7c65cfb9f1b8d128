import { z } from 'zod';

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

export const manualSchema = z
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

export type InputSettings = z.infer<typeof inputSchema>;
