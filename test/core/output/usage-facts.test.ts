import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResultParser } from '../../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import { buildUsageFacts } from '../../../src/core/output/build-usage-facts.ts';
import { usageFactsSchema } from '../../../src/core/output/usage-facts.ts';
import type { TaskBody, TaskRecord } from '../../../src/core/record/record.ts';
import { addUsage, formatCost, usageByStage, usageOf, usageOfRun } from '../../../src/core/run/usage.ts';
import { parseCase, readEngineCases } from '../../adapters/agent/engine-cases.ts';
import { requirement } from '../../support/requirement.ts';

const cases = new Map(readEngineCases().map((recorded) => [recorded.name, recorded]));

function resultOf(name: string): AgentResult {
  const recorded = cases.get(name);
  if (recorded === undefined) throw new Error(`No recorded run is named ${name}.`);
  return parseCase(recorded, recorded.stdout);
}

function build(results: readonly AgentResult[], more: Partial<Parameters<typeof buildUsageFacts>[0]> = {}) {
  return buildUsageFacts({ results, model: undefined, prices: undefined, ...more });
}

describe('what an execution took', () => {
  requirement(
    {
      ids: ['I-24'],
      title: 'numbers that go on counting over a session become differences',
      input: 'a run and its continuation of claude-code, and of codex',
      expected: 'the sum of both starts is the total of the session, the second alone the difference',
    },
    () => {
      const claude = [resultOf('claude-code resume-1-first'), resultOf('claude-code resume-2-resumed')];
      expect(build(claude)).toMatchObject({ inputTokens: 16_588, outputTokens: 220, cachedTokens: 8_192, writtenTokens: 4_096 });
      expect(build(claude)?.costUsd).toBeCloseTo(0.0340176, 9);
      const codex = [resultOf('codex resume-1-first'), resultOf('codex resume-2-resumed')];
      expect(build(codex)).toMatchObject({ inputTokens: 16_740, outputTokens: 260, reasoningTokens: 96 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title:
        'what the provider named is said to be from there, and costs what the gateway counted, whatever the engine says; an engine’s cost counts where nobody knows a price, and as no less than what is known',
      input:
        'codex, which reports no cost, and claude-code, measured by the gateway: with a known price, a price for all but one answer, none; a price for the model that the engine names; one start of two not measured',
      expected:
        'the counted cost; the engine’s, at least what is known; the engine’s, and nothing known for codex; no price of a model that the engine alone names; no source where one start is the engine’s; under a cap what is assumed',
    },
    () => {
      const measured = { costUsd: 0.25, price: 'list@0.1.8', isEstimated: false };
      const codex = { ...resultOf('codex success'), model: 'own', measured };
      const counted = { source: 'gateway', price: 'list@0.1.8', costUsd: 0.25, estimated: true };
      expect(build([codex])).toMatchObject(counted);
      const prices = { own: { input: 3, output: 15 } };
      expect(build([codex], { prices })).toMatchObject(counted);
      const claude = { ...resultOf('claude-code success'), measured };
      for (const costUsd of [claude.costUsd, 0.000_1, 0, 40, 1e9]) expect(build([{ ...claude, costUsd }])).toMatchObject(counted);
      expect(build([claude, resultOf('claude-code success')])).not.toHaveProperty('source');
      expect(usageFactsSchema.parse(build([codex]))).toEqual(build([codex]));
      const unlisted = { ...measured, price: undefined, costUsd: 0 };
      expect(build([{ ...claude, measured: unlisted }])).toMatchObject({ price: 'engine', costUsd: claude.costUsd });
      expect(build([{ ...claude, measured: unlisted }])).not.toHaveProperty('estimated');
      expect(build([{ ...claude, measured: { ...unlisted, costUsd: 3 } }])).toMatchObject({ price: 'engine', costUsd: 3 });
      for (const more of [{}, { prices }]) {
        expect(build([{ ...codex, measured: unlisted }], more)).toMatchObject({ source: 'gateway' });
        expect(build([{ ...codex, measured: unlisted }], more)).not.toHaveProperty('costUsd');
      }
      const capped = build([{ ...codex, measured: { costUsd: 2, price: 'assumed', isEstimated: true } }]);
      expect(capped).toMatchObject({ source: 'estimate', price: 'assumed', costUsd: 2, estimated: true });
      expect(usageFactsSchema.parse(capped)).toEqual(capped);
    },
  );

  requirement(
    {
      ids: ['I-24', 'DESIGN-4.1'],
      title: 'a reported cost of 0 is none where tokens were used and a price is there',
      input: 'claude-code: costUsd 0, with and without prices for its model, and with no tokens',
      expected: 'an estimate; 0 as reported; 0 as reported',
    },
    () => {
      const result = { ...resultOf('claude-code success'), costUsd: 0, model: 'own' };
      const prices = { own: { input: 3, output: 15 } };
      const facts = build([result], { prices });
      expect(facts).toMatchObject({ estimated: true });
      expect(facts?.costUsd).toBeGreaterThan(0);
      expect(build([result])).toMatchObject({ costUsd: 0 });
      expect(build([result])).not.toHaveProperty('estimated');
      const unused = { inputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 0, reasoningTokens: 0 };
      expect(build([{ ...result, usage: unused }], { prices })).toMatchObject({ costUsd: 0 });
    },
  );

  requirement(
    {
      ids: ['I-24'],
      title: 'steps of OpenCode that tell no cost cost nothing that is known',
      input: 'a step_finish without cost, then one with cost 0.5',
      expected: 'null; 0.5',
    },
    () => {
      const part = { reason: 'stop', tokens: { input: 10, output: 5, reasoning: 0, cache: { read: 0, write: 0 } } };
      const costOf = (...parts: readonly object[]) => {
        const parser = createResultParser(engines.opencode);
        for (const one of parts) parser.push(Buffer.from(`${JSON.stringify({ type: 'step_finish', part: one })}\n`));
        const { costUsd, costScope } = parser.end({ ended: 'exited', exitStatus: 0, stderr: '' });
        return { costUsd, costScope };
      };
      expect(costOf(part)).toEqual({ costUsd: null, costScope: null });
      expect(costOf(part, { ...part, cost: 0.5 })).toEqual({ costUsd: 0.5, costScope: 'run' });
    },
  );

  it('adds what two starts took that are no one session', () => {
    const [first, second] = [resultOf('gemini success'), resultOf('gemini success')];
    expect(build([first, second])).toMatchObject({ inputTokens: 19_800, outputTokens: 492 });
    const other = { ...resultOf('codex success'), sessionId: 'another' };
    expect(build([resultOf('codex success'), other])).toMatchObject({ inputTokens: 34_320 });
  });

  requirement(
    {
      ids: ['I-24', 'DESIGN-4.1'],
      title: 'a cost that no engine reports follows from the prices, and is an estimate',
      input: 'codex: 17,160 tokens in, of which 8,192 cached, 270 out, at 3, 0.3 and 15 USD per million',
      expected: '8,968 × 3 + 8,192 × 0.3 + 270 × 15 millionths of a dollar, marked',
    },
    () => {
      const prices = { 'gpt-5': { input: 3, 'cached-input': 0.3, output: 15 } };
      const facts = build([resultOf('codex success')], { model: 'gpt-5', prices });
      expect(facts).toMatchObject({ estimated: true, model: 'gpt-5' });
      expect(facts?.costUsd).toBeCloseTo((8_968 * 3 + 8_192 * 0.3 + 270 * 15) / 1_000_000, 12);
      expect(build([resultOf('codex success')], { model: 'gpt-5' })).not.toHaveProperty('costUsd');
      const own = build([resultOf('claude-code success')], { model: 'gpt-5', prices });
      expect(own).toMatchObject({ costUsd: 0.0353676, turns: 3 });
      expect(own).not.toHaveProperty('estimated');
    },
  );

  it('is nothing where an engine says nothing', () => {
    expect(build([resultOf('command plain-text'), resultOf('copilot not-logged-in')])).toBeUndefined();
  });

  it('is sound whatever an engine says', () => {
    const amount = fc.double();
    const usage = fc.record({
      inputTokens: amount,
      cacheReadTokens: fc.option(amount),
      cacheWriteTokens: fc.option(amount),
      outputTokens: amount,
      reasoningTokens: fc.option(amount),
    });
    fc.assert(
      fc.property(usage, fc.option(amount), fc.option(amount), (said, costUsd, turns) => {
        const facts = build([{ ...resultOf('gemini success'), usage: said, costUsd, turns }]);
        expect(usageFactsSchema.safeParse(JSON.parse(JSON.stringify(facts ?? {}))).success).toBe(true);
      }),
    );
  });
});

const count = fc.nat({ max: 10_000_000 });
const facts = fc.record(
  {
    inputTokens: count,
    outputTokens: count,
    costUsd: fc.double({ min: 0, max: 1_000, noNaN: true }),
    estimated: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const tasks = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(facts, { nil: undefined })), { maxLength: 20 });

function toTask(stage: string, usage: TaskBody['usage']): TaskRecord {
  const body = { stage, startedAt: '2026-01-01T00:00:00Z', finishedAt: '2026-01-01T00:00:07Z', results: {}, usage };
  return { body } as unknown as TaskRecord;
}

describe('sums of usage', () => {
  requirement(
    {
      ids: ['I-24'],
      title: 'sums in the status comment, the summary and the end record equal their parts',
      input: 'any executions of any stages, with and without numbers',
      expected: 'the sum over stages, over executions and in the end record are one, in millionths of a dollar',
    },
    () => {
      fc.assert(
        fc.property(tasks, (made) => {
          const state = { tasks: made.map(([stage, usage]) => toTask(stage, usage)) };
          const parts = state.tasks.map(({ body }) => usageOf(body));
          const total = addUsage([...usageByStage(state).values()]);
          expect(addUsage(parts)).toEqual(total);
          const { usage } = usageOfRun(state);
          expect(usage?.inputTokens).toBe(total.inputTokens);
          expect(usage?.outputTokens).toBe(total.outputTokens);
          expect(usage?.estimated).toBe(usage === undefined ? undefined : total.estimated);
          expect(Math.round((usage?.costUsd ?? 0) * 1_000_000)).toBe(total.costMicros ?? 0);
          const each = parts.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0);
          expect(total.costMicros ?? 0).toBe(each);
        }),
      );
    },
  );

  it('shows an estimate as one', () => {
    expect(formatCost({ seconds: 1, costMicros: 1_500_000, estimated: true })).toBe('$1.50 (estimate)');
    expect(formatCost({ seconds: 1, costMicros: 1_500_000 })).toBe('$1.50');
  });
});
