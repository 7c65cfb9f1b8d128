import { describe, expect } from 'vitest';
import { createFailedRuns } from '../../../src/adapters/github/checks/failed-runs.ts';
import { createOctokit } from '../../../src/adapters/github/client/octokit.ts';
import { requirement } from '../../support/requirement.ts';

const stamp = '2026-03-18T09:00:01.0000000Z';
const silent = { info: () => undefined, warning: () => undefined, error: () => undefined, debug: () => undefined };

interface FakeJob {
  readonly name: string;
  readonly conclusion: string;
  /** The lines of its log, and then the end of the connection, or none. */
  readonly lines?: readonly string[];
  readonly after?: Error | 'silence';
}

/** Reads failed jobs from a GitHub that answers with these. */
function readJobs(jobs: readonly FakeJob[], { status = 200 }: { readonly status?: number } = {}) {
  const listed = jobs.map(({ name, conclusion }, id) => ({
    ...{ id, name, conclusion },
    steps: [{ name: 'Run npm test', conclusion, started_at: '2026-03-18T09:00:00Z', completed_at: '2026-03-18T09:00:09Z' }],
  }));
  const answer = async (url: string | URL | Request): Promise<Response> => {
    const id = /jobs\/(\d+)\/logs/.exec(String(url))?.[1];
    const body = status === 200 ? { total_count: listed.length, jobs: listed } : { message: 'Not for you' };
    if (id === undefined) return Object.defineProperty(Response.json(body, { status }), 'url', { value: String(url) });
    return new Response(streamLog(jobs[Number(id)] ?? {}), { headers: { 'content-type': 'text/plain' } });
  };
  const octokit = createOctokit({ token: 't', baseUrl: 'https://api.test', userAgent: 'test', log: silent, fetch: answer });
  const clock = { now: () => '2026-03-18T10:00:00Z', sleep: async () => undefined };
  const base = { owner: 'o', repo: 'r', headers: { 'x-github-api-version': '2022-11-28' } } as const;
  return createFailedRuns({ octokit, base, clock }, { milliseconds: 50 }).readFailedJobs(1);
}

function streamLog({ lines = [], after }: Partial<FakeJob>): ReadableStream<Uint8Array> {
  const left = [...lines];
  return new ReadableStream({
    pull(stream) {
      const line = left.shift();
      if (line !== undefined) return stream.enqueue(new TextEncoder().encode(`${stamp} ${line}\n`));
      if (after === 'silence') return new Promise(() => undefined);
      return after === undefined ? stream.close() : stream.error(after);
    },
  });
}

describe('the failed jobs of a workflow run', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'T41'],
      title: 'begin with the one that failed, because GitHub cancels the others of its matrix',
      input: 'five cancelled jobs, and the failed one last',
      expected: 'the failed one first; five jobs, one left out',
    },
    async () => {
      const cancelled = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, conclusion: 'cancelled' }));
      const { jobs, left } = await readJobs([...cancelled, { name: 'f', conclusion: 'failure' }]);
      expect(jobs.map(({ name }) => name)).toEqual(['f', 'a', 'b', 'c', 'd']);
      expect(left).toBe(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'are described by what arrived of a log that breaks off or never ends, and in words that say so',
      input: 'a connection that is lost in the middle of a log; one that stays open and says nothing; a log without a line',
      expected: 'what came before, and why there is no more; no error, so the run starts',
    },
    async () => {
      const { jobs } = await readJobs([
        { name: 'lost', conclusion: 'failure', lines: ['it is red'], after: new Error('other side closed') },
        { name: 'stalled', conclusion: 'failure', lines: ['it is slow'], after: 'silence' },
        { name: 'empty', conclusion: 'failure' },
      ]);
      expect(jobs.map(({ log, isCut = false }) => [log, isCut])).toEqual([
        ['it is red\n(The log breaks off here: the connection was lost, other side closed.)', true],
        ['it is slow\n(The log breaks off here: GitHub did not send it in 0.05 seconds.)', true],
        ['', false],
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8'],
      title: 'that GitHub does not list keep no run from its start',
      input: 'the list of jobs is refused: the workflow run was deleted, or the token may not see it',
      expected: 'one entry with the words of GitHub',
    },
    async () => {
      for (const status of [404, 403]) {
        const { jobs, left } = await readJobs([], { status });
        expect(left).toBe(0);
        expect(jobs).toEqual([
          { name: 'all jobs', step: '', log: expect.stringMatching(/^\(GitHub does not list these jobs: .+\)$/) },
        ]);
      }
    },
  );
});
