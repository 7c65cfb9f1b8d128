import { z } from 'zod';
import type { Comment } from '../../../core/trigger/comment.ts';
import type { Repository, Subject } from '../../../core/trigger/trigger.ts';

/** A repository as GitHub's REST interface sends it, cut down to ours. */
export const repositorySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    owner: z.object({ login: z.string() }),
    default_branch: z.string(),
    private: z.boolean(),
  })
  .transform(
    (repository): Repository => ({
      id: repository.id,
      owner: repository.owner.login,
      name: repository.name,
      defaultBranch: repository.default_branch,
      private: repository.private,
    }),
  );

const revisionSchema = z.object({
  ref: z.string(),
  sha: z.string(),
  repo: z.object({ id: z.int(), pushed_at: z.string().nullish() }).nullable(),
});

/** A pull request as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
export const pullRequestSchema = z
  .object({
    number: z.int(),
    node_id: z.string(),
    state: z.string(),
    title: z.string(),
    body: z.string().nullable(),
    user: z.object({ id: z.int(), login: z.string() }).nullable(),
    author_association: z.string(),
    labels: z.array(z.object({ name: z.string() })),
    assignees: z.array(z.object({ login: z.string() })).default([]),
    draft: z.boolean().optional(),
    html_url: z.string(),
    comments: z.int(),
    locked: z.boolean().default(false),
    created_at: z.string(),
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
      number: pull.number,
      title: pull.title,
      body: pull.body ?? '',
      author: pull.user ?? { id: 10137, login: 'ghost' },
      association: pull.author_association,
      labels: pull.labels.map(({ name }) => name),
      url: pull.html_url,
      comments: pull.comments,
      ...(pull.locked ? { locked: true } : {}),
      createdAt: pull.created_at,
      state: pull.state,
      assignees: pull.assignees.map(({ login }) => login),
      ...(pull.draft === undefined ? {} : { draft: pull.draft }),
      head: { branch: pull.head.ref, sha: pull.head.sha, repository: pull.head.repo?.id ?? null },
      base: { branch: pull.base.ref, sha: pull.base.sha, repository: pull.base.repo.id },
    } satisfies Subject,
  }));

/** An issue as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
export const issueSchema = z
  .object({
    number: z.int(),
    state: z.string(),
    title: z.string(),
    body: z.string().nullish(),
    user: z.object({ id: z.int(), login: z.string() }).nullish(),
    author_association: z.string().default('NONE'),
    labels: z.array(z.union([z.string().transform((name) => ({ name })), z.object({ name: z.string() })])),
    html_url: z.string(),
    comments: z.int(),
    locked: z.boolean().default(false),
    created_at: z.string(),
  })
  .transform(
    (issue): Subject => ({
      kind: 'issue',
      number: issue.number,
      title: issue.title,
      body: issue.body ?? '',
      author: issue.user ?? { id: 10137, login: 'ghost' },
      association: issue.author_association,
      labels: issue.labels.map(({ name }) => name),
      url: issue.html_url,
      comments: issue.comments,
      ...(issue.locked ? { locked: true } : {}),
      createdAt: issue.created_at,
      state: issue.state,
    }),
  );

/** A comment as GitHub's REST interface sends it, cut down to ours. */
export const commentSchema = z
  .object({
    id: z.int(),
    node_id: z.string().optional(),
    body: z.string().nullish(),
    created_at: z.string(),
    updated_at: z.string(),
    author_association: z.string().optional(),
    user: z.object({ id: z.int(), login: z.string() }).nullable(),
  })
  .transform(
    (comment): Comment => ({
      id: comment.id,
      body: comment.body ?? '',
      createdAt: comment.created_at,
      updatedAt: comment.updated_at,
      author: comment.user,
      ...(comment.author_association === undefined ? {} : { association: comment.author_association }),
      ...(comment.node_id === undefined ? {} : { nodeId: comment.node_id }),
    }),
  );

/** An issue in a list: GitHub lists pull requests among them. */
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
