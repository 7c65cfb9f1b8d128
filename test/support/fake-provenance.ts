import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Provenance } from '../../src/ports/provenance.ts';
import { bot } from './record-builders.ts';

/** What GitHub would say of the comments of `createFakeThreads`: those that nobody edited there have no mark. */
export const fakeProvenance: Provenance = {
  readEdits: async (comments) => ({
    comments: comments.map((comment): Comment => ({ ...comment, lastEditedAt: comment.lastEditedAt ?? null })),
    trustedAuthor: bot.id,
  }),
  remember: () => undefined,
};
