import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Commits, FileChange } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface CommitsWorld {
  readonly commits: Commits;
  /** The tip of `main`, and its tree. */
  readonly main: { readonly sha: string; readonly tree: string };
  /** Lists `<mode> <path> <content as hex>` for every file of a commit, sorted. */
  list(sha: string): readonly string[];
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. `main` holds README.md with "Hello" and one workflow file. */
export function describeCommits(create: () => Promise<CommitsWorld>): void {
  let world: CommitsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());
  const commit = (changes: readonly FileChange[], parent = world.main) =>
    world.commits.createCommit({ parent: parent.sha, baseTree: parent.tree, message: 'Change\n\nBaton-Task: x', changes });
  const text = (path: string, content: string): FileChange => ({ path, mode: '100644', content: Buffer.from(content) });

  describe('commits', () => {
    requirement(
      {
        ids: ['DESIGN-2'],
        title: 'keep every byte and mode',
        input: 'text with a byte order mark, binary, NUL, not UTF-8, empty, a link, an executable, a deletion',
        expected: 'the same files in the repository',
      },
      async () => {
        const before = world.list(world.main.sha);
        const made = await commit([
          text('bom.txt', '\ufeffx\r\n'),
          { path: 'bin', mode: '100644', content: new Uint8Array([0, 255]) },
          { path: 'latin', mode: '100644', content: new Uint8Array([0x61, 0xe4]) },
          text('deep/empty', ''),
          { path: 'link', mode: '120000', content: Buffer.from('README.md') },
          { path: 'run', mode: '100755', content: Buffer.from('exit\n') },
          { path: 'README.md', mode: '100644', content: null },
        ]);
        const expected = ['100644 bin 00ff', '100644 bom.txt efbbbf780d0a', '100644 deep/empty ', '100644 latin 61e4'];
        const kept = before.filter((line) => !line.includes('README.md'));
        expect(world.list(made.sha)).toEqual(
          [...kept, ...expected, '100755 run 657869740a', '120000 link 524541444d452e6d64'].sort(),
        );
        expect(made.verified).toBe(true);
        expect(await world.commits.readCommit(made.sha)).toEqual({
          sha: made.sha,
          message: 'Change\n\nBaton-Task: x',
          verified: true,
          parents: [world.main.sha],
        });
      },
    );

    requirement(
      {
        ids: ['K-25'],
        title: 'that merge have two parents, the branch first',
        input: 'a commit with `merged`',
        expected: 'both parents in order, signed, the tree of the first with the changes',
      },
      async () => {
        const [ours, theirs] = [await commit([text('a', '1')]), await commit([text('b', '2')])];
        const merge = { parent: ours.sha, merged: theirs.sha, baseTree: ours.tree, message: 'Merge', changes: [text('b', '2')] };
        const made = await world.commits.createCommit(merge);
        expect(await world.commits.readCommit(made.sha)).toMatchObject({ parents: [ours.sha, theirs.sha], verified: true });
        expect(world.list(made.sha)).toEqual([...world.list(world.main.sha), '100644 a 31', '100644 b 32'].sort());
      },
    );

    it('build on one another by the tree that the first one gave', async () => {
      const first = await commit([text('a', '1')]);
      const second = await commit([text('b', '2')], first);
      expect(world.list(second.sha)).toEqual([...world.list(world.main.sha), '100644 a 31', '100644 b 32'].sort());
    });
  });

  describe('branches', () => {
    it('are found by their whole name alone', async () => {
      await world.commits.createBranch('baton/issue-42', world.main.sha);
      expect(await world.commits.readBranch('baton/issue-42')).toBe(world.main.sha);
      expect(await world.commits.readBranch('baton/issue-4')).toBeUndefined();
      expect(await world.commits.readBranch('baton')).toBeUndefined();
    });

    requirement(
      {
        ids: ['DESIGN-5.2'],
        title: 'made a second time at the same commit are fine, at another one a conflict',
        input: 'createBranch twice, then with another commit',
        expected: 'done; conflict',
      },
      async () => {
        const other = await commit([text('a', '1')]);
        await world.commits.createBranch('x', world.main.sha);
        await world.commits.createBranch('x', world.main.sha);
        await expect(world.commits.createBranch('x', other.sha)).rejects.toMatchObject({ reason: 'conflict' });
      },
    );

    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-5.2'],
        title: 'move forward only',
        input: 'moveBranch to a child, again, to its sibling, of a branch that is gone',
        expected: 'true, true, false, false',
      },
      async () => {
        const [one, two] = [await commit([text('a', '1')]), await commit([text('a', '2')])];
        await world.commits.createBranch('x', world.main.sha);
        expect(await world.commits.moveBranch('x', one.sha)).toBe(true);
        expect(await world.commits.moveBranch('x', one.sha)).toBe(true);
        expect(await world.commits.moveBranch('x', two.sha)).toBe(false);
        expect(await world.commits.readBranch('x')).toBe(one.sha);
        expect(await world.commits.moveBranch('gone', one.sha)).toBe(false);
      },
    );

    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-6'],
        title: 'with other workflow files than the default branch are refused with the remedy',
        input: 'a branch made at, then moved to, a commit with a new workflow file, by the token of a workflow',
        expected: 'workflows-forbidden, BATON-E809, what to do; no branch, and one that stays where it was',
      },
      async () => {
        const other = await commit([text('.github/workflows/other.yml', 'on: push')]);
        const refused = { reason: 'workflows-forbidden', code: 'BATON-E809', message: expect.stringContaining('up to date') };
        await expect(world.commits.createBranch('other', other.sha)).rejects.toMatchObject(refused);
        expect(await world.commits.readBranch('other')).toBeUndefined();
        await world.commits.createBranch('stays', world.main.sha);
        await expect(world.commits.moveBranch('stays', other.sha)).rejects.toMatchObject(refused);
        expect(await world.commits.readBranch('stays')).toBe(world.main.sha);
      },
    );
  });
}
