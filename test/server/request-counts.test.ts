import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { addNoise, countWhile, demoChain, labelAgain, listOurs } from '../support/demo-chain.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

/** The row of the table in docs/costs.md, without its first cell. */
function rowOfCosts(name: string): readonly string[] {
  const row = readFileSync('docs/costs.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  return (row?.split('|') ?? []).slice(2, -1).map((cell) => cell.trim());
}

interface Counts {
  readonly first: number;
  readonly second: number;
}

/** A thread that is older than the first start of Baton: a first run on it, and a second one. */
async function countOld(comments: number, how: 'action' | 'app'): Promise<Counts> {
  const world = await create(demoChain);
  const issue = await world.open({});
  await world.settle();
  addNoise(world, issue, comments);
  // A process asks once for its rights, and for deliveries that failed before its start, whatever comes then.
  const app = how === 'app' ? await startApp(world) : undefined;
  if (app !== undefined) await expect.poll(() => listOurs(world.server.requests)).toHaveLength(2);
  const settle = () => (app === undefined ? world.settle() : app.settle());
  const first = await countWhile(world, async () => {
    await world.label(issue, 'fix');
    await settle();
  });
  const second = await countWhile(world, async () => {
    await labelAgain(world, issue);
    await settle();
  });
  await expectDone(world, issue, ['fix-1', 'fix-1-2']);
  await app?.close();
  return { first, second };
}

/** An issue that the App has heard of from its beginning, after it has worked for the repository. */
async function countWarm(comments: number): Promise<number> {
  const world = await create(demoChain);
  const app = await startApp(world);
  await world.label(await world.open({}), 'fix');
  await app.settle();
  const issue = await world.open({});
  await app.settle();
  addNoise(world, issue, comments);
  const count = await countWhile(world, async () => {
    await world.label(issue, 'fix');
    await app.settle();
  });
  await expectDone(world, issue, [`fix-${issue}`]);
  await app.close();
  return count;
}

async function expectDone(world: LocalWorld, issue: number, runs: readonly string[]): Promise<void> {
  const { records, ignored } = await world.records(issue);
  const ends = records.flatMap(({ record }) => (record.kind === 'end' ? [`${record.run} ${record.body.outcome}`] : []));
  expect(ignored).toEqual([]);
  expect(ends).toEqual(runs.map((run) => `${run} succeeded`));
}

describe('requests of the chain of the demo', () => {
  requirement(
    {
      ids: ['DESIGN-8', 'LIMITS'],
      title: 'are as many as docs/costs.md says, at 0, 100 and 2,400 comments',
      input: 'with the Action, with a new App, with an App that knows the thread; a second run on the same thread',
      expected: 'the table; a new App makes at most 33 and one per further 100 comments, one that knows the thread at most 30',
    },
    async () => {
      const table: Record<string, number[]> = { action: [], again: [], empty: [], emptyAgain: [], warm: [] };
      for (const comments of [0, 100, 2_400]) {
        const action = await countOld(comments, 'action');
        const app = await countOld(comments, 'app');
        const warm = await countWarm(comments);
        table.action?.push(action.first);
        table.again?.push(action.second);
        table.empty?.push(app.first);
        table.emptyAgain?.push(app.second);
        table.warm?.push(warm);
        expect(app.first).toBeLessThanOrEqual(33 + Math.max(0, comments / 100 - 1));
        expect(warm).toBeLessThanOrEqual(30);
      }
      const shown = Object.fromEntries(Object.entries(table).map(([name, counts]) => [name, counts.map(String)]));
      expect({
        action: rowOfCosts('Action'),
        again: rowOfCosts('Action, a second run'),
        empty: rowOfCosts('App, with an empty database'),
        emptyAgain: rowOfCosts('App, a second run'),
        warm: rowOfCosts('App that knows the thread'),
      }).toEqual(shown);
    },
    600_000,
  );
});
