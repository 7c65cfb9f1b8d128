import { describe, expect, it } from 'vitest';
import { readMergedPulls } from '../../../src/adapters/github/merged-pulls.ts';
import { requirement } from '../../support/requirement.ts';

const name = { owner: 'acme', name: 'shop' };

/** Answers as GitHub does; `merged` are the numbers of merged pull requests, `absent` those of none. */
function answering({ merged = [], absent = [] }: { merged?: readonly number[]; absent?: readonly number[] }) {
  const asked: string[] = [];
  const graphql = async (query: string, variables: object) => {
    expect(variables).toEqual(name);
    asked.push(query);
    const numbers = [...query.matchAll(/(p\d+): pullRequest\(number: (\d+)\)/g)].map(
      ([, alias = '', number]) => [alias, Number(number)] as const,
    );
    const repository = Object.fromEntries(
      numbers.map(([alias, number]) => [alias, absent.includes(number) ? null : { merged: merged.includes(number) }]),
    );
    const missing = numbers.filter(([, number]) => absent.includes(number));
    if (missing.length === 0) return { repository };
    const errors = missing.map(() => ({ type: 'NOT_FOUND', message: 'Could not resolve to a PullRequest' }));
    throw Object.assign(new Error('partial'), { name: 'GraphqlResponseError', data: { repository }, errors });
  };
  return { octokit: { graphql } as never, asked };
}

describe('which pull requests are merged', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'is asked with one request for each hundred',
      input: '0, 1, 100, 101 and 250 numbers, of which #7 and #201 are merged',
      expected: '0, 1, 1, 2 and 3 requests; the merged ones among them',
    },
    async () => {
      const counts = [0, 1, 100, 101, 250];
      const found = [];
      for (const count of counts) {
        const { octokit, asked } = answering({ merged: [7, 201] });
        const numbers = Array.from({ length: count }, (_, index) => index + 1);
        const merged = await readMergedPulls(octokit, name, numbers);
        found.push([count, asked.length, [...merged]]);
      }
      expect(found).toEqual([
        [0, 0, []],
        [1, 1, []],
        [100, 1, [7]],
        [101, 2, [7]],
        [250, 3, [7, 201]],
      ]);
    },
  );

  it('takes what is no pull request for one that is not merged, and throws what else goes wrong', async () => {
    const { octokit } = answering({ merged: [1], absent: [2] });
    expect([...(await readMergedPulls(octokit, name, [2, 1]))]).toEqual([1]);
    const refused = {
      graphql: async () =>
        Promise.reject(
          Object.assign(new Error('no'), { name: 'GraphqlResponseError', data: null, errors: [{ type: 'FORBIDDEN' }] }),
        ),
    };
    await expect(readMergedPulls(refused as never, name, [1])).rejects.toThrow();
    const odd = { graphql: async () => ({ repository: { p0: { merged: 'yes' } } }) };
    await expect(readMergedPulls(odd as never, name, [1])).rejects.toThrow();
  });
});
