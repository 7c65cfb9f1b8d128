import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createMergeTrials } from '../../../src/adapters/git/bundle/try-merges.ts';
import type { MergeRange } from '../../../src/ports/bundle-reader.ts';
import { requirement } from '../../support/requirement.ts';
import { Checkout } from './support/checkout.ts';
import { type GitServer, serveGit } from './support/serve-git.ts';

const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
let work: Checkout;
let server: GitServer;

beforeAll(async () => {
  work = new Checkout({ 'a.txt': `${lines.join('\n')}\n`, 'gone.txt': 'gone\n', 'bin.dat': new Uint8Array([0, 1]) });
  server = await serveGit(join(work.root, 'served'));
});
afterAll(async () => {
  await server.close();
  rmSync(work.root, { recursive: true });
});

/** Commits files on the first commit, and pushes them as a branch. A null deletes the file. */
function push(branch: string, files: Readonly<Record<string, string | Uint8Array | null>>): string {
  work.git('checkout', '--quiet', '--force', '--detach', work.base);
  for (const [path, content] of Object.entries(files)) {
    if (content === null) work.git('rm', '--quiet', path);
    else work.write(path, content);
  }
  const head = work.commit(branch);
  work.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  return head;
}

const withLine = (index: number, text: string): string => `${lines.with(index, text).join('\n')}\n`;
const range = (head: string): MergeRange => ({ base: work.base, head });
const tryMerges = (onto: string, heads: readonly string[]) =>
  createMergeTrials({ remote: { url: `${server.url}/o/r.git`, token: 't' }, path: process.env.PATH ?? '' }).tryMerges(
    onto,
    heads.map(range),
  );

describe('merges in a bare repository', () => {
  requirement(
    {
      ids: ['K-25'],
      title: 'give the changes of each range on top of the one before, line by line',
      input: 'three ranges that change other lines of one file, delete one and add one; one that changes nothing more',
      expected: 'clean with these changes, then nothing',
    },
    async () => {
      const [onto, one, two] = [
        push('onto', { 'a.txt': withLine(0, 'ours') }),
        push('one', { 'a.txt': withLine(6, 'one') }),
        push('two', { 'a.txt': withLine(11, 'two'), 'gone.txt': null, 'new/ä.txt': 'new\n' }),
      ];
      const [first, second, third] = await tryMerges(onto, [one, two, one]);
      const both = lines.with(0, 'ours').with(6, 'one');
      expect(first).toEqual({
        kind: 'clean',
        baseTree: work.git('rev-parse', `${onto}^{tree}`),
        changes: [{ path: 'a.txt', mode: '100644', content: Buffer.from(`${both.join('\n')}\n`) }],
      });
      expect(second).toMatchObject({
        kind: 'clean',
        changes: [
          { path: 'a.txt', content: Buffer.from(`${both.with(11, 'two').join('\n')}\n`) },
          { path: 'gone.txt', content: null },
          { path: 'new/ä.txt', content: Buffer.from('new\n') },
        ],
      });
      expect(third).toEqual({ kind: 'nothing' });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'name the files of a conflict with both sides, and go on with the next range',
      input: 'the same line changed, a file deleted on one side, a binary one on both; then a range that fits',
      expected: 'conflict with the lines, the whole file, and (binary); clean',
    },
    async () => {
      const onto = push('onto-2', { 'a.txt': withLine(6, 'ours'), 'gone.txt': null, 'bin.dat': new Uint8Array([0, 2]) });
      const one = push('one-2', { 'a.txt': withLine(6, 'theirs'), 'gone.txt': 'still\n', 'bin.dat': new Uint8Array([0, 3]) });
      const two = push('two-2', { 'b.txt': 'b\n' });
      const [conflict, clean] = await tryMerges(onto, [one, two]);
      expect(conflict).toEqual({
        kind: 'conflict',
        files: [
          { path: 'a.txt', ours: 'ours', theirs: 'theirs' },
          { path: 'bin.dat', ours: '(binary)', theirs: '(binary)' },
          { path: 'gone.txt', ours: '', theirs: 'still\n' },
        ],
      });
      expect(clean).toMatchObject({ kind: 'clean', changes: [{ path: 'b.txt' }] });
    },
  );

  requirement(
    {
      ids: ['K-25', 'T18'],
      title: 'read the sides of the first files of a conflict alone, however many a child brings into conflict',
      input: '40 files that both sides add',
      expected: 'all 40 named; both sides of 5',
    },
    async () => {
      const files = (text: string): Record<string, string> =>
        Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`many/${index}.txt`, `${text}\n`]));
      const [conflict] = await tryMerges(push('onto-4', files('ours')), [push('one-4', files('theirs'))]);
      const found = conflict?.kind === 'conflict' ? conflict.files : [];
      expect(found).toHaveLength(40);
      expect(found.filter(({ ours, theirs }) => ours === 'ours' && theirs === 'theirs')).toHaveLength(5);
      expect(found.filter(({ ours, theirs }) => ours === '' && theirs === '')).toHaveLength(35);
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'fail alone where a commit is gone',
      input: 'a range whose head the repository does not have, and one that it has',
      expected: 'failed with the reason; clean',
    },
    async () => {
      const one = push('one-3', { 'c.txt': 'c\n' });
      const [gone, clean] = await tryMerges(work.base, ['d'.repeat(40), one]);
      expect(gone).toMatchObject({ kind: 'failed', reason: expect.stringContaining('d'.repeat(40)) });
      expect(clean).toMatchObject({ kind: 'clean' });
    },
  );
});
