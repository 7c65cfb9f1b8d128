import { z } from 'zod';
import type { Comment } from '../../../core/trigger/comment.ts';

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  user: z
    .object({ id: z.int(), login: z.string(), type: z.enum(['User', 'Bot', 'Organization', 'Mannequin']).catch('User') })
    .nullish(),
  /** GraphQL's; not in what REST returns, and then it is not known. */
  lastEditedAt: z.string().nullable().optional(),
  /** Says which thread it stands on. */
  issue_url: z.string().optional(),
});

/** What "list issue comments" returns; pages that `gh api --slurp` left apart are joined. */
export const commentsSchema: z.ZodType<readonly z.infer<typeof commentSchema>[]> = z.preprocess(
  (value) => (Array.isArray(value) ? value.flat() : value),
  z.array(commentSchema),
);

/** A comment as "list issue comments" returns it. */
export function toComment(value: unknown): Comment {
  const { id, body, created_at, updated_at, user, lastEditedAt } = commentSchema.parse(value);
  const edited = lastEditedAt === undefined ? {} : { lastEditedAt };
  return { id, body: body ?? '', createdAt: created_at, updatedAt: updated_at, author: user ?? null, ...edited };
}

/** Number of the thread that a comment stands on, where it says so. */
export function numberOfThread(value: unknown): number | undefined {
  const number = /\/issues\/(\d+)$/.exec(commentSchema.parse(value).issue_url ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
