import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { type DecodedRecords, decodeRecords } from '../../src/core/record/decode-records.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { commentsSchema, toComment } from '../../src/terminal/files/to-comment.ts';
import type { CaseInputs } from './case-files.ts';
import { readConfig } from './read-config.ts';

/** The records of `comments.json`, verified with the keys of `config.yml`. */
export function readThread(inputs: CaseInputs): DecodedRecords {
  const { repo, subject, trustedAuthor } = inputs.facts;
  const verifier = createVerifier(readConfig(inputs).signing?.keys ?? []);
  return decodeRecords(readComments(inputs), {
    repo,
    thread: subject,
    tools: decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier }),
    ...(trustedAuthor === undefined ? {} : { trustedAuthor }),
  });
}

export function readComments(inputs: CaseInputs): readonly Comment[] {
  return commentsSchema.parse(JSON.parse(inputs.get('comments.json'))).map(toComment);
}
