import { expect } from 'vitest';
import { createGitHub } from '../../../src/adapters/github/create-github.ts';
import { requirement } from '../../support/requirement.ts';
import { createScriptedOctokit, type Reply } from './support/scripted-octokit.ts';

const swap = { subject: 1, content: 'rocket' } as const;

/** Folds one comment with these answers of GitHub. Returns what came of it, and how many requests were made. */
async function fold(replies: readonly Reply[], asked?: typeof swap): Promise<readonly unknown[]> {
  const { octokit, seen } = createScriptedOctokit(replies);
  const repository = { id: 7, owner: 'o', name: 'r', defaultBranch: 'main' };
  const clock = { now: () => '2026-03-18T09:00:00Z', sleep: async () => undefined };
  const { threads } = createGitHub({ octokit, repository, clock, recallNode: async () => 'I_1' });
  const done = await threads.minimiseAll([{ id: 2, nodeId: 'IC_2' }], 'resolved', asked).catch(() => 'refused');
  return [done, seen.length];
}

requirement(
  {
    ids: ['U29', 'P10-11'],
    title: 'comments are folded, and said to be, although the reaction beside them is not ours to remove',
    input:
      'a fold with a swap that GitHub performs; one whose reaction it refuses, once and with the comment; one without a swap, refused',
    expected: 'swapped, one request; folded and not swapped, two; refused, two; refused, one',
  },
  async () => {
    const done: Reply = { status: 200, body: { data: { c0: { minimizedComment: { isMinimized: true } } } } };
    const errors = [{ type: 'NOT_FOUND', path: ['remove'], message: 'Could not resolve to a node.' }];
    const refused: Reply = { status: 200, body: { data: { c0: null }, errors } };
    expect(await fold([done], swap)).toEqual([{ isSwapped: true }, 1]);
    expect(await fold([refused, done], swap)).toEqual([{ isSwapped: false }, 2]);
    expect(await fold([refused, refused], swap)).toEqual(['refused', 2]);
    expect(await fold([refused])).toEqual(['refused', 1]);
  },
);
