import { describe, expect } from 'vitest';
import { createGitHub } from '../../../src/adapters/github/create-github.ts';
import { requirement } from '../../support/requirement.ts';
import { createScriptedOctokit, type Reply } from './support/scripted-octokit.ts';

const since = '2026-01-01T00:00:00Z';
const clock = { now: () => since, sleep: async () => undefined };

/** GitHub, answered from a list, and the requests that it saw. */
function open(replies: readonly Reply[]) {
  const { octokit, seen } = createScriptedOctokit(replies);
  return { github: createGitHub({ octokit, repository: { owner: 'o', name: 'r' }, clock }), seen };
}

const run = (id: number, status: 'completed' | 'in_progress') => ({
  id,
  run_attempt: 1,
  display_title: 'Baton fix-4/fix 1',
  name: 'Baton',
  status,
  conclusion: status === 'completed' ? 'success' : null,
  html_url: `https://github.test/o/r/actions/runs/${id}`,
});
const list = (...runs: readonly object[]): Reply => ({ status: 200, body: { total_count: runs.length, workflow_runs: runs } });

describe('runs of a workflow file', () => {
  const find = async (...replies: readonly Reply[]) => {
    const { github, seen } = open(replies);
    const runs = await github.dispatcher('baton.yml', 'main', { otherFile: 'agent.yml' }).listRuns('fix-4/fix 1', since);
    return { ids: runs.map(({ id }) => id), files: seen.map(({ url }) => /workflows\/([^/]+)/.exec(url)?.[1]) };
  };

  requirement(
    {
      ids: ['F-TE3', 'P10-2'],
      title: 'are those of the other side too where none is at work here, so that its worker is not taken for lost',
      input: 'an ended one here and one at work there; one at work here; no such file there',
      expected: 'both, newest first; one request; the own one',
    },
    async () => {
      const both = await find(list(run(1, 'completed')), list(run(2, 'in_progress')));
      expect(both).toEqual({ ids: [2, 1], files: ['baton.yml', 'agent.yml'] });
      expect(await find(list(run(1, 'in_progress')))).toEqual({ ids: [1], files: ['baton.yml'] });
      expect((await find(list(run(1, 'completed')), { status: 404, message: 'Not Found' })).ids).toEqual([1]);
    },
  );
});

requirement(
  {
    ids: ['F-TE3'],
    title: 'a list of artifacts that has not changed costs no request of the limit, and is undefined',
    input: 'the list with an etag; the same with it, answered 304',
    expected: 'the list with its etag; the header with it alone; undefined',
  },
  async () => {
    const body = { total_count: 0, artifacts: [] };
    const { github, seen } = open([{ status: 200, body, headers: { etag: '"a"' } }, { status: 304 }]);
    expect(await github.listChangedRunArtifacts(1)).toMatchObject({ total: 0, etag: '"a"' });
    expect(await github.listChangedRunArtifacts(1, '"a"')).toBeUndefined();
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  },
);

requirement(
  {
    ids: ['F-TE3'],
    title: '`doctor` takes 403, 404, 409 and 410 for a no of GitHub, and everything else for a fault',
    input: 'the policy of Actions with each of these; with 401 and 422; with a used-up limit of 403',
    expected: 'refused with the status; thrown',
  },
  async () => {
    for (const status of [403, 404, 409, 410])
      expect(await open([{ status, message: 'no' }]).github.setup.readPolicy()).toEqual({ refused: status });
    for (const status of [401, 422])
      await expect(open([{ status, message: 'no' }]).github.setup.readPolicy()).rejects.toMatchObject({ status });
    const limited: Reply = { status: 403, message: 'API rate limit exceeded', headers: { 'x-ratelimit-remaining': '0' } };
    await expect(open([limited, limited, limited, limited]).github.setup.readPolicy()).rejects.toMatchObject({
      reason: 'rate-limited',
    });
  },
);
