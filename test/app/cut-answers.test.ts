import { createServer } from 'node:http';
import { describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createThreads } from '../../src/adapters/github/thread/threads.ts';
import { createInstallationClients } from '../../src/app/github/installation-clients.ts';
import { GitHubSilent } from '../../src/app/github/limit-reached.ts';
import { AppOctokit } from '../../src/app/webhook/probot.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const comment = { id: 1, body: 'text', created_at: '2026-03-18T08:00:00Z', updated_at: '2026-03-18T08:00:00Z', user: null };

/** A GitHub whose first answers to a method break off in the middle, although the request was performed. */
async function openGitHub(cut: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    const isList = request.method === 'GET';
    const text = JSON.stringify(isList ? [comment] : comment);
    response.writeHead(isList ? 200 : 201, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length });
    if (request.method !== cut || asked.filter((method) => method === cut).length > 1) return response.end(text);
    response.write(text.slice(0, 10));
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : 0;
  const probot = { auth: async () => new AppOctokit({ baseUrl: `http://127.0.0.1:${port}`, throttle: { enabled: false } }) };
  const facts = { store: createMemoryAppStore(), isShared: false, log, clock: createSystemClock() };
  const octokit = await createInstallationClients(probot as never, facts).clientOf(1);
  const clock = { now: () => new Date().toISOString(), sleep: async () => undefined };
  const base = { owner: 'octo-org', repo: 'ledger', headers: { 'x-github-api-version': '2022-11-28' } } as const;
  return { threads: createThreads({ octokit, clock, base }), asked, close: () => server.close() };
}

describe('an answer of GitHub that breaks off', () => {
  requirement(
    {
      ids: ['P10-4', 'DESIGN-5.2'],
      title: 'puts work off if it was asked for something, and uses up no attempt',
      input: 'a list of comments whose connection is lost in the middle of the body',
      expected: 'the work waits until GitHub answers',
    },
    async () => {
      const { threads, close } = await openGitHub('GET');
      await expect(threads.listSince(5, comment.created_at)).rejects.toBeInstanceOf(GitHubSilent);
      expect(await threads.listSince(5, comment.created_at)).toHaveLength(1);
      close();
    },
  );

  requirement(
    {
      ids: ['P10-4', 'DESIGN-5.2'],
      title: 'lets a write be looked for before it is made again',
      input: 'a comment that GitHub takes, and whose answer is lost in the middle of the body',
      expected: 'the comment is found; it is posted once',
    },
    async () => {
      const { threads, asked, close } = await openGitHub('POST');
      expect((await threads.create(5, 'text', 'text')).id).toBe(1);
      expect(asked).toEqual(['POST', 'GET']);
      close();
    },
  );
});
