import { describe, expect } from 'vitest';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { agentAt, standingTransfers } from '../../src/core/run/acting-agent.ts';
import { buildCommits, buildOutput } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { startAt } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { change } from './change-chain.ts';
import { begin } from './command-world.ts';
import { agentsWith, at, branch, closed, end, endAt, shown, stages, stateOf, sweepAt, transfersOf } from './fallback-world.ts';

describe('fallbacks beside other features', () => {
  requirement(
    {
      ids: ['P14-fallback'],
      title: 'lets the next stage of the agent begin with a fallback while the limit is closed, and with the agent behind it',
      input: 'look ends limited until 13:45, codex ends it well; fix of claude is due then, or at 14:00',
      expected: 'fix begins with codex; with claude, whose limit is open again',
    },
    async () => {
      for (const [time, agent] of [
        ['09:30:00', 'codex'],
        ['14:00:00', 'claude'],
      ] as const) {
        const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
        await end(harness, order, closed('13:45:12'));
        await advance(at(harness, time), lastStarted(harness));
        expect(lastStarted(harness)).toMatchObject({ for: 'agent', task: 'fix', attempt: 1, execution: 1, agent });
      }
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'goes to and fro between two agents that name each other only as their limits open',
      input: 'claude and codex name each other; claude is limited until 13:45, codex until 12:00',
      expected: 'codex, then a sleep until 12:00',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex', ', fallback: [claude]') });
      await end(harness, order, closed('13:45:12'));
      await end(harness, lastStarted(harness), closed('12:00:00'));
      expect(harness.started.map(({ agent }) => agent)).toEqual(['codex']);
      expect(await sweepAt(harness, '11:59:00')).toEqual([]);
      expect(await sweepAt(harness, '12:01:00')).toEqual(['expired']);
      expect(await shown(harness)).toContain('sleeps until 12:00 UTC: the usage limit of Codex');
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'has the list of its own agent alone, also after a transfer, and keeps the message of that transfer',
      input: 'claude hands over to gemini, which is limited; claude has the fallback codex, and gemini none',
      expected: 'codex in the place of gemini, with the message and at most the access of gemini',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
      const transfer = { to: 'gemini', message: 'You do it.', superseded: [] };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { transfer }) });
      await end(harness, lastStarted(harness), closed('13:45:12'));
      expect(lastStarted(harness)).toMatchObject({ agent: 'codex', execution: 3 });
      const state = await stateOf(harness);
      const due = { attempt: 1, execution: 3 };
      expect(buildPromptContext({ state, stage: 'look', due }).transfer).toEqual({
        from: 'claude',
        to: 'gemini',
        message: 'You do it.',
      });
      expect(agentAt(state, { stage: 'look', execution: 3 })?.agent.access).toBe('read');
      expect(standingTransfers(state)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title:
        'takes an agent with the same secret and another model where the limit is that of a model, and not where it is that of the account',
      input:
        'claude (opus-5) has a fallback with opus-5-mini and its secret; a limit of opus-5-20260901; of opus-5-2026-09-01; of the account',
      expected: 'the fallback; the fallback; a sleep',
    },
    async () => {
      const one = 'engine: claude-code, env: [ANTHROPIC_API_KEY]';
      const agents = `, claude: { ${one}, model: opus-5, fallback: [small] }, small: { ${one}, model: opus-5-mini }`;
      for (const [model, started] of [
        ['opus-5-20260901', ['small']],
        ['opus-5-2026-09-01', ['small']],
        [undefined, []],
      ] as const) {
        const { harness, order } = await begin({ stages, agents });
        const ended = closed('13:45:12');
        await end(harness, order, { ...ended, limit: { ...ended.limit, ...(model === undefined ? {} : { model }) } });
        expect(harness.started.map(({ agent }) => agent)).toEqual(started);
      }
    },
  );

  requirement(
    {
      ids: ['P14-fallback', 'T43'],
      title: 'asks for one approval, which shows the fallbacks and counts for them',
      input: 'look with an approval and the fallback codex; approved; claude ends limited until 13:45',
      expected: 'the request names codex with its secret; codex starts without another question',
    },
    async () => {
      const approved = stages.replace(branch, 'approval: { users: [7] }');
      const { harness, say } = await begin({ stages: approved, agents: agentsWith('codex'), waits: true });
      const asked = await shown(harness);
      expect(asked).toContain(
        "while its usage limit is closed or its model overloaded, `codex`: engine `codex`, the engine's own choice of model, access `edit`, secrets: `CODEX_API_KEY`",
      );
      const [command = ''] = /\/baton approve look [0-9a-f]+/.exec(asked) ?? [];
      await say(command);
      await end(harness, lastStarted(harness), closed('13:45:12'));
      expect(lastStarted(harness)).toMatchObject({ for: 'agent', task: 'look', agent: 'codex', execution: 2 });
    },
  );

  requirement(
    {
      ids: ['P14-fallback', 'T43'],
      title: 'goes on from what an approved stage had published when a limit stopped it, and publishes that with the rest',
      input:
        'look with an approval and a branch; claude ends limited until 13:45 with commits; with the fallback codex, and with none',
      expected: 'the next agent starts from the commits of claude, its job takes the order, and its own commits are published',
    },
    async () => {
      for (const fallback of [', fallback: [codex]', '']) {
        const approved = stages.replace(branch, `${branch}, approval: { users: [7] }`);
        const { harness, say } = await begin({
          stages: approved,
          agents: agentsWith('codex').replace(', fallback: [codex]', fallback),
          waits: true,
        });
        const [command = ''] = /\/baton approve look [0-9a-f]+/.exec(await shown(harness)) ?? [];
        await say(command);
        await end(harness, lastStarted(harness), closed('13:45:12', { commits: buildCommits() }));
        if (fallback === '') {
          expect(await sweepAt(harness, '14:00:00')).toEqual(['expired']);
          await advance(at(harness, '14:01:00'), lastStarted(harness));
        }
        const next = lastStarted(harness);
        const [first] = (await stateOf(harness)).tasks;
        expect(next).toMatchObject({ for: 'agent', task: 'look', execution: 2, head: first?.body.commits?.published });
        expect(await startAt(next.head, harness, next)).toBe('started');
        const other = { ...next, head: 'd'.repeat(40) };
        expect(await startAt(other.head, harness, other)).toBe('order-misfit');
        await end(harness, next, { commits: buildCommits(next.head) });
        expect((await stateOf(harness)).tasks.at(-1)?.body).toMatchObject({ outcome: 'succeeded', commits: { base: next.head } });
      }
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'continues behind the execution that publishes commits which a pause held, not before',
      input:
        'retry.attempts 1; claude is refused four times without a time, the last time with commits in a pause, which ends at 14:00',
      expected:
        'no transfer before the commits are published; then codex in attempt 1, from them; the same where the limit names 16:00; claude where it named 13:45',
    },
    async () => {
      const once = stages.replace(branch, `${branch}, retry: { attempts: 1 }`);
      for (const [until, agent] of [
        [undefined, 'codex'],
        ['16:00:00', 'codex'],
        ['13:45:00', 'claude'],
      ] as const) {
        const { harness, order } = await begin({ stages: once, agents: agentsWith('codex') });
        await end(harness, order, closed(undefined));
        for (let times = 0; times < 2; times++) await end(harness, lastStarted(harness), closed(undefined));
        await change(harness, { kind: 'paused', hour: 0 });
        await end(harness, lastStarted(harness), closed(until, { commits: buildCommits() }));
        expect(await transfersOf(harness)).toEqual([]);
        Object.assign(harness.engine.ports.clock, { now: () => '2026-03-18T14:00:00Z' });
        await change(harness, { kind: 'resumed', hour: 5, comments: 9 });
        expect(lastStarted(harness)).toMatchObject({ for: 'publish', execution: 5 });
        await advance(harness, lastStarted(harness));
        const { tasks, end: ended } = await stateOf(harness);
        expect(tasks.at(-1)).toMatchObject({ execution: 5, body: { agent: 'claude', engine: 'claude-code' } });
        expect(ended).toBeUndefined();
        const next = lastStarted(harness);
        expect(next).toMatchObject({ for: 'agent', task: 'look', agent, attempt: 1, execution: 6 });
        expect(next.head).toBe(tasks.at(-1)?.body.results.commit);
      }
    },
  );

  requirement(
    {
      ids: ['P14-fallback', 'T43'],
      title: 'shows in a later approval who continues then, with no less access, program and secrets than each gets',
      input:
        'claude (edit) with the fallbacks low (read) and prog (full, a program with a setup); low has continued and fails, so attempt 2 is asked for; low is limited then',
      expected: 'claude and prog with access edit, the program and all its secrets, and not low itself; prog starts with edit',
    },
    async () => {
      const agents = `, claude: { engine: claude-code, env: [ANTHROPIC_API_KEY], fallback: [low, prog] }
    , low: { engine: codex, env: [CODEX_API_KEY], access: read, transfer-to: [] }
    , prog: { engine: command, command: [./fix, now], program-setup: npm ci, setup-env: [NPM_TOKEN], env: [FIX_KEY], access: full, transfer-to: [] }`;
      const approved = stages.replace(branch, 'approval: { users: [7] }, retry: { attempts: 3 }');
      const { harness, say } = await begin({ stages: approved, agents, waits: true });
      const lastRequest = async (): Promise<string> => {
        const all = await shown(harness);
        return all.slice(all.lastIndexOf('**What would run**'));
      };
      const approve = async () => say([...(await shown(harness)).matchAll(/\/baton approve look [0-9a-f]+/g)].at(-1)?.[0] ?? '');
      await approve();
      await end(harness, lastStarted(harness), closed('13:45:12'));
      await end(harness, lastStarted(harness), { outcome: 'failed', failure: { reason: 'exit-status', message: '' } });
      const asked = await lastRequest();
      expect(asked).toContain('- agent `low`: engine `codex`');
      const others = [...asked.matchAll(/^- while its usage limit is closed or its model overloaded, (.*)$/gm)].map(
        ([, words]) => words,
      );
      expect(others).toEqual([
        "`claude`: engine `claude-code`, the engine's own choice of model, access `edit`, secrets: `ANTHROPIC_API_KEY`",
        '`prog`: engine `command`, access `edit`, secrets: `FIX_KEY`; for `program-setup`: `NPM_TOKEN`, program: `./fix now`',
      ]);
      await approve();
      const again = lastStarted(harness);
      expect(again).toMatchObject({ agent: 'low', attempt: 2, execution: 3 });
      await endAt(harness, { time: '09:10:00', order: again }, closed('13:00:00'));
      const next = lastStarted(harness);
      expect(next).toMatchObject({ for: 'agent', agent: 'prog', attempt: 2, execution: 4 });
      expect(agentAt(await stateOf(harness), { stage: 'look', execution: 4 })?.agent.access).toBe('edit');
    },
  );

  requirement(
    {
      ids: ['P14-fallback', 'DESIGN-5.4'],
      title: 'does not say that somebody continues where a limit of the run ends it',
      input: 'limits.max-tasks 1; look ends limited until 13:45; the same with 2',
      expected: 'the run ends by its limit, and the comment says that codex would continue; codex continues',
    },
    async () => {
      const said = "claude's usage limit is closed until 13:45 UTC: codex";
      for (const [tasks, words] of [
        [1, 'would continue, but the run has reached a limit.'],
        [2, 'continues.'],
      ] as const) {
        const [look = ''] = stages.split('\n      fix:');
        const { harness, order } = await begin({
          stages: look,
          agents: agentsWith('codex'),
          extra: `limits: { max-tasks: ${tasks} }`,
        });
        const { ended } = await end(harness, order, closed('13:45:12'));
        expect(ended?.reason).toBe(tasks === 1 ? 'limits.max-tasks is 1, and the next execution would be number 2' : undefined);
        expect(
          (await shown(harness))
            .match(/claude's usage limit is closed[^<\n]*/g)
            ?.every((each) => each.startsWith(`${said} ${words}`)),
        ).toBe(true);
      }
    },
  );
});
