import { describe, expect } from 'vitest';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { agentAt, standingTransfers } from '../../src/core/run/acting-agent.ts';
import { buildCommits, buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { begin, kinds } from './command-world.ts';
import { agentsWith, at, busy, closed, end, shown, stages, stateOf, sweepAt, transfersOf } from './fallback-world.ts';

describe('a stage whose agent has fallbacks', () => {
  requirement(
    {
      ids: ['P14-fallback', 'DESIGN-4.9'],
      title: 'goes on at once with the first of them, with the same prompt, attempt and commits, in a job of its own',
      input: 'look of claude ends limited until 13:45 with commits; its fallbacks are codex (access full) and gemini',
      expected:
        'a transfer by Baton, which counts for no limit; codex is ordered with its own secret, at most the access of claude, and its commits',
    },
    async () => {
      const { harness, order } = await begin({
        stages,
        agents: agentsWith('codex, gemini'),
        extra: 'limits: { max-handoffs: 0 }',
      });
      await end(harness, order, closed('13:45:12', { commits: buildCommits() }));
      expect(await kinds(harness)).toEqual(['run', 'task', 'transfer']);
      expect(await transfersOf(harness)).toEqual([{ task: 'look', execution: 1, words: 'claude → codex by baton: limited' }]);
      const next = lastStarted(harness);
      expect(next).toMatchObject({ for: 'agent', task: 'look', attempt: 1, execution: 2, agent: 'codex', hops: 0 });
      const state = await stateOf(harness);
      expect(next.head).toBe(state.tasks[0]?.body.results.commit);
      const place = { stage: 'look', execution: 2 };
      expect(agentAt(state, place)).toMatchObject({ name: 'codex', agent: { access: 'edit', env: ['CODEX_API_KEY'] } });
      expect(standingTransfers(state)).toEqual([]);
      const due = { attempt: 1, execution: 2 };
      expect(buildPromptContext({ state, stage: 'look', due }).transfer).toBeUndefined();
      const words = "claude's usage limit is closed until 13:45 UTC: codex continues.";
      expect((await shown(harness)).split(`🔀 ${words}`)).toHaveLength(2);
      expect(await shown(harness)).toContain(`- 🔀 \`look\`: ${words}`);
      expect(await shown(harness)).toContain('claude → codex');
      const ended = await end(harness, next, {});
      expect(ended.started).toEqual(['fix']);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'starts nobody else for up to 15 minutes, for other failures, and once the run has ended',
      input: 'look ends limited until 09:10; with exit status 1; limited until 13:45 after /baton cancel',
      expected: 'claude in each case, or nobody; no transfer',
    },
    async () => {
      for (const [ended, agent] of [
        [closed('09:10:00'), 'claude'],
        [{ outcome: 'failed', failure: { reason: 'exit-status', message: '' } }, 'claude'],
      ] as const) {
        const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
        await end(harness, order, ended);
        expect(lastStarted(harness)).toMatchObject({ agent, execution: 2 });
        expect(await transfersOf(harness)).toEqual([]);
      }
      const { harness, order, say } = await begin({ stages, agents: agentsWith('codex') });
      await say('/baton cancel');
      await end(harness, order, closed('13:45:12'));
      expect(harness.started).toEqual([]);
      expect(await transfersOf(harness)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title:
        'sleeps until the first limit opens where all are closed, and goes on with that agent, also with the one of the stage',
      input: 'claude is limited until 13:45, codex until 11:00, gemini until 16:00; sweeps; codex is limited until 18:00',
      expected: 'a sleep until 11:00; codex by a decision and a transfer, told once; a sleep until 13:45; claude again',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex, gemini') });
      await end(harness, order, closed('13:45:12'));
      await end(harness, lastStarted(harness), closed('11:00:00'));
      await end(harness, lastStarted(harness), closed('16:00:00'));
      expect(harness.started.map(({ agent }) => agent)).toEqual(['codex', 'gemini']);
      expect(await shown(harness)).toContain('sleeps until 11:00 UTC: the usage limit of Gemini; then codex continues');
      expect(await shown(harness)).toContain('limited until 16:00 UTC; it sleeps until it can go on by itself, which');
      expect(await sweepAt(harness, '10:59:00')).toEqual([]);
      expect(await sweepAt(harness, '11:05:00')).toEqual(['expired']);
      const waking = lastStarted(harness);
      const told: string[] = [];
      Object.assign(harness.engine.ports.log, { info: (line: string) => void told.push(line) });
      const woken = await advance(at(harness, '11:06:00'), waking);
      expect(woken.transfers).toMatchObject([
        { event: 'agent_handoff', task: 'fix-42/look', by: 'baton', handoff: { to: 'codex' } },
      ]);
      expect((await advance(at(harness, '11:07:00'), waking)).transfers).toEqual([]);
      expect(told.filter((line) => line.startsWith('agent_handoff {'))).toHaveLength(1);
      expect((await kinds(harness)).slice(-2)).toEqual(['decision', 'transfer']);
      expect((await harness.records()).at(-2)?.record).toMatchObject({ task: 'look', body: { verb: 'woken', by: 'fallback' } });
      expect(await shown(harness)).toContain('the usage limit of Gemini is closed until 16:00 UTC, and codex can continue');
      const again = lastStarted(harness);
      expect(again).toMatchObject({ for: 'agent', agent: 'codex', attempt: 1, execution: 4 });
      const late = at(harness, '12:00:00');
      const output = buildOutput(again, { ...closed('18:00:00'), finishedAt: '2026-03-18T12:00:00Z' });
      await advance(late, again, { kind: 'output', output });
      expect(await shown(harness)).toContain('sleeps until 13:45 UTC: the usage limit of Codex; then claude continues');
      expect(await sweepAt(harness, '13:50:00')).toEqual(['expired']);
      await advance(at(harness, '13:51:00'), lastStarted(harness));
      expect(lastStarted(harness)).toMatchObject({ for: 'agent', agent: 'claude', attempt: 1, execution: 5 });
      expect(agentAt(await stateOf(harness), { stage: 'look', execution: 5 })?.agent.access).toBe('edit');
    },
  );

  for (const [sleep, until, expected] of [
    ['0', '23:00:00', 'codex'],
    ['2h', '23:00:00', 'codex'],
  ] as const) {
    requirement(
      {
        ids: ['P14-fallback'],
        title: `continues also where its own limit is closed for longer than it may sleep (${sleep})`,
        input: `limits.sleep ${sleep}; look ends limited until ${until}; codex ends limited until 10:30; a sweep at 10:35`,
        expected: 'codex at once; then an end without sleep, and codex after its limit with it',
      },
      async () => {
        const { harness, order } = await begin({ stages, agents: agentsWith('codex'), extra: `limits: { sleep: ${sleep} }` });
        expect((await end(harness, order, closed(until))).ended).toBeUndefined();
        const next = lastStarted(harness);
        expect(next.agent).toBe(expected);
        const last = await end(harness, next, closed('10:30:00'));
        expect(last.ended?.reason).toBe(sleep === '0' ? 'look: limited' : undefined);
        if (sleep === '0') return;
        expect(await sweepAt(harness, '10:35:00')).toEqual(['expired']);
        await advance(at(harness, '10:36:00'), lastStarted(harness));
        expect(lastStarted(harness)).toMatchObject({ agent: 'codex', execution: 3, attempt: 1 });
      },
    );
  }

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'fails at once where no limit opens as soon as it may sleep, and sleeps for a fallback that opens sooner',
      input: 'sleep 2h: claude until 23:00, codex until 22:00; claude until 23:00, codex until 10:30 as another stage has met it',
      expected: 'the run ends as limited; look sleeps until 10:30 and goes on with codex',
    },
    async () => {
      const settings = { stages, agents: agentsWith('codex'), extra: 'limits: { sleep: 2h }' };
      const one = await begin(settings);
      await end(one.harness, one.order, closed('23:00:00'));
      expect((await end(one.harness, lastStarted(one.harness), closed('22:00:00'))).ended?.reason).toBe('look: limited');

      const side = `${stages}
      side: { agent: codex, prompt: "z" }`;
      const harness = createHarness();
      const order = orderOf(await plan(harness, { ...settings, stages: side }));
      await end(harness, lastStarted(harness), closed('10:30:00'));
      const ended = await end(harness, order, closed('23:00:00'));
      expect(ended.ended).toBeUndefined();
      expect(ended.started).toEqual([]);
      expect(await sweepAt(harness, '10:35:00')).toEqual(['expired', 'expired']);
      await advance(at(harness, '10:36:00'), lastStarted(harness));
      expect(harness.started.slice(-2).map(({ task, agent }) => `${task} ${agent}`)).toEqual(['look codex', 'side codex']);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'also goes on elsewhere when its model stays busy, once for each of them in an attempt, after its free starts',
      input: 'claude is overloaded four times, then codex four times; the next attempt',
      expected: 'claude three times more; then codex in attempt 1, with three free starts of its own; then attempt 2 of codex',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
      await end(harness, order, busy);
      for (let times = 0; times < 7; times++) await end(harness, lastStarted(harness), busy);
      const started = harness.started.map(({ agent, attempt }) => `${agent} ${attempt}`);
      const [claude, codex] = ['claude 1', 'codex 1'];
      expect(started).toEqual([claude, claude, claude, codex, codex, codex, codex, 'codex 2']);
      expect(await transfersOf(harness)).toEqual([{ task: 'look', execution: 4, words: 'claude → codex by baton: overloaded' }]);
      expect(await shown(harness)).toContain("claude's model stays overloaded: codex continues.");
    },
  );
});
