import { z } from 'zod';
import type { Comment } from '../../core/trigger/comment.ts';

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  user: z
    .object({ id: z.int(), login: z.string(), type: z.enum(['User', 'Bot', 'Organization', 'Mannequin']).catch('User') })
    .nullish(),
  /** The time of the last edit, from GraphQL. REST does not return it, so it may be unknown. */
  lastEditedAt: z.string().nullable().optional(),
  /** The address of the thread that the comment belongs to. */
  issue_url: z.string().optional(),
});

/** The response of "list issue comments". Pages that `gh api --slurp` left separate are joined. */
export const commentsSchema: z.ZodType<readonly z.infer<typeof commentSchema>[]> = z.preprocess(
  (value) => (Array.isArray(value) ? value.flat() : value),
  z.array(commentSchema),
);

/** Converts a comment from the form that "list issue comments" returns. */
export function toComment(value: unknown): Comment {
  const { id, body, created_at, updated_at, user, lastEditedAt } = commentSchema.parse(value);
  const edited = lastEditedAt === undefined ? {} : { lastEditedAt };
  return { id, body: body ?? '', createdAt: created_at, updatedAt: updated_at, author: user ?? null, ...edited };
}

/** Returns the number of the thread that a comment belongs to, if the comment has its address. */
export function numberOfThread(value: unknown): number | undefined {
  const number = /\/issues\/(\d+)$/.exec(commentSchema.parse(value).issue_url ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}
