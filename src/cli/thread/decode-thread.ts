import { createDeflate } from '../../adapters/compress/deflate.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { type DecodedRecords, decodeRecords } from '../../core/record/decode-records.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { decodePorts } from '../../engine/record-codec.ts';

interface ThreadFacts {
  /** The config whose public keys verify the records. */
  readonly config: Config;
  /** Numeric id of the repository. */
  readonly repo: number;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly trustedAuthor?: number;
}

/** Decodes the records among the comments of a thread, in the way that all commands read them. */
export function decodeThread(comments: readonly Comment[], facts: ThreadFacts): DecodedRecords {
  const keys = facts.config.signing?.keys ?? [];
  const verifier = createVerifier(keys);
  return decodeRecords(comments, {
    repo: facts.repo,
    thread: facts.thread,
    tools: decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier }),
    unsigned: keys.length === 0,
    trustedAuthor: facts.trustedAuthor,
  });
}
