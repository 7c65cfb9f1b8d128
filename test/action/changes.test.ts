import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
let world: LocalWorld;

beforeAll(async () => {
  world = await create({
    agents: {
      one: { script: "await tell('look', ''); hand({ summary: 'done' });" },
      two: { script: "await tell('mend', ''); hand({ summary: 'done' });" },
    },
    pipelines: { fix: { look: { agent: 'one' }, mend: { needs: ['look'], agent: 'two' } } },
  });
});

/** Holds the first agent until the thread shows these words. */
function whileLookWorks(number: () => number, { act, words }: { act: () => Promise<unknown>; words: string }): void {
  world.switchboard.when('look', async () => {
    await act();
    for (let tries = 0; tries < 600; tries += 1) {
      // Its job may have been stopped before it saw them: nobody waits for it once the world is closed.
      const thread = await world.thread(number()).catch(() => undefined);
      if (thread === undefined || thread.some(({ body }) => body.includes(words))) return '';
      await sleep(100);
    }
    throw new Error(`The thread has not shown "${words}" within a minute.`);
  });
}

async function decisionsOf(number: number) {
  const { records } = await world.records(number);
  return records.flatMap(({ record }) => (record.kind === 'decision' || record.kind === 'end' ? [record] : []));
}

describe('a subject that changes in mid-run, by the workflow', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.1', 'DESIGN-4.8'],
      title: 'a pull request that is closed ends its run: forward tells, plan asks GitHub whether it is so',
      input: 'closed while look works',
      expected: 'cancelled by mona, because the pull request was closed; mend never starts',
    },
    async () => {
      pushCommit({ directory: world.repository.directory, branch: 'feature', files: { 'feature.txt': 'x' } });
      const body = { title: 'A feature', body: 'Please look.', head: 'feature', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      whileLookWorks(() => number, {
        act: () => world.ask(`/pulls/${number}`, { method: 'PATCH', body: { state: 'closed' } }),
        words: 'was cancelled: `mona`, because the pull request was closed',
      });
      await world.label(number, 'fix');
      await world.settle();
      expect((await decisionsOf(number)).map(({ kind, body: { reason } }) => [kind, reason])).toEqual([
        ['decision', 'the pull request was closed'],
        ['end', 'cancelled by mona: the pull request was closed'],
      ]);
      expect(world.switchboard.told('mend')).toEqual([]);
      expect(world.jobs().filter(({ conclusion }) => conclusion === 'failure')).toEqual([]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'U10'],
      title: 'an issue that loses the label which started its run ends it; another label does not',
      input: 'bug, then fix is taken off while look works',
      expected: 'one decision, because the label `fix` was taken off; baton:running is gone',
    },
    async () => {
      const number = await world.open({});
      await world.label(number, 'bug');
      whileLookWorks(() => number, {
        act: async () => {
          for (const name of ['bug', 'fix']) await world.ask(`/issues/${number}/labels/${name}`, { method: 'DELETE' });
        },
        words: 'was cancelled: `mona`, because the label `fix`',
      });
      await world.label(number, 'fix');
      await world.settle();
      expect((await decisionsOf(number)).map(({ kind }) => kind)).toEqual(['decision', 'end']);
      expect(world.switchboard.told('mend')).toEqual([]);
      expect(await world.ask(`/issues/${number}/labels`)).toEqual([]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-4.8'],
      title: 'a hint that is not so changes nothing: whoever may dispatch could have written it',
      input: 'a dispatch that says an open pull request was closed',
      expected: 'the plan job finds nothing to do',
    },
    async () => {
      const head = pushCommit({ directory: world.repository.directory, branch: 'other', files: { 'other.txt': 'x' } });
      const body = { title: 'Another', body: 'Please look.', head: 'other', base: 'main' };
      const { number } = (await world.ask('/pulls', { method: 'POST', body })) as { number: number };
      const by = { id: 1, login: 'mona' };
      const event = { event: 'pull_request', change: 'closed', number, head, by, at: '2026-03-18T09:00:00Z' };
      await world.dispatch({ event: JSON.stringify(event) });
      await world.settle();
      expect(await world.thread(number)).toEqual([]);
      expect(world.jobs().at(-1)).toMatchObject({ name: 'plan', conclusion: 'success' });
      expect(world.jobs().at(-1)?.summary).toContain('is not so');
    },
    60_000,
  );
});
