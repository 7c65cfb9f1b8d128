import { describe, expect } from 'vitest';
import { createResultParser } from '../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { buildUsageFacts } from '../../src/core/output/build-usage-facts.ts';
import type { UsageFacts } from '../../src/core/output/usage-facts.ts';
import { buildOutput, createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { ledger } from './ledger-play.ts';

const stages = '\n      only: { agent: one, prompt: "x" }';

/** What an execution counts as after a program has printed this as its cost. */
function claim(engine: 'command' | 'claude-code', cost: string, maxCostUsd?: number): UsageFacts | undefined {
  const line =
    engine === 'command'
      ? `::agent-result:: {"costUsd": ${cost}, "usage": {"inputTokens": 5}}`
      : `{"type":"result","subtype":"success","is_error":false,"result":"x","total_cost_usd":${cost},"usage":{"input_tokens":5,"output_tokens":1}}`;
  const parser = createResultParser(engines[engine]);
  parser.push(Buffer.from(`${line}\n`));
  const result = parser.end({ ended: 'exited', exitStatus: 0, stderr: '' });
  return buildUsageFacts({ results: [result], model: 'm', prices: undefined, maxCostUsd });
}

describe('a budget and an agent that lies about its cost (src/core/budget/check-budgets.ts)', () => {
  const lies = ['-5', '1e7', '1e308', '1e309', '-1e309'];
  for (const engine of ['command', 'claude-code'] as const)
    for (const lie of lies)
      requirement(
        {
          ids: ['F-SE8', 'T53'],
          title: `is not stopped by a number that cannot be: ${lie} by ${engine}`,
          input: `a cost of ${lie} USD under a budget of 1 USD a day, without and with max-cost-usd; then another start`,
          expected: 'it counts as 0, or as max-cost-usd, and the next run starts',
        },
        async () => {
          for (const maxCostUsd of [undefined, 0.3]) {
            const harness = createHarness({ run: 0 });
            const top = 'budgets: [{ per: day, max-cost-usd: 1 }]';
            const order = orderOf(await plan(harness, { stages, top, start: 'a' }));
            const usage = claim(engine, lie, maxCostUsd);
            expect(usage).toMatchObject({ costUsd: maxCostUsd ?? 0, estimated: true });
            await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), usage } });
            const next = await plan(harness, { stages, top, start: 'b', comments: harness.threads.count(subjectNumber) });
            expect(next.refused).toEqual([]);
            expect(next.runs).toHaveLength(1);
          }
        },
      );

  requirement(
    {
      ids: ['F-SE8', 'T53', 'P10-6'],
      title: 'counts no more than the agent, else its run, may cost',
      input: 'an agent that says 900,000 USD; limits.max-cost-usd of 2; the same without any limit',
      expected: 'the ledger has 2 USD; 900,000 USD, and the refusal names run and agent and the command that takes it out',
    },
    async () => {
      const play = async (more: string) => {
        const harness = createHarness({ run: 0 });
        const top = 'budgets: [{ per: day, max-cost-usd: 5 }]';
        const order = orderOf(await plan(harness, { stages, top, start: 'a', extra: more }));
        await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), usage: { costUsd: 900_000 } } });
        const kept = (await ledger(harness)).map(({ record }) =>
          record.kind === 'history' ? record.body.usage?.parts : undefined,
        );
        const next = await plan(harness, {
          stages,
          top,
          start: 'b',
          extra: more,
          comments: harness.threads.count(subjectNumber),
        });
        return { kept, next };
      };
      const limited = await play('\n    limits: { max-cost-usd: 2 }');
      expect(limited.kept).toMatchObject([[{ agent: 'one', costUsd: 2 }]]);
      expect(limited.next.runs).toHaveLength(1);
      const free = await play('');
      expect(free.next.refused[0]?.reason).toContain(
        ', most of it (900000.00 USD) by the agent `one` in run fix-42; if that cannot be, `baton history fix --forget fix-42` takes it out',
      );
    },
  );
});
