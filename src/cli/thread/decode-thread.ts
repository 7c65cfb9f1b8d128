import { createDeflate } from '../../adapters/compress/deflate.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { type DecodedRecords, decodeRecords } from '../../core/record/decode-records.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { decodePorts } from '../../engine/record-codec.ts';
import type { Provenance } from '../../ports/provenance.ts';
import type { Connection } from '../../terminal/github/connect.ts';

interface ThreadFacts {
  /** The config whose public keys verify the records. */
  readonly config: Config;
  /** Numeric id of the repository. */
  readonly repo: number;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly trustedAuthor?: number;
}

/** Creates what reads records and verifies them with the public keys of a config. */
export function createReaderTools({ signing }: Config) {
  return { hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(signing?.keys ?? []) };
}

/** Returns what tells where comments come from: in a repository without keys those count that workflows wrote. */
export function provenanceOf({ github: { provenance } }: Connection, { signing }: Config): Provenance | undefined {
  if ((signing?.keys ?? []).length > 0) return undefined;
  return {
    ...provenance,
    readEdits: async (comments) => ({ ...(await provenance.readEdits(comments)), trustedAuthor: actionsAccount }),
  };
}

/** Decodes the records among the comments of a thread, in the way that all commands read them. */
export function decodeThread(comments: readonly Comment[], { config, ...facts }: ThreadFacts): DecodedRecords {
  return decodeRecords(comments, {
    repo: facts.repo,
    thread: facts.thread,
    tools: decodePorts(createReaderTools(config)),
    unsigned: (config.signing?.keys ?? []).length === 0,
    trustedAuthor: facts.trustedAuthor,
  });
}
