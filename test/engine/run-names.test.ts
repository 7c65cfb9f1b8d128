import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Delivery } from '../../src/engine/delivery.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { allGates } from '../support/all-gates.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { long } from './comments-chain.ts';

const stages = `
      a: { agent: one, prompt: "x" }
      b: { needs: [a], agent: one, prompt: "{{ needs.a.handoff.summary }}" }`;

const handOver = (order: Dispatch, summary: string): Delivery => {
  return { kind: 'output', output: buildOutput(order, { handoff: { version: 1, summary } }) };
};

async function label(harness: Harness, start: string): Promise<Dispatch> {
  return orderOf(await plan(harness, { stages, start, comments: harness.threads.count(subjectNumber) }));
}

async function find(harness: Harness, words: string): Promise<Comment> {
  const found = (await harness.threads.listSince(subjectNumber, long)).find(({ body }) => body.includes(words));
  if (found === undefined) throw new Error(`No comment holds ${words}.`);
  return found;
}

/** A run whose first task said OLD, and whose first record is gone then, or edited where records are unsigned. */
async function loseRun(harness: Harness): Promise<Comment> {
  const order = await label(harness, 'a');
  await advance(harness, order, handOver(order, 'OLD'));
  const run = await find(harness, '{"kind":"run"');
  if (harness.engine.ports.signer === undefined) harness.threads.edit(run.id, `Hello. ${run.body}`);
  else harness.threads.remove(run.id);
  return find(harness, '{"kind":"task"');
}

async function handoffsOf(harness: Harness, run: string): Promise<readonly (string | undefined)[]> {
  const state = deriveState(await harness.records(), run, allGates);
  return state.ok ? state.value.tasks.map(({ body }) => body.handoff?.summary) : [];
}

describe('a run whose first record is gone', () => {
  requirement(
    {
      ids: ['T13', 'T12'],
      title: 'leaves its name to nobody, so that none of its records can stand for one of the next run',
      input:
        'a task record of fix-42, whose run record is deleted, or edited without keys; the label again; the old comment edited',
      expected: 'the next run is fix-42-2 and has its own result alone, as everybody reads it',
    },
    async () => {
      for (const unsigned of [false, true]) {
        const harness = createHarness({ unsigned });
        const old = await loseRun(harness);
        const order = await label(harness, 'b');
        expect(order.run).toBe('fix-42-2');
        if (!unsigned) harness.threads.edit(old.id, `No typo. ${old.body}`);
        await advance(harness, order, handOver(order, 'NEW'));
        await advance(harness, lastStarted(harness));
        expect(await handoffsOf(harness, 'fix-42-2')).toEqual(['NEW', 'summary of b']);
      }
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-4.6'],
      title: 'leaves its name to no tick either',
      input: 'a tick whose run record is deleted after its first task; the same tick once more',
      expected: 'the second run has the name with -2',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      const { repository, actor } = buildTrigger({ number: 0 });
      const subject = buildTrigger({ number: 0 }).subject;
      const schedule = { cron: '0 9 * * *', firedAt: '2026-03-18T09:12:00Z' };
      const trigger = { kind: 'schedule' as const, repository, subject, actor, label: '', schedule };
      const order = orderOf(await plan(harness, { stages, trigger }));
      await advance(harness, order);
      harness.threads.remove(order.first.id);
      expect(order.run).toBe('fix-20260318-0900');
      expect(orderOf(await plan(harness, { stages, trigger })).run).toBe('fix-20260318-0900-2');
    },
  );
});

/** Two runs of one name, as they were begun before names of lost runs counted as taken. */
async function reuseName(harness: Harness): Promise<{ order: Dispatch; old: Comment }> {
  const old = await loseRun(harness);
  harness.threads.remove(old.id);
  const order = await label(harness, 'b');
  expect(order.run).toBe('fix-42');
  return { order, old };
}

describe('two runs of one name', () => {
  requirement(
    {
      ids: ['T13'],
      title: 'are told apart by their first record: nothing that stands before it counts',
      input: 'the status comment of the lost fix-42 is edited so that it holds its task record; the new fix-42 publishes',
      expected: 'the new result counts, and the next stage is started with it',
    },
    async () => {
      const harness = createHarness();
      const { order, old } = await reuseName(harness);
      const status = await find(harness, '<!-- baton-status:');
      harness.threads.edit(status.id, old.body);
      expect(status.id).toBeLessThan(order.first.id);
      const advanced = await advance(harness, order, handOver(order, 'NEW'));
      expect(advanced.task?.handoff?.summary).toBe('NEW');
      expect(advanced.state.tasks.map(({ body }) => body.handoff?.summary)).toEqual(['NEW']);
      expect(advanced.started).toEqual(['b']);
    },
  );

  requirement(
    {
      ids: ['T13'],
      title: 'do not mix: a record that does not continue the one before it stops the run, and a new one can begin',
      input: 'the status comment of the new fix-42 is edited so that it holds the task record of the lost one',
      expected: 'BATON-E413 in words and no write; the label starts fix-42-2',
    },
    async () => {
      const harness = createHarness();
      const { order, old } = await reuseName(harness);
      harness.threads.edit(order.status, old.body);
      const before = harness.writes.length;
      const { workflowRun } = harness.engine.settings;
      const advanced = await advanceRun(harness.engine, { dispatch: order, delivery: handOver(order, 'NEW'), workflowRun });
      expect(advanced.ok ? 'published' : `${advanced.error.code}: ${advanced.error.message}`).toMatch(
        /^BATON-E413: Record 2 of run "fix-42" does not name the record before it\..*start the pipeline again/,
      );
      expect(harness.writes).toHaveLength(before);
      expect((await label(harness, 'c')).run).toBe('fix-42-2');
      expect(harness.warnings.join('\n')).toContain('Run fix-42 cannot be carried on');
    },
  );
});
