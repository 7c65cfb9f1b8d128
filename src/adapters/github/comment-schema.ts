import { z } from 'zod';
import type { Comment } from '../../core/record/comment.ts';

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
