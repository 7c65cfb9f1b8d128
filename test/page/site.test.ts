import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createMemoryRunIndex } from '../../src/adapters/queue/memory-run-index.ts';
import { createRunsRoutes } from '../../src/page/site/runs-routes.ts';
import type { RepositoryPlace, ShownRun, Site } from '../../src/page/site/site.ts';
import type { IndexedRun } from '../../src/ports/app/run-index.ts';
import { buildIndexedRun } from '../support/indexed-runs.ts';
import { buildExecution, buildReportedRun, buildStage } from '../support/report-builders.ts';
import { requirement } from '../support/requirement.ts';

const small: ShownRun = { kind: 'run', run: buildReportedRun({}), timeline: [] };

interface Told {
  readonly read: IndexedRun[];
  readonly searched: string[];
  readonly errors: string[];
}

/** The pages for one person, who reads `readable` and has a role in `own`. */
function openSite(
  { readable, own, shown = small }: { readable: RepositoryPlace; own: readonly RepositoryPlace[]; shown?: ShownRun },
  changes: Partial<Site> = {},
) {
  const told: Told = { read: [], searched: [], errors: [] };
  const index = createMemoryRunIndex();
  const closing = new AbortController();
  const site: Site = {
    index,
    admit: async () => ({
      login: 'mona',
      findRepository: async (owner, name) => (owner === readable.owner && name === readable.name ? readable : undefined),
      listRepositories: async () => own,
    }),
    async searchRun(_, __, run) {
      told.searched.push(run);
      return undefined;
    },
    async readRun(run) {
      told.read.push(run);
      return shown;
    },
    readQueue: async () => ({ pending: 0, jobs: [], pools: [], budgets: [] }),
    addressOfSubject: () => 'https://github.example/1',
    links: [],
    hasSignOut: true,
    followMilliseconds: 20,
    streams: new Map(),
    closing: closing.signal,
    log: { error: (text) => void told.errors.push(text), warning: () => undefined },
    ...changes,
  };
  // As the server mounts them.
  const app = new Hono().route('/runs', createRunsRoutes(site));
  const open = (path: string): Promise<Response> => Promise.resolve(app.request(`/runs${path}`));
  return { index, site, told, open, close: () => closing.abort() };
}

const now = { id: 1, owner: 'o', name: 'renamed' };

describe('the pages of runs', () => {
  requirement(
    {
      ids: ['P10-9'],
      title: 'a run is read in the repository that the person can read, whatever its name was before',
      input: 'a run of o/open in the index; the repository is o/renamed now, and o/open may be the private one of somebody else',
      expected: 'the records of o/renamed are read',
    },
    async () => {
      const { index, open, told } = openSite({ readable: now, own: [now] });
      await index.put(buildIndexedRun());
      expect((await open('/o/renamed/fix-1')).status).toBe(200);
      expect(told.read.map(({ repository }) => repository)).toEqual([{ ...now, defaultBranch: 'main' }]);
      expect((await open('/o/open/fix-1')).status).toBe(404);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'a stranger to a public repository causes no search on GitHub',
      input: 'a made-up run, asked for by somebody who reads the repository, without and with a role of their own in it',
      expected: '404 for both; one search, for the second',
    },
    async () => {
      const stranger = openSite({ readable: now, own: [] });
      const member = openSite({ readable: now, own: [now] });
      for (const { open } of [stranger, member]) expect((await open('/o/renamed/fix-77')).status).toBe(404);
      expect([stranger.told.searched, member.told.searched]).toEqual([[], ['fix-77']]);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'an address that leads nowhere is answered with a page that leads back',
      input: '/runs/o and a form that is sent to a run',
      expected: '404, with the frame of all pages and the way to the list',
    },
    async () => {
      const { open } = openSite({ readable: now, own: [] });
      const page = await open('/o');
      expect(page.status).toBe(404);
      const text = await page.text();
      expect(text).toContain('<h1>There is no such page</h1>');
      expect(text).toContain('<a href="/runs">');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'the link that loads a page again stays on the address that the browser has',
      input: 'a list behind a proxy, which the server sees as http://',
      expected: 'a link without scheme and host',
    },
    async () => {
      const { open } = openSite({ readable: now, own: [] });
      expect(await (await open('?state=open')).text()).toContain('<noscript><a href="/runs?state=open">');
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'a run with long texts is shown in a page that can be sent again at each change',
      input: 'sixty executions with a prompt of 65,000 characters each',
      expected: 'less than 2.2 MB; the prompts are cut, and say so',
    },
    async () => {
      const stages = Array.from({ length: 60 }, (_, index) =>
        buildStage({ name: `s${index}`, executions: [buildExecution({ prompt: 'x'.repeat(65_000) })] }),
      );
      const { index, open } = openSite({
        readable: now,
        own: [now],
        shown: { kind: 'run', run: buildReportedRun({ stages }), timeline: [] },
      });
      await index.put(buildIndexedRun());
      const text = await (await open('/o/renamed/fix-1')).text();
      expect(text.length).toBeLessThan(2_200_000);
      expect(text.match(/more characters are left out/g)).toHaveLength(60);
    },
  );
});

describe('the streams of changes', () => {
  requirement(
    {
      ids: ['P10-9'],
      title: 'one person has thirty at most',
      input: 'thirty streams, one more, and one more after a browser has left',
      expected: '200 thirty times, 429, 200',
    },
    async () => {
      const { open, site, close } = openSite({ readable: now, own: [now] });
      const streams = await Promise.all(Array.from({ length: 30 }, () => open('/events')));
      await expect.poll(() => site.streams.get('mona')).toBe(30);
      expect((await open('/events')).status).toBe(429);
      await streams[0]?.body?.cancel();
      await expect.poll(() => site.streams.get('mona')).toBe(29);
      expect((await open('/events')).status).toBe(200);
      close();
      await expect.poll(() => site.streams.size).toBe(0);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'what goes wrong ends a stream; the words about it are for the log alone',
      input: 'a database that stops to answer',
      expected: 'the stream ends without the words; the log has them',
    },
    async () => {
      const index = createMemoryRunIndex();
      let isAway = false;
      const list: typeof index.list = async (query) => {
        if (isAway) throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        return index.list(query);
      };
      const { open, told } = openSite({ readable: now, own: [now] }, { index: { ...index, list } });
      const stream = await open('/events');
      await sleep(30);
      isAway = true;
      expect(await stream.text()).not.toContain('10.0.0.7');
      expect(told.errors).toEqual(['/runs/events ended: connect ECONNREFUSED 10.0.0.7:5432']);
    },
  );
});
