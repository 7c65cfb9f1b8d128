import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { begin, kinds } from './command-world.ts';
import { closed, end, transfersOf } from './fallback-world.ts';

const stages = `
      look: { agent: claude, prompt: "x", branch: "baton/issue-42" }`;

function agentsWith(model: string, fallback = ''): string {
  return `, claude: { engine: claude-code, env: [ANTHROPIC_API_KEY], model: "${model}"${fallback} }, codex: { engine: codex, env: [CODEX_API_KEY] }`;
}

describe('a task whose agent met the usage limit of one model', () => {
  for (const [model, refused] of [
    ['opus', 'claude-opus-4-5-20251101'],
    ['opus[1m]', 'opus'],
    ['claude-opus-4-5', 'claude-haiku-4-5'],
  ] as const) {
    requirement(
      {
        ids: ['P14-sleep', 'P14-fallback'],
        title: `sleeps behind it, or has a fallback continue, where the configuration names ${model} and the limit ${refused}`,
        input: `look of an agent with ${model}, which a limit of ${refused} refuses until 13:45; the same with a fallback`,
        expected: 'no start of the same agent; one transfer to codex',
      },
      async () => {
        const ended = closed('13:45:12');
        const limited = { ...ended, limit: { 'not-before': '2026-03-18T13:45:12Z', window: 'seven_day_opus', model: refused } };
        const alone = await begin({ stages, agents: agentsWith(model) });
        await end(alone.harness, alone.order, limited);
        expect(alone.harness.started).toEqual([]);
        expect(await kinds(alone.harness)).toEqual(['run', 'task']);
        const { harness, order } = await begin({ stages, agents: agentsWith(model, ', fallback: [codex]') });
        await end(harness, order, limited);
        expect(await transfersOf(harness)).toMatchObject([{ words: 'claude → codex by baton: limited' }]);
        expect(harness.started.map(({ agent }) => agent)).toEqual(['codex']);
      },
    );
  }
});
