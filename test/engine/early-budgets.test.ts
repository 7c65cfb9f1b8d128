import { describe, expect } from 'vitest';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import type { BudgetEntries } from '../../src/ports/starter.ts';
import type { Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { createApp, poll } from './app-children.ts';
import { callsFor, titlesOf } from './child-chain.ts';
import { stateOf } from './transfer-chain.ts';

/** A world whose budget other runs use up as soon as the test says so, and the times at which its run is to go on. */
function createBudgetedApp() {
  const app = createApp();
  const used = { usd: 0 };
  const startedAt = app.engine.ports.clock.now();
  const heldUntil: string[] = [];
  const budgets: BudgetEntries = {
    readConfig: async () => undefined,
    enter: async (_start, check) => check([]),
    list: async () => [
      {
        run: 'fix-7',
        pipeline: 'fix',
        startedAt,
        usage: { executions: 1, parts: [{ at: startedAt, agent: 'one', engine: 'command', executions: 1, costUsd: used.usd }] },
      },
    ],
    note: async () => undefined,
    drop: async () => [],
    resumeAt: async (_run, at) => void heldUntil.push(at),
    isHeld: async () => heldUntil.length > 0,
  };
  const harness: Harness = { ...app, engine: { ...app.engine, ports: { ...app.engine.ports, budgets } } };
  return { harness, used, heldUntil };
}

describe('a budget that is used up while the first stage is at work', () => {
  requirement(
    {
      ids: ['P10-5', 'P10-6', 'I-26'],
      title: 'keeps the children of that stage from starting, as it does with those of a turn that is over',
      input: 'wait: poll; 1 USD a day, which other runs use up after the start; a request, with over: wait and over: refuse',
      expected: 'no workflow run but that of the parent; the run is held until the next day, or it ends for lack of budget',
    },
    async () => {
      for (const over of ['wait', 'refuse'] as const) {
        const { harness, used, heldUntil } = createBudgetedApp();
        const order = await poll(harness, { top: `budgets: [{ per: day, max-cost-usd: 1, over: ${over} }]` });
        used.usd = 1;
        const { workflowRun } = harness.engine.settings;
        const started = await startEarlyChildren(harness.engine, { dispatch: order, calls: callsFor(['api']), workflowRun });
        expect(started, over).toEqual({ ok: true, value: [] });
        expect(titlesOf(harness), over).toEqual(['fix-42/split 1']);
        expect(heldUntil, over).toHaveLength(over === 'wait' ? 1 : 0);
        const { end } = await stateOf(harness);
        expect(end?.body.reason ?? '', over).toMatch(over === 'wait' ? /^$/ : /budget/);
      }
    },
  );
});
