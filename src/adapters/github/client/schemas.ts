import { z } from 'zod';
import type { Comment } from '../../../core/trigger/comment.ts';
import { buildRepository, repositoryPayloadSchema } from '../../../core/trigger/payload.ts';
import type { Subject } from '../../../core/trigger/trigger.ts';

/** A repository as GitHub's REST interface sends it, reduced to our fields. */
export const repositorySchema = repositoryPayloadSchema.transform(buildRepository);

/** The fields that issues and pull requests share. */
const subjectFields = {
  number: z.int(),
  state: z.string(),
  title: z.string(),
  html_url: z.string(),
  comments: z.int(),
  locked: z.boolean().default(false),
  created_at: z.string(),
};

const revisionSchema = z.object({
  ref: z.string(),
  sha: z.string(),
  repo: z.object({ id: z.int(), pushed_at: z.string().nullish() }).nullable(),
});

/** A pull request as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
export const pullRequestSchema = z
  .object({
    ...subjectFields,
    node_id: z.string(),
    body: z.string().nullable(),
    user: z.object({ id: z.int(), login: z.string() }).nullable(),
    author_association: z.string(),
    labels: z.array(z.object({ name: z.string() })),
    assignees: z.array(z.object({ login: z.string() })).default([]),
    draft: z.boolean().optional(),
    head: revisionSchema,
    base: z.object({ ref: z.string(), sha: z.string(), repo: repositorySchema }),
  })
  .transform((pull) => ({
    nodeId: pull.node_id,
    open: pull.state === 'open',
    repository: pull.base.repo,
    headPushedAt: pull.head.repo?.pushed_at ?? undefined,
    subject: {
      kind: 'pull-request',
      ...toSubject(pull),
      assignees: pull.assignees.map(({ login }) => login),
      draft: pull.draft,
      head: { branch: pull.head.ref, sha: pull.head.sha, repository: pull.head.repo?.id ?? null },
      base: { branch: pull.base.ref, sha: pull.base.sha, repository: pull.base.repo.id },
    } satisfies Subject,
  }));

/** An issue as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
export const issueSchema = z
  .object({
    ...subjectFields,
    body: z.string().nullish(),
    user: z.object({ id: z.int(), login: z.string() }).nullish(),
    author_association: z.string().default('NONE'),
    labels: z.array(z.union([z.string().transform((name) => ({ name })), z.object({ name: z.string() })])),
  })
  .transform((issue): Subject => ({ kind: 'issue', ...toSubject(issue) }));

interface RestSubject extends z.output<z.ZodObject<typeof subjectFields>> {
  readonly body?: string | null | undefined;
  readonly user?: { readonly id: number; readonly login: string } | null | undefined;
  readonly author_association: string;
  readonly labels: readonly { readonly name: string }[];
}

/** Returns the fields that issues and pull requests share. The account of a deleted user shows as `ghost`. */
function toSubject(rest: RestSubject): Omit<Subject, 'kind'> {
  return {
    number: rest.number,
    title: rest.title,
    body: rest.body ?? '',
    author: rest.user ?? { id: 10137, login: 'ghost' },
    association: rest.author_association,
    labels: rest.labels.map(({ name }) => name),
    url: rest.html_url,
    comments: rest.comments,
    locked: rest.locked ? true : undefined,
    createdAt: rest.created_at,
    state: rest.state,
  };
}

/** A comment as GitHub's REST interface sends it, reduced to our fields. */
export const commentSchema = z
  .object({
    id: z.int(),
    node_id: z.string().optional(),
    body: z.string().nullish(),
    created_at: z.string(),
    updated_at: z.string(),
    author_association: z.string().optional(),
    user: z.object({ id: z.int(), login: z.string() }).nullable(),
    minimized: z.object({}).nullish(),
  })
  .transform(
    (comment): Comment => ({
      id: comment.id,
      body: comment.body ?? '',
      createdAt: comment.created_at,
      updatedAt: comment.updated_at,
      author: comment.user,
      association: comment.author_association,
      nodeId: comment.node_id,
      isMinimised: comment.minimized ? true : undefined,
    }),
  );

/** An issue in a list. GitHub's lists of issues contain pull requests too. */
export const listedIssueSchema = z
  .object({
    number: z.int(),
    html_url: z.string(),
    body: z.string().nullish(),
    user: z.object({ id: z.int() }).nullish(),
    pull_request: z.unknown().optional(),
  })
  .transform(({ number, html_url: url, body, user, pull_request: pull }) => ({
    issue: { number, url, body: body ?? '', author: user?.id },
    isPull: pull !== undefined && pull !== null,
  }));
