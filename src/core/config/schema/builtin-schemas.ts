import { z } from 'zod';
import { flag, optionalFlag, optionalText } from '../../json/common-schemas.ts';
import { approvalSchema } from './approval-schema.ts';

/** The fields that every kind of stage has. */
export const stageNeeds = {
  needs: z.array(z.string()).default([]).describe('Stages that must have succeeded before this one starts.'),
  if: z
    .string()
    .optional()
    .describe(
      'Condition in CEL, in quotes where YAML needs them: `\'"bug" in subject.labels\'`. It reads `needs`, `results`, `subject`, `run` and `inputs`. False: the stage is skipped, and so are the stages that need it. Absent: it starts when all stages under `needs` have succeeded. At most 1,024 characters.',
    ),
  'continue-on-failure': optionalFlag.describe(
    'true: when this stage fails, the stages that need it start all the same, and the run succeeds if nothing else fails. Absent: false.',
  ),
  approval: approvalSchema.optional(),
};

const uses = 'The built-in that does this stage, without an agent.';
const title = z.string().min(1).describe('Title, a template.');
const body = z.string().default('').describe('Text, a template.');
const labels = z.array(z.string().min(1)).default([]).describe('Labels that it gets, templates; empty ones are left out.');
const target = z
  .enum(['subject', 'pull-request'])
  .default('subject')
  .describe('subject: what the run is about. pull-request: the one that this run opened before.');

function max(fallback: number) {
  return z
    .int()
    .min(1)
    .max(100)
    .default(fallback)
    .describe('At most so many of its kind from one run, counted over all its stages; one more fails its stage.');
}

const pullRequest = z
  .strictObject({
    title,
    body,
    draft: flag.describe('Open it as a draft.'),
    branch: optionalText.describe(
      'Branch that it is for, a template such as `{{ needs.fix.results.branch }}`: one that a stage before has published. Needed where these have several; absent: the only one.',
    ),
    base: z.string().optional().describe('Branch it is to be merged into; the default branch when absent.'),
    labels,
    reviewers: z.array(z.string().min(1)).default([]).describe('Logins that are asked for a review, templates.'),
    'team-reviewers': z
      .array(z.string().min(1))
      .default([])
      .describe('Slugs of teams that are asked for a review. The token of a workflow may not ask teams; that of an App may.'),
    max: max(5),
  })
  .describe('What the built-in makes.');

const issue = z
  .strictObject({
    title,
    body,
    labels,
    assignees: z.array(z.string().min(1)).default([]).describe('Logins that it is assigned to, templates.'),
    max: max(5),
  })
  .describe('What the built-in makes.');

const comment = z
  .strictObject({ body: z.string().min(1).describe('Text, a template.'), on: target, max: max(5) })
  .describe('What the built-in makes.');

const labelChange = z
  .strictObject({
    add: z.array(z.string().min(1)).default([]).describe('Labels to put on, templates; empty ones are left out.'),
    remove: z
      .array(z.string().min(1))
      .default([])
      .describe('Labels to take off, templates. The label that started the run stays.'),
    on: target,
    max: max(10),
  })
  .describe('What the built-in makes.');

const review = z
  .strictObject({
    body: z.string().min(1).describe('Text, a template.'),
    event: z
      .enum(['comment', 'request-changes', 'approve'])
      .default('comment')
      .describe(
        'What the review says of the pull request. Approving needs the setting "Allow GitHub Actions to create and approve pull requests".',
      ),
    annotations: z
      .string()
      .regex(/^needs\.[a-z][a-z0-9-]*\.handoff\.data\.[A-Za-z_][\w-]{0,63}$/)
      .optional()
      .describe(
        'Remarks on lines, which the App shows on the check of the reviewed commit: `needs.look.handoff.data.findings`, a JSON list that the stage left under that key, with `path`, `line` and `message` for each, and `end_line`, `level` (`notice`, `warning` or `failure`) and `title` where wanted.',
      ),
    on: target,
    max: max(5),
  })
  .describe('What the built-in makes.');

/** The stages without an agent, by their `uses`. */
export const builtinSchemas = {
  'pull-request': z.strictObject({ ...stageNeeds, uses: z.literal('pull-request').describe(uses), with: pullRequest }),
  issue: z.strictObject({ ...stageNeeds, uses: z.literal('issue').describe(uses), with: issue }),
  comment: z.strictObject({ ...stageNeeds, uses: z.literal('comment').describe(uses), with: comment }),
  labels: z.strictObject({ ...stageNeeds, uses: z.literal('labels').describe(uses), with: labelChange }),
  review: z.strictObject({ ...stageNeeds, uses: z.literal('review').describe(uses), with: review }),
} as const;

export type BuiltinName = keyof typeof builtinSchemas;
export type BuiltinStageOf<N extends BuiltinName> = z.infer<(typeof builtinSchemas)[N]>;

/** Returns whether a built-in has this name. */
export function isBuiltinName(name: unknown): name is BuiltinName {
  return typeof name === 'string' && Object.hasOwn(builtinSchemas, name);
}
