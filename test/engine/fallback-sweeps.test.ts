import { expect } from 'vitest';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { agentsWith, at, closed, end, stages, sweepAt } from './fallback-world.ts';

requirement(
  {
    ids: ['P14-fallback', 'DESIGN-5.3'],
    title: 'has a sweep start one job for all tasks that sleep behind one refusal',
    input: 'look of claude met a window until 13:45 and codex one until 11:00; a, b and c of claude become due; a sweep at 11:05',
    expected: 'one publish job, which has all four continue with codex',
  },
  async () => {
    const behind = ['a', 'b', 'c'].map((name) => `${name}: { needs: [first], agent: claude, prompt: "y" }`);
    const others = ['side: { agent: codex, prompt: "z" }', 'first: { agent: gemini, prompt: "z" }', ...behind];
    const more = others.map((stage) => `\n      ${stage}`).join('');
    const harness = createHarness();
    const planned = orderOf(await plan(harness, { stages: `${stages}${more}`, agents: agentsWith('codex') }));
    const orders = new Map([planned, ...harness.started].map((order) => [order.task, order]));
    const orderFor = (task: string) => orders.get(task) ?? planned;
    await end(harness, orderFor('side'), closed('11:00:00'));
    await end(harness, orderFor('look'), closed('13:45:00'));
    await end(harness, orderFor('first'), {});
    expect((await sweepAt(harness, '11:05:00')).filter((kind) => kind === 'expired')).toHaveLength(2);
    await advance(at(harness, '11:06:00'), lastStarted(harness));
    const agents = harness.started.flatMap(({ task, agent, for: job }) => (job === 'agent' ? [`${task} ${agent}`] : []));
    expect(agents).toEqual(expect.arrayContaining(['look codex', 'a codex', 'b codex', 'c codex']));
  },
);
