/**
 * This folder defines the form of `.github/baton.yml` as zod schemas, one file per part. Types, editor support and
 * `docs/config.md` come from these schemas and from the descriptions in them.
 */

import { z } from 'zod';
import { flag, optionalFlag } from '../../json/common-schemas.ts';
import { agentSchema } from './agent-schema.ts';
import { budgetsSchema } from './budget-schema.ts';
import { childLimitSchemas } from './children-schema.ts';
import {
  allowSchema,
  historySchema,
  notifySchema,
  onChangeSchema,
  retentionSchema,
  type roleSchema,
} from './pipeline-schemas.ts';
import { sourcesSchema } from './source-schema.ts';
import { stageSchema } from './stage-schema.ts';
import { triggersSchema } from './triggers-schema.ts';

const nameSchema = z
  .string()
  .regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/)
  .describe('A name: lower-case letters, digits and hyphens, starting with a letter, at most 40 characters.');

/** The largest number that `limits.max-tasks` may be. */
export const mostTasks = 1_000;

/** The number of tasks that a run may have where `limits.max-tasks` is absent. */
export const defaultMaxTasks = 50;

const limitsSchema = z
  .strictObject({
    'max-tasks': z.int().min(1).max(mostTasks).default(defaultMaxTasks).describe('How many task executions one run may have.'),
    'max-handoffs': z
      .int()
      .min(0)
      .max(1000)
      .default(10)
      .describe('How many transfers between agents one run may have. The next one fails the run.'),
    ...childLimitSchemas,
    'max-repeats': z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe(
        'How often agents may repeat a step: the same transfer with the same message from the same commit, or a child task with the same prompt from the same task. The next repetition fails the run. Absent: no limit.',
      ),
    'timeout-minutes': z
      .int()
      .min(1)
      .max(50_400)
      .default(180)
      .describe('How long the executions of one run may be at work, in minutes: what waits or is paused does not count.'),
    'max-fixes': z
      .int()
      .min(1)
      .max(20)
      .optional()
      .describe(
        'How many runs of this pipeline failed checks of a pull request may start since the last commit on its branch that is not by Baton. Counted from the records. Absent: 1.',
      ),
    'answer-within': z
      .string()
      .regex(/^(?:(?:[1-9]|[12][0-9]|30)d|(?:[1-9]|[1-9][0-9]|[1-6][0-9]{2}|7[01][0-9]|720)h)$/)
      .optional()
      .describe(
        'How long a run waits for the answer to a question of its agent (`needs-input`), as `7d` or `12h`, at most 30d. The next job or sweep after that ends the run. Absent: 7d.',
      ),
    sleep: z
      .union([z.string().regex(/^(?:(?:[1-9]|[12][0-9]|30)d|(?:[1-9]|[1-9][0-9]|[1-6][0-9]{2}|7[01][0-9]|720)h)$/), z.literal(0)])
      .optional()
      .describe(
        'How long a task may sleep until a usage limit of its agent opens again, as `24h` or `7d`, at most 30d; 0: not at all. A limit that stays closed for longer fails the task. The next job or sweep after the time wakes it. Absent: 6h.',
      ),
    'max-cost-usd': z
      .number()
      .positive()
      .max(100_000)
      .optional()
      .describe(
        'What one run may cost: no agent starts any more when its executions have cost as much; built-ins still do. A turn of an agent behind the gateway ends when it has spent what was left. Only what engines or providers report or `prices` tell is counted.',
      ),
    'on-limit': z
      .enum(['fail', 'ask'])
      .optional()
      .describe(
        'What happens when a run has cost `max-cost-usd`: `fail` ends it, `ask` lets it wait until a person adds money with `/baton raise`. Absent: `fail`.',
      ),
  })
  .describe('Limits of one run, counted from the records, never from what an agent says.');

