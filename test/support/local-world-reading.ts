import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { decodeRecords } from '../../src/core/record/decode-records.ts';
import type { ReadRecords } from '../../src/core/record/record.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import type { LocalRunner } from '../../src/local/runner-contract.ts';
import type { Permissions } from '../../src/local/workflow-contract.ts';
import { toComment } from '../../src/terminal/files/to-comment.ts';

/** A finished job, with the logs of its steps as one. */
export interface WorldJob {
  /** Key of the job: `plan`, not `baton / plan`. */
  readonly name: string;
  readonly runId: number;
  readonly conclusion: string;
  readonly permissions: Permissions;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
}

/** Jobs that were on a machine. */
export function listJobs(runner: LocalRunner): readonly WorldJob[] {
  return runner.jobs
    .filter(({ steps }) => steps.length > 0)
    .map(({ name, steps, ...job }) => ({
      ...job,
      name: name.split(' / ').at(-1) ?? name,
      log: steps.map(({ log }) => log).join('\n'),
    }));
}

/** The whole thread, page by page. */
export async function listComments(ask: (path: string) => Promise<unknown>, number: number): Promise<readonly Comment[]> {
  const all: Comment[] = [];
  for (let page = 1; ; page += 1) {
    const found = (await ask(`/issues/${number}/comments?per_page=100&page=${page}`)) as readonly unknown[];
    all.push(...found.map(toComment));
    if (found.length < 100) return all;
  }
}

interface ReadingFacts {
  readonly repository: { readonly id: number };
  readonly publicKey: string;
  readonly subject: number;
}

export function readRecords(comments: readonly Comment[], { repository, publicKey, subject }: ReadingFacts): ReadRecords {
  const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier([publicKey]) });
  return decodeRecords(comments, { repo: repository.id, thread: subject, tools });
}
