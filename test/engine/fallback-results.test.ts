import { expect } from 'vitest';
import { describeAgentChain, describeTask } from '../../src/action/report/outputs.ts';
import { buildOutput } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted } from './chain.ts';
import { begin } from './command-world.ts';
import { agentsWith, closed, end, stages, stateOf } from './fallback-world.ts';

requirement(
  {
    ids: ['P14-fallback', 'T-9', 'T-8'],
    title: 'is no transfer of an agent in the results of a run',
    input: 'look of claude ends limited until 13:45 and codex ends it; fix begins with codex',
    expected: 'an empty chain in the outputs of both jobs; codex as the last agent',
  },
  async () => {
    const { harness, order } = await begin({ stages, agents: agentsWith('codex') });
    await end(harness, order, closed('13:45:12'));
    const next = lastStarted(harness);
    const state = await stateOf(harness);
    const chain = { 'handoff-chain': '[]', 'final-agent': 'codex' };
    expect(describeAgentChain(buildOutput(next), { state, agent: next.agent })).toEqual(chain);
    const { task, state: ended } = await end(harness, next, {});
    expect(describeTask(task, ended)).toMatchObject(chain);
  },
);
