import { describe, expect } from 'vitest';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { loadHandoffs } from '../../src/engine/thread/load-handoffs.ts';
import { buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { planTransfers, stateOf } from './transfer-chain.ts';

const handoff = { version: 1 as const, summary: 'The cause is known.' };

describe('which artifacts are read', () => {
  requirement(
    {
      ids: ['Y-24', 'H-29'],
      title: 'a ledger gets the last handoff although the artifact of an earlier stage is gone',
      input: 'two stages with a handoff each, include-keys: [handoff_summary]; the first artifact expires before the run ends',
      expected: 'the summary of the second stands in the history record, without a warning',
    },
    async () => {
      const harness = createHarness();
      const two = '\n      one: { agent: one }\n      two: { needs: [one], agent: one }\nstore: artifacts\n';
      const extra = 'history: { include-keys: [handoff_summary] }';
      await advance(harness, orderOf(await plan(harness, { stages: two, extra })));
      harness.texts.spoil(500, 'expired');
      await advance(harness, lastStarted(harness));
      const ledger = (await harness.ledgers.list('history', 'fix'))[0]?.number ?? 0;
      const [entry] = (await harness.engine.ports.store.readSince(ledger, '2000-01-01T00:00:00Z')).records;
      expect(entry?.record.kind === 'history' ? entry.record.body.handoff : undefined).toEqual({ summary: 'summary of two' });
      expect(harness.warnings.filter((warning) => warning.includes('history'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['H-29', 'T-9'],
      title: 'the handoff of an agent that handed over is read from its artifact, wherever that of the next one lies',
      input: 'a leaves a handoff and hands over; b leaves outputs and no handoff; store: artifacts',
      expected: 'later stages see the handoff of a and the outputs of b',
    },
    async () => {
      const harness = createHarness();
      const agents = ['a', 'b', 'c'].map((name) => `  ${name}: { engine: command, command: ["true"] }`).join('\n');
      const stages = 'work: { agent: a }\n      after: { needs: [work], agent: c }\nstore: artifacts';
      const order = await planTransfers(harness, { agents, stages });
      const transfer = { to: 'b', message: 'm', superseded: [] };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { handoff, transfer }) });
      const { handoff: _, ...output } = buildOutput(lastStarted(harness), { outputs: ['from b'] });
      await advance(harness, lastStarted(harness), { kind: 'output', output });
      const filled = await loadHandoffs(harness.engine.ports, { state: await stateOf(harness), stages: ['work'] });
      if (!filled.ok) throw new Error(filled.error.problem.message);
      const context = buildPromptContext({ state: filled.value, stage: 'after', due: { attempt: 1, execution: 1 } });
      expect(context.needs.work).toMatchObject({ outputs: ['from b'], handoff: { summary: handoff.summary } });
    },
  );
});
