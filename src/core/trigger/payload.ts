import { z } from 'zod';
import type { Account, Repository, Subject } from './trigger.ts';

const userSchema = z.object({ id: z.int(), login: z.string(), type: z.string().optional() });

/** A list whose entries GitHub may leave empty, or which may be null as a whole. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry.nullable())
    .nullable()
    .transform((list) => (list ?? []).filter((each) => each !== null));

/** The fields of a repository that Baton reads, in payloads and where GitHub is asked for it. */
export const repositoryPayloadSchema = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.object({ login: z.string() }),
  default_branch: z.string(),
  private: z.boolean(),
});

const threadFields = {
  number: z.int(),
  title: z.string(),
  /** The body; null when nothing was written. */
  body: z.string().nullish(),
  /** The author; null when the account was deleted. */
  user: userSchema.nullish(),
  author_association: z.string().default('NONE'),
  labels: listOf(z.object({ name: z.string() })).prefault([]),
  assignees: listOf(z.object({ login: z.string() })).optional(),
  state: z.string().optional(),
  html_url: z.string(),
  comments: z.int().default(0),
  locked: z.boolean().default(false),
  created_at: z.string(),
  updated_at: z.string().optional(),
};

const revisionSchema = z.object({
  ref: z.string(),
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  /** The repository; null when the fork was deleted. */
  repo: z.object({ id: z.int() }).nullish(),
});

const commonFields = { repository: repositoryPayloadSchema, sender: userSchema };
const labelFields = {
  action: z.literal('labeled'),
  label: z.object({ name: z.string() }),
};
const changeFields = {
  action: z.enum(['opened', 'reopened', 'assigned', 'ready_for_review']),
  assignee: z.object({ login: z.string() }).nullish(),
};
const issueSchema = z.object({ ...threadFields, pull_request: z.unknown().optional() });
const pullSchema = z.object({ ...threadFields, draft: z.boolean().optional(), head: revisionSchema, base: revisionSchema });

/** The fields of `issues` that Baton reads. */
export const issuesPayloadSchema = z.discriminatedUnion('action', [
  z.object({ ...commonFields, ...labelFields, issue: issueSchema }),
  z.object({ ...commonFields, ...changeFields, issue: issueSchema }),
]);

/** The fields of `pull_request` that Baton reads. */
export const pullRequestPayloadSchema = z.discriminatedUnion('action', [
  z.object({ ...commonFields, ...labelFields, pull_request: pullSchema }),
  z.object({ ...commonFields, ...changeFields, pull_request: pullSchema }),
]);

/** The fields of `issue_comment` with action `created` that Baton reads. */
export const commentPayloadSchema = z.object({
  ...commonFields,
  action: z.literal('created'),
  issue: z.object({ ...threadFields, draft: z.boolean().optional(), pull_request: z.unknown().optional() }),
  comment: z.object({ id: z.int(), user: userSchema.nullish(), body: z.string().nullish(), created_at: z.string() }),
});

/** The fields of `pull_request_review` with action `submitted` that Baton reads. */
export const reviewPayloadSchema = z.object({
  ...commonFields,
  action: z.literal('submitted'),
  pull_request: pullSchema,
  review: z.object({
    id: z.int(),
    user: userSchema.nullish(),
    state: z.string(),
    body: z.string().nullish(),
    submitted_at: z.string().nullish(),
  }),
});

/** The fields of `schedule` that Baton reads. The sender is the person who last changed the cron, who did not start anything. */
export const schedulePayloadSchema = z.object({
  schedule: z.string(),
  repository: repositoryPayloadSchema,
  sender: userSchema.optional(),
});

/** The fields of `repository_dispatch` that Baton reads. */
export const webhookPayloadSchema = z.object({
  ...commonFields,
  action: z.string(),
  client_payload: z.record(z.string(), z.unknown()).nullish(),
  /** The source of a delivery that the App made into this event. GitHub has no such field, and senders of GitHub cannot add one. */
  baton_source: z.string().optional(),
});

