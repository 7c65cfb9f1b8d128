import { describe, expect } from 'vitest';
import { handleWork } from '../../src/app/handle-work.ts';
import { readMode } from '../../src/app/modes/read-mode.ts';
import { createSessions } from '../../src/app/page/sessions.ts';
import { dropStarts, holdRun, isRunWaiting, listWaiting, tryBudgetsAgain } from '../../src/app/starts/budget-line.ts';
import { createBudgets } from '../../src/app/turns/budgets.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createOpenRuns } from '../../src/app/work/open-runs.ts';
import type { Work, WorkContext } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { openClients } from '../support/open-clients.ts';
import { requirement } from '../support/requirement.ts';

const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
const place = { installation: 1, repository };
const foreign = JSON.stringify({ version: 2 });

/** Replaces all that a store has under a prefix by a form that this version does not know. */
async function rewrite(store: ReturnType<typeof createMemoryAppStore>, prefix: string): Promise<void> {
  for (const { key } of await store.list(prefix)) await store.put(key, foreign);
}

describe('what another version of the App has stored', () => {
  requirement(
    {
      ids: ['P10-2', 'P10-6'],
      title: 'does not keep what waits for a budget, and the entries of runs, from being used',
      input: 'a run and a start that wait, and entries, all in a form of another version; a run that goes on on GitHub',
      expected: 'nobody waits, so a sweep starts the run; the others are told nothing; the entries are read from GitHub again',
    },
    async () => {
      const store = createMemoryAppStore();
      const added: Work[] = [];
      const context = {
        claims: createClaims({ store, now: () => 0, start: async ({ payload }) => void added.push(payload as Work) }),
        arrivals: () => '2026-03-18T09:00:00.000Z',
        add: async ({ work }: { work: Work }) => void added.push(work),
      };
      const run = { run: 'fix-42', thread: 42, first: { id: 1, at: '2026-03-18T08:00:00Z' }, lock: 42 };
      await holdRun(context, { ...place, run }, '2026-03-19T00:00:00.000Z');
      expect(await isRunWaiting(context, { repository: 7, run: 'fix-42' })).toBe(true);
      await rewrite(store, 'claims/');
      added.length = 0;
      expect(await isRunWaiting(context, { repository: 7, run: 'fix-42' })).toBe(false);
      expect(await listWaiting(context, 7)).toEqual([]);
      expect(await dropStarts(context, { repository: 7, subject: 42 }, () => true)).toEqual([]);
      await tryBudgetsAgain(context, { repository });
      expect(added).toEqual([]);

      const usage = { executions: 1, parts: [] };
      const open = { run: 'fix-1', pipeline: 'fix', startedAt: '2026-03-18T08:00:00Z', usage, finishedAt: undefined };
      const listOpen = async () => [{ start: 'fix 1', run: open }];
      const entries = createBudgets(context.claims, { repository: 7, now: () => 0, listOpen });
      await entries.note('fix 2', { ...open, run: 'fix-2' });
      await rewrite(store, 'claims/');
      expect((await entries.list()).map((one) => one.run)).toEqual(['fix-1']);
    },
  );

  requirement(
    {
      ids: ['P10-2', 'P10-sweep', 'P10-7', 'P10-9', 'P10-11'],
      title: 'keeps no repository from being swept, drawn and asked for its mode, and no person from signing in',
      input: 'two open runs, a mode and a session, all but one of the runs in a form of another version',
      expected:
        'the other run is listed, and the first again when it is noted again; the mode is that of the variable; no session',
    },
    async () => {
      const store = createMemoryAppStore();
      const since = '2026-03-18T08:00:00.000Z';
      const openRuns = createOpenRuns({ store, onNoted: async () => undefined });
      await openRuns.note(place, { run: 'fix-1', thread: 1, since });
      await rewrite(store, 'open-runs/');
      await openRuns.note(place, { run: 'fix-2', thread: 2, since });
      expect(await openRuns.list(7)).toEqual([{ run: 'fix-2', thread: 2, since }]);
      expect(await openRuns.listPlaces()).toEqual([place]);
      await openRuns.note(place, { run: 'fix-1', thread: 1, since });
      expect(await openRuns.list(7)).toHaveLength(2);

      await store.put('modes/7', foreign);
      const variable = { value: 'app', updatedAt: '2020-01-01T00:00:00Z' };
      const context = {
        store,
        ...openClients(undefined),
        variables: { readNow: async () => new Map([['BATON_MODE', variable]]) },
      } as unknown as WorkContext;
      expect(await readMode(context, place)).toEqual({ mode: 'app', since: variable.updatedAt, isSettled: true });

      const sessions = createSessions({ store, secret: 'secret', now: Date.now });
      const browser = await sessions.create({ login: 'maintainer', token: 'token' }, 60);
      expect(await sessions.find(browser)).toMatchObject({ login: 'maintainer' });
      await rewrite(store, 'page-sessions/');
      expect(await sessions.find(browser)).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P10-11'],
      title: 'leaves work of a kind that this version does not have alone',
      input: 'an item that a version before has queued, which drew checks by a kind of its own',
      expected: 'done, with a line in the log',
    },
    async () => {
      const said: string[] = [];
      const app = { log: { info: (text: string) => void said.push(text) } } as unknown as WorkContext;
      await handleWork(app, {
        id: 'check begun 7 fix-1',
        work: { kind: 'check-begun', ...place, run: 'fix-1' } as unknown as Work,
      });
      expect(said).toEqual(['Work of the kind "check-begun" is of another version, and left alone.']);
    },
  );
});
