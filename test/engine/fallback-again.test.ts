import { describe, expect } from 'vitest';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { begin } from './command-world.ts';
import { agentsWith, at, busy, closed, end, endAt, shown, stages, stateOf, sweepAt } from './fallback-world.ts';

describe('an agent whose usage limit is known to be closed', () => {
  requirement(
    {
      ids: ['P14-fallback'],
      title:
        'is not started where a fallback can continue as soon as its task may sleep, also where another task has met a longer limit before',
      input:
        'sleep 2h: codex until 11:30; claude until 23:00, met by other at 09:00; look, at work since before, meets 22:00 at 10:30',
      expected: 'look sleeps until 11:30, then for codex',
    },
    async () => {
      const three = `
      look: { agent: claude, prompt: "Look at it." }
      other: { agent: claude, prompt: "x" }
      side: { agent: codex, prompt: "y" }`;
      const harness = createHarness();
      const first = orderOf(await plan(harness, { stages: three, agents: agentsWith('codex'), extra: 'limits: { sleep: 2h }' }));
      const orderFor = (name: string) => harness.started.findLast(({ task }) => task === name) ?? first;
      await endAt(harness, { time: '08:58:00', order: orderFor('side') }, closed('11:30:00'));
      await endAt(harness, { time: '09:00:00', order: orderFor('other') }, closed('23:00:00'));
      const ended = await endAt(harness, { time: '10:30:00', order: orderFor('look') }, closed('22:00:00'));
      expect(ended.started).toEqual([]);
      expect(ended.ended).toBeUndefined();
      expect(await shown(harness)).toContain('sleeps until 11:30 UTC: the usage limit of Claude; then codex continues');
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'is not started by a /baton retry that was for another one',
      input: 'claude is limited until 13:45, codex until 11:00; /baton retry; codex is limited until 11:00 once more',
      expected: 'codex at once; then a sleep until 11:00',
    },
    async () => {
      const { harness, order, say } = await begin({ stages, agents: agentsWith('codex') });
      await end(harness, order, closed('13:45:12'));
      await end(harness, lastStarted(harness), closed('11:00:00'));
      await say('/baton retry');
      const again = lastStarted(harness);
      expect(again).toMatchObject({ agent: 'codex', execution: 3 });
      expect((await endAt(harness, { time: '09:30:00', order: again }, closed('11:00:00'))).started).toEqual([]);
      expect(await shown(harness)).toContain('sleeps until 11:00 UTC: the usage limit of Codex');
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'continues once that limit is open, where the model of its fallback stays overloaded',
      input: 'claude is limited until 09:40; codex ends look well and begins fix, and is overloaded four times at 09:50',
      expected: 'claude in the same attempt of fix',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
      await end(harness, order, closed('09:40:12'));
      await advance(at(harness, '09:30:00'), lastStarted(harness));
      expect(lastStarted(harness)).toMatchObject({ task: 'fix', agent: 'codex', execution: 1 });
      for (let times = 0; times < 4; times++) await endAt(harness, { time: '09:50:00', order: lastStarted(harness) }, busy);
      expect(lastStarted(harness)).toMatchObject({ task: 'fix', agent: 'claude', attempt: 1, execution: 5 });
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'does not get a task back in the attempt in which its model was busy, also where its fallback had to be waited for',
      input:
        'look is refused four times by a busy claude; other has met claude until 13:45, side codex until 11:00; codex is overloaded from 13:50 on',
      expected: 'codex at 11:00, by a transfer of the attempt that it stands behind; then codex in attempt 2',
    },
    async () => {
      const three = `
      look: { agent: claude, prompt: "Look at it." }
      other: { agent: claude, prompt: "x" }
      side: { agent: codex, prompt: "y" }`;
      const harness = createHarness();
      const first = orderOf(
        await plan(harness, { stages: three, agents: agentsWith('codex'), extra: 'limits: { timeout-minutes: 600 }' }),
      );
      const orderFor = (name: string) => harness.started.findLast(({ task }) => task === name) ?? first;
      await end(harness, orderFor('side'), closed('11:00:00'));
      for (let times = 0; times < 3; times++) await end(harness, orderFor('look'), closed(undefined));
      await end(harness, orderFor('other'), closed('13:45:00'));
      await end(harness, orderFor('look'), closed(undefined));
      expect(await sweepAt(harness, '11:05:00')).toContain('expired');
      await advance(at(harness, '11:06:00'), lastStarted(harness));
      const place = { task: 'look', attempt: 1, execution: 4 };
      expect((await stateOf(harness)).transfers.find(({ task }) => task === 'look')).toMatchObject(place);
      expect(orderFor('look')).toMatchObject({ agent: 'codex', attempt: 1, execution: 5 });
      for (let times = 0; times < 4; times++) await endAt(harness, { time: '13:50:00', order: orderFor('look') }, busy);
      expect(orderFor('look')).toMatchObject({ agent: 'codex', attempt: 2, execution: 9 });
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'does not continue for a busy model before that limit opens',
      input: 'claude is limited until 13:45; codex continues, and is overloaded in all free starts at 09:50',
      expected: 'the next attempt, of codex',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
      await end(harness, order, closed('13:45:12'));
      for (let times = 0; times < 4; times++) await endAt(harness, { time: '09:50:00', order: lastStarted(harness) }, busy);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', agent: 'codex', attempt: 2, execution: 6 });
    },
  );
});
