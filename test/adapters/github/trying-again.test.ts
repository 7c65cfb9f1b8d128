import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGitHub } from '../../../src/adapters/github/create-github.ts';
import { requirement } from '../../support/requirement.ts';
import { createScriptedOctokit, type Reply } from './support/scripted-octokit.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = {
  now: () => new Date().toISOString(),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};
const comment = { id: 1, body: 'x key', created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', user: null };
const fine: Reply = { status: 200, body: comment };

/** Returns the seconds after the start at which each request came, and the result. */
async function play(replies: readonly Reply[], act: (github: ReturnType<typeof createGitHub>) => Promise<unknown>) {
  const began = Date.now();
  const { octokit, seen, warnings } = createScriptedOctokit(replies);
  const github = createGitHub({ octokit, repository: { owner: 'o', name: 'r' }, clock });
  const outcome = act(github).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  return {
    outcome: await outcome,
    methods: seen.map(({ method }) => method),
    times: seen.map(({ at }) => Math.round((at - began) / 1000)),
    warnings,
  };
}

const get = (github: ReturnType<typeof createGitHub>) => github.threads.read(1);
const create = (github: ReturnType<typeof createGitHub>) => github.threads.create(1, 'x key', 'key');

describe('trying again', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T45'],
      title: 'a read that failed is tried after 1, 4 and 9 seconds, then given up',
      input: '502 four times',
      expected: 'four requests, unavailable',
    },
    async () => {
      const { outcome, times } = await play(
        Array.from({ length: 4 }, () => ({ status: 502, message: 'x' })),
        get,
      );
      expect(times).toEqual([0, 1, 5, 14]);
      expect(outcome).toMatchObject({ error: { reason: 'unavailable' } });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'P10-4'],
      title: 'a list whose answer breaks off is not an empty list, and is tried again',
      input: 'a list of comments that breaks off twice, then comes whole; one that breaks off each time',
      expected: 'the comment, after three requests; unavailable',
    },
    async () => {
      const list = (github: ReturnType<typeof createGitHub>) => github.threads.listSince(1, '2026-01-01T00:00:00Z');
      const whole = await play(['broken', 'broken', { status: 200, body: [comment] }], list);
      expect(whole.outcome).toMatchObject({ value: [{ id: 1 }] });
      expect(whole.methods).toHaveLength(3);
      const never = await play(
        Array.from({ length: 4 }, () => 'broken' as const),
        list,
      );
      expect(never.outcome).toMatchObject({ error: { reason: 'unavailable' } });
    },
  );

  it('says of an archive that breaks off that GitHub is not there, which passes', async () => {
    const made = { id: 1, repository_id: 1, head_repository_id: 1 };
    const artifact = { expired: false, size_in_bytes: 9, workflow_run: made };
    const read = (github: ReturnType<typeof createGitHub>) => github.artifacts.readArchive(1, { run: 1, maxBytes: 100 });
    const { outcome, methods } = await play([{ status: 200, body: artifact }, 'broken'], read);
    expect(outcome).toMatchObject({ error: { reason: 'unavailable', code: 'BATON-E813' } });
    expect(methods).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422])('never after %i', async (status) => {
    expect((await play([{ status, message: 'x' }], get)).times).toEqual([0]);
  });

  requirement(
    {
      ids: ['DESIGN-7'],
      title: 'waits as long as GitHub says',
      input: '429 with retry-after 7 (secondary and other words); 403 with x-ratelimit-reset in 30 s',
      expected: 'the second request then, not sooner',
    },
    async () => {
      const after = { 'retry-after': '7' };
      expect(
        (await play([{ status: 429, message: 'You have exceeded a secondary rate limit', headers: after }, fine], get)).times,
      ).toEqual([0, 7]);
      expect((await play([{ status: 429, message: 'Slow down', headers: after }, fine], get)).times).toEqual([0, 7]);
      vi.setSystemTime(start);
      const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${start / 1000 + 30}` };
      const spent: Reply = { status: 403, message: 'API rate limit exceeded', headers: reset };
      const { times, warnings } = await play([spent, fine], get);
      expect(times).toEqual([0, 31]);
      expect(warnings[0]).toContain('waiting 31 s');
    },
  );

  it('gives up on a limit after three waits, and at once on one that ends too late', async () => {
    const limited: Reply = { status: 403, message: 'secondary rate limit', headers: { 'retry-after': '1' } };
    const often = await play([limited, limited, limited, limited, limited], get);
    expect(often.times).toHaveLength(4);
    expect(often.outcome).toMatchObject({ error: { reason: 'rate-limited', code: 'BATON-E811' } });
    const long = await play([{ ...limited, headers: { 'retry-after': '3000' } }], get);
    expect(long.times).toHaveLength(1);
  });

  requirement(
    {
      ids: ['DESIGN-2', 'T45'],
      title: 'waits for two minutes in all, whatever request it is that waits',
      input: 'GitHub asks for 50 seconds before each of four answers, in its own words and in others',
      expected: 'two waits, then rate-limited',
    },
    async () => {
      const after = { 'retry-after': '50' };
      const own: Reply = { status: 403, message: 'secondary rate limit', headers: after };
      const other: Reply = { status: 429, message: 'Slow down', headers: after };
      const { times, outcome } = await play([own, fine, other, fine, other, fine], async (github) => {
        await get(github);
        await get(github);
        await get(github);
      });
      expect(times).toEqual([0, 50, 50, 100, 100]);
      expect(outcome).toMatchObject({ error: { reason: 'rate-limited' } });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T45'],
      title: 'a comment is posted three times at most, and looked for twice before each',
      input: '502 to every POST, empty lists',
      expected: 'POST GET GET POST GET GET POST GET GET, unavailable',
    },
    async () => {
      const lost: Reply = { status: 502, message: 'x' };
      const empty: Reply = { status: 200, body: [] };
      const { methods, outcome } = await play([lost, empty, empty, lost, empty, empty, lost, empty, empty], create);
      expect(methods.join(' ')).toBe('POST GET GET POST GET GET POST GET GET');
      expect(outcome).toMatchObject({ error: { reason: 'unavailable' } });
    },
  );

  it('finds the comment in a list that lags', async () => {
    const { methods, outcome } = await play(['network', { status: 200, body: [] }, { status: 200, body: [comment] }], create);
    expect(methods).toEqual(['POST', 'GET', 'GET']);
    expect(outcome).toMatchObject({ value: { id: 1 } });
  });

  it('an older server that does not know return_run_details is asked once more without, and the run is found by its title', async () => {
    const order = JSON.stringify({ run: 'fix-4', task: 'fix', execution: 1 });
    const run = { id: 5, display_title: 'fix-4/fix 1', status: 'queued', conclusion: null, html_url: 'https://x/5' };
    const runs: Reply = { status: 200, body: { total_count: 1, workflow_runs: [run] } };
    const unknown: Reply = { status: 422, message: 'Invalid request. "return_run_details" is not a permitted key.' };
    const accepted: Reply = { status: 200, body: '' };
    const { methods, outcome } = await play([unknown, accepted, runs], (github) =>
      github.dispatcher('b.yml', 'main').dispatch(order),
    );
    expect(methods).toEqual(['POST', 'POST', 'GET']);
    expect(outcome).toEqual({ value: { id: 5, url: 'https://x/5' } });
  });
});

describe('the pace of writes', () => {
  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'costs a link of the chain no idle second, and stays under 80 a minute',
      input: '10 comments, then 90 more',
      expected: 'the first 10 at once, 70 in the first minute',
    },
    async () => {
      const { times } = await play(
        Array.from({ length: 100 }, () => fine),
        async (github) => {
          for (let index = 0; index < 100; index += 1) await create(github);
        },
      );
      expect(times.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
      expect(times.filter((time) => time < 60).length).toBeLessThanOrEqual(75);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T45'],
      title: 'a comment of which an answer was lost is never called refused, whatever comes later',
      input:
        '502 to the first POST, empty lists, then 403: the issue is locked; 502, then 403 to the look for it; 403 to the first POST',
      expected: 'unavailable; unavailable; refused',
    },
    async () => {
      const lost: Reply = { status: 502, message: 'x' };
      const locked: Reply = { status: 403, message: 'Unable to create comment because issue is locked.' };
      const none: Reply = { status: 200, body: [] };
      expect((await play([lost, none, none, locked], create)).outcome).toMatchObject({ error: { reason: 'unavailable' } });
      expect((await play([lost, locked], create)).outcome).toMatchObject({ error: { reason: 'unavailable' } });
      expect((await play([locked], create)).outcome).toMatchObject({ error: { reason: 'comments-refused' } });
    },
  );
});
