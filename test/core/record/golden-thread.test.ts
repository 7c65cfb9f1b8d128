import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import { createVerifier } from '../../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { commentSchema } from '../../../src/adapters/github/client/schemas.ts';
import { type DecodedRecords, decodeRecords } from '../../../src/core/record/decode-records.ts';
import { verifyChain } from '../../../src/core/record/verify-chain.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import { requirement } from '../../support/requirement.ts';

/** Written once and committed: what an older version wrote must stay readable. */
const file = new URL('../../fixtures/records/thread.json', import.meta.url);
const publicKey = 'k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=';
const thread = z.array(commentSchema).parse(JSON.parse(readFileSync(file, 'utf8')));

function decode(comments: readonly Comment[], keys = [publicKey]): DecodedRecords {
  const tools = { sha256: createNodeHasher().sha256, inflate: createDeflate().inflate, ...createVerifier(keys) };
  return decodeRecords(comments, { repo: 1_001, thread: 42, tools });
}

describe('a committed thread', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'H-29'],
      title: 'records that were written by an earlier version are read as they were meant',
      input: 'comments as GitHub lists them: inline, deflated with CRLF, in pieces, two in one comment; people between them',
      expected: 'run, task, task, end in a complete chain; one quote reported; digests as committed',
    },
    () => {
      const { records, ignored } = decode(thread);
      expect(records.map(({ record }) => [record.kind, record.seq, record.task])).toEqual([
        ['run', 1, ''],
        ['task', 2, 'investigate'],
        ['task', 3, 'fix'],
        ['end', 4, ''],
      ]);
      expect(ignored.map(({ reason }) => reason)).toEqual(['quoted']);
      expect(verifyChain(records)).toEqual([]);
      expect(records[1]?.record.body).toMatchObject({
        handoff: {
          summary: 'Closed twice --> see <!-- here',
          data: { hostile: '```\n]]> {{ x }} ${{ y }} </script>\u2028😀' },
        },
      });
      expect(records.map(({ digest }) => digest)).toMatchInlineSnapshot(`
        [
          "sha256:397a866b247d5088d03325621657e86ae78395f27669f1962b97639b218532fa",
          "sha256:3aa62120a169fef5579bf23be687df69b191dccb284301392a72ed91bef239ba",
          "sha256:b5bd27239df706952d26111c993d3ceb34438a465eb8be6687a0f4d364240e47",
          "sha256:21fc42b2d95a16a4ba3f20b06d7129fde248e5d6474c8179a81d7d1036c84f3e",
        ]
      `);
    },
  );

  requirement(
    {
      ids: ['T12'],
      title: 'one flipped byte is enough',
      input: 'one base64 character of the deflated body changed',
      expected: 'that record is ignored as signature, the others stay, the gap is reported',
    },
    () => {
      const flipped = thread.map((comment) => ({
        ...comment,
        body: comment.body.replace(/("enc":"deflate","body":"[A-Za-z0-9+/]{3})([A-Za-z0-9+/])/, flip),
      }));
      const { records, ignored } = decode(flipped);
      expect(records.map(({ record }) => record.seq)).toEqual([1, 3, 4]);
      expect(ignored.map(({ reason }) => reason)).toEqual(['quoted', 'signature']);
      expect(verifyChain(records).map(({ code }) => code)).toEqual(['BATON-E412']);
    },
  );

  it('holds nothing for those who have another key', () => {
    expect(decode(thread, ['k2:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=']).records).toEqual([]);
  });
});

function flip(_: string, before: string, character: string): string {
  return before + (character === 'A' ? 'B' : 'A');
}
