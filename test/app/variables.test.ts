import { describe, expect } from 'vitest';
import type { GitHubOctokit } from '../../src/adapters/github/client/github-client.ts';
import { createConsoleLog } from '../../src/adapters/log/console-log.ts';
import { createVariables } from '../../src/app/work/variables.ts';
import { requirement } from '../support/requirement.ts';

const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };

interface Asked {
  readonly page: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The variables of a repository and of its organization, and a clock. Answers 304 where the list is as the client knows it. */
function open(refused: { organization?: number; repository?: number } = {}) {
  const lists: Record<'organization' | 'repository', string[]> = { organization: [], repository: [] };
  const asked: string[] = [];
  const time = { now: 0 };
  let lines = '';
  const request = async (route: string, { page, headers }: Asked) => {
    const whose = route.includes('organization') ? 'organization' : 'repository';
    asked.push(`${whose} ${page}`);
    const fail = (status: number, message: string) =>
      Object.assign(new Error(message), { status, request: { method: 'GET', url: route }, response: { headers: {}, data: {} } });
    const status = refused[whose];
    if (status !== undefined) throw fail(status, 'Resource not accessible by integration');
    const names = lists[whose];
    const etag = JSON.stringify(names);
    if (headers['if-none-match'] === etag) throw fail(304, 'Not modified');
    const variables = names
      .slice((page - 1) * 30, page * 30)
      .map((name) => ({ name, value: whose, updated_at: '2026-01-01T00:00:00Z' }));
    return { data: { total_count: names.length, variables }, headers: { etag } };
  };
  const log = createConsoleLog({ write: (text: string) => (lines += text) });
  const variables = createVariables({ log, now: () => time.now });
  const octokit = { request } as unknown as GitHubOctokit;
  const read = async (name = 'BATON_PAUSE') => (await variables.read({ octokit, repository })).get(name)?.value;
  const readNow = async () => (await variables.readNow({ octokit, repository }))?.get('BATON_MODE');
  return { lists, refused, asked, time, read, readNow, lines: () => lines };
}

describe('the variables that the App reads', () => {
  requirement(
    {
      ids: ['P10-pause'],
      title: 'are asked for once a minute, those of the organization every ten, and are counted as unchanged by their tag',
      input: 'reads at 0 s, 59 s, 60 s and 10 minutes, with a change before the last but one',
      expected: 'requests at 0 s (both), 60 s (one) and 10 minutes (both); the repository wins over the organization',
    },
    async () => {
      const { lists, asked, time, read } = open();
      lists.organization = ['BATON_PAUSE'];
      expect(await read()).toBe('organization');
      time.now = 59_999;
      expect(await read()).toBe('organization');
      expect(asked).toEqual(['organization 1', 'repository 1']);
      time.now = 60_000;
      lists.repository = ['BATON_PAUSE'];
      expect(await read()).toBe('repository');
      expect(asked).toHaveLength(3);
      time.now = 600_000;
      expect(await read()).toBe('repository');
      expect(asked).toHaveLength(5);
    },
  );

  requirement(
    {
      ids: ['P10-pause'],
      title: 'are read from all pages',
      input: '61 variables, of which the last one is BATON_PAUSE',
      expected: 'three pages; the value',
    },
    async () => {
      const { lists, asked, read } = open();
      lists.repository = [...Array.from({ length: 60 }, (_, n) => `A${n}`), 'BATON_PAUSE'];
      expect(await read()).toBe('repository');
      expect(asked.filter((one) => one.startsWith('repository'))).toHaveLength(3);
    },
  );

  for (const refused of [403, 404]) {
    requirement(
      {
        ids: ['P10-pause'],
        title: `are none where GitHub answers ${refused}, which the log says once`,
        input: 'an installation without the permission variables',
        expected: 'no pause; one warning about the repository that names the permission; no further request within a minute',
      },
      async () => {
        const { asked, read, lines } = open({ organization: refused, repository: refused });
        expect(await read()).toBeUndefined();
        expect(await read()).toBeUndefined();
        expect(asked).toHaveLength(2);
        expect(
          lines().match(/BATON_PAUSE of the repository pauses nothing.*Give the App the permission "Variables: read"/g),
        ).toHaveLength(1);
      },
    );
  }

  requirement(
    {
      ids: ['F-GH3'],
      title: 'of an organization are none, without a word, where GitHub answers 404: the repository belongs to a person',
      input: 'such a repository with BATON_PAUSE, read twice in ten minutes; then GitHub refuses its own list, too, with 403',
      expected: 'the value, no warning, one request for the organization; then a warning about the list of the repository',
    },
    async () => {
      const { lists, refused, asked, time, read, lines } = open({ organization: 404 });
      lists.repository = ['BATON_PAUSE'];
      expect(await read()).toBe('repository');
      time.now = 60_000;
      expect(await read()).toBe('repository');
      expect(lines()).toBe('');
      expect(asked).toEqual(['organization 1', 'repository 1', 'repository 1']);
      refused.repository = 403;
      time.now = 120_000;
      expect(await read()).toBeUndefined();
      expect(lines()).toContain('BATON_PAUSE of the repository pauses nothing');
      expect(lines().match(/Warning/g)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['F-GH3'],
      title: 'of an organization count for nothing where GitHub refuses them, which is said of that list alone',
      input: 'an organization whose variables the App may not read, and a repository with BATON_PAUSE; both are read twice',
      expected: 'the value of the repository; one warning, which does not say that its BATON_PAUSE pauses nothing',
    },
    async () => {
      const { lists, time, read, readNow, lines } = open({ organization: 403 });
      lists.repository = ['BATON_PAUSE', 'BATON_MODE'];
      expect(await read()).toBe('repository');
      time.now = 600_000;
      expect(await read()).toBe('repository');
      expect((await readNow())?.value).toBe('repository');
      expect(lines().match(/Warning: octo-org\/ledger: .*its organization/g)).toHaveLength(1);
      expect(lines()).not.toContain('of the repository pauses nothing');
    },
  );

  requirement(
    {
      ids: ['P10-pause'],
      title: 'are not guessed while GitHub fails',
      input: '502',
      expected: 'an error, so that the work is tried again',
    },
    async () => {
      await expect(open({ organization: 502 }).read()).rejects.toThrow();
      await expect(open({ repository: 502 }).read()).rejects.toThrow();
    },
  );

  requirement(
    {
      ids: ['P10-11'],
      title: 'are asked for at each turn where they say who serves the repository',
      input: 'BATON_MODE of the organization, then of the repository, read four times in one second; a GitHub that refuses',
      expected:
        'the repository is asked each time, the organization once; undefined, and one request a minute, where it is refused',
    },
    async () => {
      const { lists, asked, readNow } = open();
      lists.organization.push('BATON_MODE');
      expect(await readNow()).toEqual({ value: 'organization', updatedAt: '2026-01-01T00:00:00Z' });
      lists.repository.push('BATON_MODE');
      expect((await readNow())?.value).toBe('repository');
      lists.repository.pop();
      expect((await readNow())?.value).toBe('organization');
      expect((await readNow())?.value).toBe('organization');
      expect(asked).toEqual(['repository 1', 'organization 1', 'repository 1', 'repository 1', 'repository 1']);
      const refused = open({ organization: 403, repository: 403 });
      expect(await refused.readNow()).toBeUndefined();
      expect(await refused.readNow()).toBeUndefined();
      expect(refused.asked).toEqual(['repository 1']);
      expect(refused.lines().match(/BATON_MODE/g)).toHaveLength(1);
    },
  );
});
