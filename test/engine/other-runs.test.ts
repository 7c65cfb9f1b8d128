import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf } from './chain.ts';
import { label, long, runsIssue } from './comments-chain.ts';

const stages = `
      a: { agent: one, prompt: "x" }
      b: { needs: [a], agent: one, prompt: "y" }`;

async function findTask(harness: Harness, run: string) {
  const comments = await harness.threads.listSince(runsIssue, long);
  const name = `"run":"${run.replaceAll('-', '\\u002d')}"`;
  return comments.find(({ body }) => body.includes('{"kind":"task"') && body.includes(name));
}

/** Two runs on one runs issue whose first tasks are done; the record of the second is edited. */
async function begin(): Promise<{ harness: Harness; order: Dispatch; edited: number }> {
  const harness = createHarness();
  const orders = [];
  for (const number of [42, 43])
    orders.push(orderOf(await label(harness, 'outcomes', { number, stages, start: `on ${number}` })));
  const [first, second] = orders as [Dispatch, Dispatch];
  await advance(harness, first);
  const order = lastStarted(harness);
  await advance(harness, second);
  const other = await findTask(harness, 'fix-43');
  if (other === undefined) throw new Error('fix-43 has no task.');
  harness.threads.edit(other.id, other.body.replace('"stage":"a"', '"stage":"A"'));
  return { harness, order, edited: other.id };
}

describe('a runs issue where somebody edited a record of another run', () => {
  requirement(
    {
      ids: ['T12', 'DESIGN-5.3'],
      title: 'ends no run whose own record is only late',
      input: 'the record of fix-42/a does not show when fix-42/b is published; that of fix-43/a was edited',
      expected: 'BATON-E903 that one cannot be found; no write',
    },
    async () => {
      const { harness, order } = await begin();
      harness.threads.remove((await findTask(harness, 'fix-42'))?.id ?? 0);
      const before = harness.writes.length;
      const { workflowRun } = harness.engine.settings;
      const delivery = { kind: 'output', output: buildOutput(order) } as const;
      const advanced = await advanceRun(harness.engine, { dispatch: order, delivery, workflowRun });
      expect(advanced.ok ? advanced.value.ended?.reason : advanced.error.message).toMatch(/and 1 of them cannot be found/);
      expect(harness.writes).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['T12', 'DESIGN-4.5'],
      title: 'is told in jobs of that run alone, once each',
      input: 'fix-42/b is published, then fix-43/b',
      expected: 'no warning about the comment, then one',
    },
    async () => {
      const { harness, order, edited } = await begin();
      const about = () => harness.warnings.filter((warning) => warning.includes(`comment ${edited} was ignored`));
      const other = lastStarted(harness);
      await advance(harness, order);
      expect(about()).toHaveLength(0);
      await advance(harness, other);
      expect(about()).toHaveLength(1);
    },
  );
});
