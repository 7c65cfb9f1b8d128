import { z } from 'zod';

/** A pattern of limited length. A longer one is no sensible filter, and costs time on every event (I-6). */
const patternSchema = z.string().min(1).max(1024);
const loginSchema = z.string().min(1).max(100);
const accountSchema = z.union([z.int().positive(), loginSchema]);
const labelsSchema = z.array(z.string().min(1)).min(1).max(50);
const globSchema = z.string().min(1).max(256);

/** Globs of branches, as `base-branch` of a filter is one. */
export const branchGlobsSchema = z.array(globSchema).min(1).max(50);

const threadFields = {
  labels: labelsSchema.describe('All of these must be on it; one of them is the label just added.').optional(),
  'exclude-labels': z.array(z.string().min(1)).max(50).default([]).describe('None of these may be on it.'),
  state: z.enum(['open', 'closed', 'all']).describe('Whether it is open or closed. Absent or all: either.').optional(),
  author: loginSchema
    .describe('Login of the account that opened the issue or pull request. Who sent the event is `sender`.')
    .optional(),
  'exclude-authors': z
    .array(loginSchema)
    .min(1)
    .max(50)
    .describe('Logins of accounts whose issues and pull requests start nothing, whatever `author` says.')
    .optional(),
  sender: accountSchema
    .describe('Account that sent the event: labelled, commented, reviewed, assigned or opened. A numeric id, or a login.')
    .optional(),
  'exclude-senders': z
    .array(accountSchema)
    .min(1)
    .max(50)
    .describe('Accounts whose events start nothing, whatever `sender` says. Numeric ids, or logins.')
    .optional(),
};

const textFields = {
  'title-pattern': patternSchema
    .describe('Regular expression (RE2) that must be found in the title, at most 1,024 characters.')
    .optional(),
  'body-pattern': patternSchema
    .describe(
      'Regular expression (RE2) that must be found in the text, at most 1,024 characters. Beside `review-state` that is the text of the review.',
    )
    .optional(),
  'exclude-body-patterns': z
    .array(patternSchema)
    .min(1)
    .max(10)
    .describe(
      'Regular expressions (RE2), at most 10, none of which may be found in the text. Beside `review-state` that is the text of the review.',
    )
    .optional(),
};

const assignee = loginSchema.describe('Login that it is assigned to; `*` for anybody, `none` for nobody.').optional();

const filesSchema = z
  .strictObject({
    include: z
      .array(globSchema)
      .min(1)
      .max(50)
      .describe('Globs, one of which must fit a changed file. `**`, alone between slashes, crosses folders; `*` and `?` do not.')
      .optional(),
    exclude: z
      .array(globSchema)
      .min(1)
      .max(50)
      .describe('Globs of files that do not count. A pull request of such files alone does not fit.')
      .optional(),
  })
  .describe('Which files the pull request changes.');

export const issueFilterSchema = z
  .strictObject({ ...threadFields, assignee, ...textFields })
  .describe(
    'An issue that fits. With `labels` it starts when one of them is added, with `assignee` when somebody is assigned, with neither when it is opened or opened again.',
  );

export const pullRequestFilterSchema = z
  .strictObject({
    ...threadFields,
    assignee,
    ...textFields,
    draft: z.boolean().describe('Whether it is a draft. false: being marked as ready starts it as well.').optional(),
    'review-state': z
      .enum(['approved', 'changes_requested', 'commented', 'any'])
      .describe('A submitted review starts it, of this kind or of any, and nothing else does.')
      .optional(),
    files: filesSchema.optional(),
    'base-branch': globSchema.describe('Branch that it would be merged into; a glob in which `*` does not cross `/`.').optional(),
  })
  .describe(
    'A pull request that fits. With `review-state` it starts when a review is submitted, with `labels` when one of them is added, with `assignee` when somebody is assigned, with none of them when it is opened or opened again.',
  );

export const commentFilterSchema = z
  .strictObject({
    command: z
      .string()
      .max(100)
      .regex(/^\/[a-z][a-z0-9-]*(?: [a-z0-9][a-z0-9-]*)*$/)
      .describe(
        'The whole first line of the comment, such as `/baton fix`: a slash and words of small letters, digits and hyphens.',
      ),
    arguments: z
      .string()
      .min(1)
      .max(300)
      .describe(
        'What stands behind the command, as a line of usage: `<env> [--dry-run] [--tag <tag>]`. `<x>` has to be there, `[x]` may be, `--x` is a flag, `--x <y>` takes a word, `<x...>` takes all that are left. Each becomes an input of its name, in which `-` is written `_`. A value with spaces stands in double quotes. Absent: nothing may stand there.',
      )
      .optional(),
    subject: z.enum(['issue', 'pull-request']).describe('Where the comment stands. Absent: either.').optional(),
    ...threadFields,
    labels: labelsSchema.describe('All of these must be on the issue or pull request.').optional(),
  })
  .describe('A comment whose first line is a command.');

export type IssueFilter = z.infer<typeof issueFilterSchema>;
export type PullRequestFilter = z.infer<typeof pullRequestFilterSchema>;
export type CommentFilter = z.infer<typeof commentFilterSchema>;
/** The conditions that decide which event a filter on a thread waits for. */
export type StartFilter = Pick<Partial<PullRequestFilter>, 'labels' | 'assignee' | 'draft' | 'review-state'>;

/** Returns the schema of one filter or a list of filters, of which one must match. */
export function oneOrMany<T extends z.ZodType>(filter: T): z.ZodUnion<readonly [T, z.ZodArray<T>]> {
  return z.union([filter, z.array(filter).min(1).max(20).describe('A list of filters, at most 20: one of them has to fit.')]);
}

/** Returns the filters of a trigger as a list, whichever way they were written; empty when the trigger is absent. */
export function filtersOf<T extends object>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
