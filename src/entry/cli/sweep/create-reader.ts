import { createDeflate } from '../../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../../adapters/crypto/create-verifier.ts';
import { createCommentStore } from '../../../adapters/store/create-comment-store.ts';
import type { Config } from '../../../core/config/config-schema.ts';
import { actionsAccount } from '../../../core/record/actions-account.ts';
import type { RecordStore } from '../../../ports/record-store.ts';
import type { Connection } from '../github/connect.ts';

/** Reads records with the public keys of the config; without keys those count that workflows wrote. It writes none. */
export function createReader({ github, repository }: Connection, config: Config): RecordStore {
  const keys = config.signing?.keys ?? [];
  const provenance: typeof github.provenance = {
    ...github.provenance,
    vouch: async (comments) => ({ ...(await github.provenance.vouch(comments)), trustedAuthor: actionsAccount }),
  };
  return createCommentStore({
    threads: github.threads,
    repo: repository.id,
    hasher: createNodeHasher(),
    compressor: createDeflate(),
    verifier: createVerifier(keys),
    ...(keys.length === 0 ? { provenance } : {}),
  });
}
