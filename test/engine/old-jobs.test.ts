import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { createApp } from './app-children.ts';
import { advance, lastStarted, plan } from './chain.ts';

const key = 'engine: codex, env: [OPENAI_API_KEY]';
const usage = { inputTokens: 5 };

/** Returns what the record of an agent warns of, whose job left this. */
async function warningsOf(agent: string, more: Partial<AgentOutput>, harness = createApp()): Promise<readonly string[]> {
  const stages = '\n      work: { agent: two, prompt: "x" }';
  const planned = await plan(harness, { stages, agents: `, two: { ${agent} }` });
  const order = planned.inline?.dispatch ?? lastStarted(harness);
  const { task } = await advance(harness, order, { kind: 'output', output: buildOutput(order, more) });
  return task?.warnings ?? [];
}

describe('an agent job of before the gateway', () => {
  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'is told with the App, whose jobs have a pin of their own',
      input:
        'an isolated agent with the key of an API, by a job that says nothing of a gateway; by one that had one; by one that knows gateways and had none, because the secret is empty; without such a key; with `gateway: off`; not isolated; without any usage; in the Action',
      expected: 'a warning to update the pin of agent.yml; none in all others',
    },
    async () => {
      expect(await warningsOf(key, { usage })).toEqual([expect.stringContaining('Update the pin of `agent.yml`')]);
      const gateway = { requests: 3, refused: 0 };
      expect(await warningsOf(key, { usage, gateway })).toEqual([]);
      expect(await warningsOf(key, { usage, opensGateways: true })).toEqual([]);
      expect(await warningsOf('engine: claude-code, env: [CLAUDE_CODE_OAUTH_TOKEN]', { usage })).toEqual([]);
      expect(await warningsOf(`${key}, gateway: off`, { usage })).toEqual([]);
      expect(await warningsOf(key, { usage, isolated: false })).toEqual([]);
      expect(await warningsOf(key, {})).toEqual([]);
      expect(await warningsOf(key, { usage }, createHarness())).toEqual([]);
    },
  );
});
