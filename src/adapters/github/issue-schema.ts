import { z } from 'zod';
import type { Subject } from '../../core/trigger/trigger.ts';

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
