import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Verifier } from '../../src/ports/crypto.ts';
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

/** Verifies each signature once: all jobs of a test read the same thread, and a signature takes longer than all else about a record. */
export function rememberVerified(verifier: Verifier): Verifier {
  const known = new Map<string, boolean>();
  return {
    verify(text, signature) {
      // Neither a key nor a signature has a space.
      const key = `${signature.key} ${signature.sig} ${text}`;
      const isValid = known.get(key) ?? verifier.verify(text, signature);
      known.set(key, isValid);
      return isValid;
    },
  };
}
