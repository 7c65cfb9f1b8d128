import { describe, expect, it } from 'vitest';
import { createGitHubWorld, git } from './support/github-world.ts';

describe('comparisons', () => {
  it('tell what a commit changes, from its last common commit on; undefined where there is nothing to compare', async () => {
    const world = await createGitHubWorld();
    try {
      const base = git(world, 'rev-parse', 'main');
      const change = { path: 'a.txt', mode: '100644', content: Buffer.from('one\n') } as const;
      const baseTree = git(world, 'rev-parse', 'main^{tree}');
      const made = await world.github.commits.createCommit({ parent: base, baseTree, message: 'x', changes: [change] });
      expect(await world.github.comparisons.compare(base, made.sha)).toEqual({
        commits: 1,
        files: [{ path: 'a.txt', status: 'added', additions: 1, deletions: 0, patch: '@@ -0,0 +1 @@\n+one' }],
      });
      expect(await world.github.comparisons.compare(base, '0'.repeat(40))).toBeUndefined();
    } finally {
      await world.close();
    }
  });
});
