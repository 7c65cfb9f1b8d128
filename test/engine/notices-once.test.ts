import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { afterTheDeadline, begin } from './command-world.ts';
import { agentsWith, at, closed, endAt, stages, sweepAt } from './fallback-world.ts';
import { listen } from './listeners.ts';

const notify = 'notify: [{ dispatch: told, on: [end, transfer] }]';

const spend = (harness: Harness, order: Dispatch) => {
  const output = buildOutput(order, { ...closed('13:45:00'), usage: { costUsd: 5.2 } });
  return advance(harness, order, { kind: 'output', output });
};

/** The same world in a workflow run of its own. */
function inJob(harness: Harness, id: number): Harness {
  const { settings } = harness.engine;
  return { ...harness, engine: { ...harness.engine, settings: { ...settings, workflowRun: { ...settings.workflowRun, id } } } };
}

describe('listeners hear once of a transfer by Baton', () => {
  requirement(
    {
      ids: ['T-22', 'DESIGN-5.2'],
      title: 'where the job that wakes another stage has the order of the execution before it',
      input:
        'look of claude is limited until 13:45, codex until 11:00; then side of claude until 12:00; a sweep at 11:05; its orders, twice; and the first one again',
      expected: 'an event for each of two transfers; only the job that may have died before it told sends again, by the same id',
    },
    async () => {
      const both = `${stages}\n      side: { agent: claude, prompt: "z" }`;
      const world = await begin({ stages: both, agents: agentsWith('codex'), extra: notify });
      const { harness, sent } = listen(world.harness);
      const side = lastStarted(harness);
      await endAt(harness, { time: '09:30:00', order: world.order }, closed('13:45:00'));
      await endAt(harness, { time: '09:40:00', order: lastStarted(harness) }, closed('11:00:00'));
      await endAt(harness, { time: '09:50:00', order: side }, closed('12:00:00'));
      const told = () => sent.map(({ id }) => id.split('/').slice(-2).join('/'));
      expect(told()).toEqual(['transfer/3']);
      expect(await sweepAt(harness, '11:05:00')).toEqual(['expired', 'expired']);
      const orders = harness.started.slice(-2);
      expect(orders.map(({ task, execution }) => `${task} ${execution}`)).toContain('look 1');
      for (const [n, order] of [...orders, ...orders].entries()) await advance(inJob(at(harness, '11:06:00'), 911 + n), order);
      expect(told()).toEqual(['transfer/3', 'transfer/8']);
      // The comments of this world are hours older than its orders, and this order is older than the record that it led to.
      await advance(at(harness, '11:08:00'), { ...world.order, issued: '2026-03-17T09:00:00Z' });
      expect(told()).toEqual(['transfer/3', 'transfer/8', 'transfer/3']);
    },
  );

  requirement(
    {
      ids: ['T-22', 'P14-4'],
      title: 'where nobody gives the money that its run waits for',
      input:
        '`on-limit: ask`; look ends limited, over the limit of 5 USD, and codex would continue; eight days later a sweep, and its order',
      expected: 'a transfer, then the end',
    },
    async () => {
      const extra = `limits: { max-cost-usd: 5, on-limit: ask }\n    ${notify}`;
      const world = await begin({ stages, agents: agentsWith('codex'), extra });
      const { harness, sent } = listen(world.harness);
      await spend(harness, world.order);
      const later = afterTheDeadline(harness);
      const { tasks } = await sweep(later.engine, async () => [subjectNumber]);
      expect(tasks.map(({ stall }) => stall.kind)).toEqual(['unanswered']);
      await advance(later, lastStarted(harness));
      expect(sent.map(({ event }) => event)).toEqual(['dev.baton.run.transfer', 'dev.baton.run.ended']);
    },
  );
});