/** The fields of `workflow_dispatch` that Baton reads from a start by hand. */
export const manualPayloadSchema = z.object({
  ...commonFields,
  inputs: z.object({ pipeline: z.string().min(1), inputs: z.string().optional() }),
});

/** The fields of a workflow run that Baton reads, in `workflow_run` and where GitHub is asked for the run. */
export const workflowRunSchema = z.object({
  id: z.int(),
  run_attempt: z.int().default(1),
  name: z.string().nullish(),
  path: z.string(),
  /** The event that started the workflow run. */
  event: z.string(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  head_branch: z.string().nullish(),
  head_sha: z.string().regex(/^[0-9a-f]{40}$/),
  /** The repository of the head; null when the fork was deleted. */
  head_repository: z.object({ id: z.int() }).nullish(),
  html_url: z.string(),
  updated_at: z.string(),
  actor: userSchema.nullish(),
  /** The pull requests of the head, as far as GitHub names them: none for a fork, and not always those of this repository. */
  pull_requests: listOf(z.object({ number: z.int() })).prefault([]),
});

/** The fields of `workflow_run` with action `completed` that Baton reads. The `name` of a workflow run is its `run-name`, if it has one. */
export const checkPayloadSchema = z
  .object({
    ...commonFields,
    action: z.literal('completed'),
    workflow_run: workflowRunSchema,
    workflow: z.object({ name: z.string() }).nullish(),
  })
  .transform(({ workflow, workflow_run: run, ...rest }) => ({
    ...rest,
    workflow_run: { ...run, name: workflow?.name ?? run.name },
  }));

export type WorkflowRunPayload = z.infer<typeof workflowRunSchema>;
export type IssuePayload = z.infer<typeof issueSchema>;
export type PullPayload = z.infer<typeof pullSchema>;
export type RepositoryPayload = z.infer<typeof repositoryPayloadSchema>;

/** The account under which GitHub shows the texts of deleted accounts. */
export const deletedAccount: Account = { id: 10_137, login: 'ghost', type: 'User' };

/** Builds the repository from the part of every payload that describes it. */
export function buildRepository({ id, owner, name, default_branch, private: isPrivate }: RepositoryPayload): Repository {
  return { id, owner: owner.login, name, defaultBranch: default_branch, private: isPrivate };
}

/** Builds the subject from an issue's payload. Bodies keep their line ends; a null body becomes empty. */
export function buildSubject(thread: Omit<IssuePayload, 'pull_request'>, kind: Subject['kind'] = 'issue'): Subject {
  const { state, assignees } = thread;
  return {
    kind,
    number: thread.number,
    title: thread.title,
    body: thread.body ?? '',
    author: thread.user ?? deletedAccount,
    association: thread.author_association,
    labels: thread.labels.map((label) => label.name),
    url: thread.html_url,
    comments: thread.comments,
    ...(thread.locked ? { locked: true } : {}),
    createdAt: thread.created_at,
    ...(state === undefined ? {} : { state }),
    ...(assignees === undefined ? {} : { assignees: assignees.map(({ login }) => login) }),
  };
}

/** Builds the subject from a pull request's payload, with its commits frozen. */
export function buildPullSubject(pull: PullPayload): Subject {
  const { head, base, draft } = pull;
  return {
    ...buildSubject(pull, 'pull-request'),
    head: buildRevision(head),
    base: buildRevision(base),
    ...(draft === undefined ? {} : { draft }),
  };
}

/** Builds the subject of an event that is about no thread. `plan` later sets the issue that holds its run. */
export function buildNoSubject(author: Account): Subject {
  const texts = { title: '', body: '', association: 'NONE', labels: [], url: '', createdAt: '' };
  return { kind: 'issue', number: 0, author, comments: 0, ...texts };
}

function buildRevision(revision: PullPayload['head']): NonNullable<Subject['head']> {
  return { branch: revision.ref, sha: revision.sha, repository: revision.repo?.id ?? null };
}
