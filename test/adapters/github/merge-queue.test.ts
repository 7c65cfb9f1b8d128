import { describe, expect } from 'vitest';
import { readGroup } from '../../../src/adapters/github/app/merge-queue.ts';
import type { GitHubOctokit } from '../../../src/adapters/github/client/github-client.ts';
import { requirement } from '../../support/requirement.ts';

const built = 'b'.repeat(40);
const commit = (digit: number): string => String(digit).repeat(40);
/** An entry as GitHub answers it: pull request #11 at position 1, and so on. */
const entry = (position: number, more: object = {}) => ({
  position,
  headCommit: { oid: position === 3 ? built : commit(position) },
  pullRequest: { number: 10 + position, headRefOid: commit(position) },
  ...more,
});
const queue = (nodes: unknown) => ({ repository: { mergeQueue: { entries: { nodes } } } });

/** Reads the group whose last pull request is #13; returns the numbers in it. */
async function read(answer: unknown, branch = 'main') {
  const asked: unknown[] = [];
  const graphql = async (_query: string, variables: unknown) => {
    asked.push(variables);
    return answer;
  };
  const group = { owner: 'acme', name: 'shop', branch, last: 13, head: built };
  const pulls = await readGroup({ graphql } as unknown as GitHubOctokit, group);
  expect(asked).toEqual([{ owner: 'acme', name: 'shop', branch }]);
  return pulls?.map(({ number, head }) => `#${number} at ${head[0]}`);
}

const whole = ['#11 at 1', '#12 at 2', '#13 at 3'];

describe('readGroup', () => {
  requirement(
    {
      ids: ['F-GH4'],
      title: 'lists the pull request of each position up to the last one of the group, of any branch',
      input: 'a queue of four in order and out of it; a null behind the group; the queue of release/x',
      expected: 'the first three in the order of the queue',
    },
    async () => {
      expect(await read(queue([1, 2, 3, 4].map((each) => entry(each))))).toEqual(whole);
      expect(await read(queue([3, 1, 4, 2].map((each) => entry(each))))).toEqual(whole);
      expect(await read(queue([entry(1), entry(2), entry(3), null]), 'release/x')).toEqual(whole);
    },
  );

  const unknown: Readonly<Record<string, unknown>> = {
    'another commit for the last one': queue([entry(1), entry(2), entry(3, { headCommit: { oid: commit(9) } })]),
    'no commit for the last one yet': queue([entry(1), entry(2), entry(3, { headCommit: null })]),
    'a position missing between': queue([entry(1), entry(3)]),
    'the first position missing': queue([entry(2), entry(3)]),
    'a position twice, another missing': queue([entry(1), entry(1), entry(3)]),
    'a null among the entries': queue([entry(1), null, entry(3)]),
    'an entry without its pull request': queue([entry(1), entry(2, { pullRequest: null }), entry(3)]),
    'a full page without the last one': queue(
      Array.from({ length: 100 }, (_, index) =>
        entry(index + 1, { pullRequest: { number: 500 + index, headRefOid: commit(1) } }),
      ),
    ),
    'no entries': queue([]),
    'entries without nodes': queue(null),
    'null for the entries': { repository: { mergeQueue: { entries: null } } },
    'no queue': { repository: { mergeQueue: null } },
    'no repository': { repository: null },
  };
  requirement(
    {
      ids: ['F-GH4'],
      title: 'says unknown where the queue does not tell all of it',
      input: Object.keys(unknown).join('; '),
      expected: 'undefined for each, and no error',
    },
    async () => {
      for (const [name, answer] of Object.entries(unknown)) expect(await read(answer), name).toBeUndefined();
    },
  );
});