/** A folder of the checkout. No part of its path may be hidden from git or used by git. */
const contextDirSchema = z
  .string()
  .max(200)
  .regex(/^(?!(?:.*\/)?\.[gG][iI][tT])(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/)
  .describe(
    'A folder of the checkout, such as `docs/context`, that holds a copy of the context file while the agent runs, as `<task-id>.json`. The copy is never published.',
  );

const pipelineSchema = z
  .strictObject({
    on: triggersSchema,
    allow: allowSchema.default({ 'minimum-role': 'write', users: [] }),
    'context-dir': contextDirSchema.optional(),
    history: historySchema.optional(),
    notify: notifySchema.optional(),
    checks: z
      .strictObject({
        neutral: flag.describe(
          'true: a pull request without a run of this pipeline gets the check "Baton: <pipeline>" as neutral, so that a rule which requires it does not wait for ever.',
        ),
      })
      .optional()
      .describe('The checks that the App shows on pull requests (docs/app.md). The Action shows none.'),
    suspend: optionalFlag.describe('true: nothing starts this pipeline until it is taken out again.'),
    'on-conflict': z
      .enum(['ignore', 'replace', 'queue'])
      .optional()
      .describe(
        'What becomes of an event while a run about the same issue or pull request goes on. ignore: it starts nothing. replace: that run is ended, its jobs are told to stop, and a new one starts. queue: with the App, it waits and starts a run when that one has ended, first come, first served; without the App it is as ignore. Absent: ignore.',
      ),
    'on-change': onChangeSchema.optional(),
    'max-concurrency': z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe(
        'How many agent jobs of this pipeline run at the same time. Runs are spread over that many slots by their number, and those of one slot wait for each other. 0 or absent: no limit.',
      ),
    'priority-labels': z
      .array(z.string().min(1).max(50))
      .min(1)
      .max(50)
      .optional()
      .describe(
        "Labels, the most urgent first: when runs wait for a slot of `max-concurrency`, the App starts the one with the earliest of these first, runs of equal urgency in their order, and those with none of them last. Without the App the order is GitHub's.",
      ),
    limits: limitsSchema.default({ 'max-tasks': defaultMaxTasks, 'max-handoffs': 10, 'timeout-minutes': 180 }),
    stages: z.record(nameSchema, stageSchema).describe('The stages by name, in the order in which they are shown.'),
  })
  .describe('A named chain of stages, with its triggers.');

const signingSchema = z
  .strictObject({
    keys: z
      .array(z.string().regex(/^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/))
      .min(1)
      .max(16)
      .describe(
        'Public keys as `<id>:<base64 of the 32-byte Ed25519 key>`. All of them verify; the one that fits the secret signs.',
      ),
  })
  .describe('Keys that make records unforgeable. Absent, records are unsigned, which only a private repository may have.');

const commentsSchema = z
  .enum(['all', 'outcomes', 'none'])
  .default('all')
  .describe(
    'What is posted on the issue or pull request. all: every record, in the comment of its stage, and the status comment. outcomes: the status comment alone, and a short new one when a person must act; the records are kept on the closed issue "Baton runs: <pipeline>". none: nothing; status comment and calls for a person stand on that issue too, and the label `baton:needs-human` is still added.',
  );

const priceSchema = z
  .strictObject({
    input: z.number().min(0).max(100_000).describe('USD per million tokens of input that were not cached.'),
    'cached-input': z
      .number()
      .min(0)
      .max(100_000)
      .optional()
      .describe('USD per million tokens read from a cache. Absent: as `input`.'),
    output: z.number().min(0).max(100_000).describe('USD per million tokens of output, reasoning included.'),
  })
  .describe(
    'What a model costs, wherever the gateway reads its answers, and for engines that report no cost. What follows from it is shown as an estimate.',
  );

/** The whole of `.github/baton.yml` (DESIGN 4.1). Strict: an unknown key is an error. */
export const configSchema = z
  .strictObject({
    version: z.literal(1).describe('Version of this format. Only 1 exists.'),
    signing: signingSchema.optional(),
    comments: commentsSchema,
    'status-labels': optionalFlag.describe(
      'Whether `baton:running` stands on an issue or pull request while a run about it goes on, and `baton:failed` after it failed, so that people can filter their lists. false saves one request at the start of a run and one at its end; `baton:needs-human` is added all the same. Absent: true.',
    ),
    agents: z.record(nameSchema, agentSchema).default({}).describe('The agents by name.'),
    pipelines: z.record(nameSchema, pipelineSchema).describe('The pipelines by name.'),
    retention: retentionSchema.optional(),
    store: z
      .enum(['comments', 'artifacts'])
      .optional()
      .describe(
        'comments: handoffs and outputs stand in the records. artifacts: they are artifacts, and the records say where; once those are gone, a run that needs them ends. Results stay in the records, also those from lines of outputs. Absent: comments.',
      ),
    prices: z
      .record(z.string().min(1).max(200), priceSchema)
      .optional()
      .describe('Prices of models by their names, in USD per million tokens.'),
    budgets: budgetsSchema.optional(),
    sources: sourcesSchema.optional(),
  })
  .describe('Configuration of Baton: agents and the pipelines they work in.');

/** The part that the jobs of a run under way read: the run has all else from its start, so faults elsewhere must not stop it. */
export const jobConfigSchema = z.object({
  signing: z.object({ keys: signingSchema.shape.keys }).optional(),
  retention: z.object({ artifacts: retentionSchema.shape.artifacts }).optional(),
});

export type JobConfig = z.infer<typeof jobConfigSchema>;
export type Config = z.infer<typeof configSchema>;
export type Price = z.infer<typeof priceSchema>;
export type Pipeline = z.infer<typeof pipelineSchema>;
export type Role = z.infer<typeof roleSchema>;

/**
 * Builds the JSON Schema (draft-07) of the config as people write it: keys with a default are optional. Editors and docs use it.
 */
export function buildConfigJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' }), title: 'Baton' };
}
