import { z } from 'zod';
import type { Subject } from '../../core/trigger/trigger.ts';
import { repositorySchema } from './repository-schema.ts';

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
