import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/core/output/outcome.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import { buildOutput, buildTrigger, Crash, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const single = '\n      only: { agent: one, retry: { attempts: 1 }, prompt: "Look." }';

function byComment(): Trigger {
  const trigger = buildTrigger();
  const comment = { id: 9_000, author: trigger.actor, body: '/baton run fix', createdAt: '2026-03-18T10:00:00Z' };
  return { ...trigger, kind: 'comment', label: '', named: 'fix', comment };
}

async function end(harness: Harness, outcome: Outcome): Promise<void> {
  const order = orderOf(await plan(harness, { stages: single }));
  const output = buildOutput(order, {
    outcome,
    ...(outcome === 'failed' ? { failure: { reason: 'exit', message: 'It failed.' } } : {}),
  });
  await advance(harness, order, { kind: 'output', output });
}

function given(harness: Harness): readonly string[] {
  return harness.reactions.given();
}

describe('reactions', () => {
  for (const [what, trigger, place] of [
    ['a label', buildTrigger(), 'subject 42'],
    ['a command', byComment(), 'comment 9000'],
  ] as const)
    requirement(
      {
        ids: ['U1'],
        title: `after ${what} the first write is 👀, before records and starts`,
        input: `plan of ${what}`,
        expected: `eyes on ${place}, then the record, the status comment and the label`,
      },
      async () => {
        const harness = createHarness();
        await plan(harness, { trigger });
        const writes = harness.writes.map((write) => write.replace(/ \d+$/, ''));
        expect(writes).toEqual([`react ${place} eyes`, 'comment', 'comment', 'label 42 baton:running']);
        expect(given(harness)).toEqual([`${place} eyes`]);
      },
    );

  for (const [outcome, content] of [
    ['succeeded', 'rocket'],
    ['noop', '+1'],
    ['failed', 'confused'],
    ['cancelled', '-1'],
  ] as const)
    requirement(
      {
        ids: ['U2'],
        title: `a run that ended as ${outcome} has ${content} instead of 👀`,
        input: 'a run of one stage',
        expected: `${content} alone`,
      },
      async () => {
        const harness = createHarness();
        await end(harness, outcome);
        expect(given(harness)).toEqual([`subject 42 ${content}`]);
      },
    );

  requirement(
    {
      ids: ['U2'],
      title: 'that GitHub refuses keep no run from starting and none from ending',
      input: '403 at the start; 403 at the end',
      expected: 'the run succeeds; one warning each',
    },
    async () => {
      const never = createHarness();
      never.reactions.refuse();
      await end(never, 'succeeded');
      expect(never.warnings).toEqual(['No reaction was given: not accessible']);
      const later = createHarness();
      const order = orderOf(await plan(later, { stages: single }));
      later.reactions.refuse();
      const { ended } = await advance(later, order);
      expect(ended?.outcome).toBe('succeeded');
      expect(later.warnings).toEqual(['The reaction of run fix-42 was not swapped: not accessible']);
    },
  );

  requirement(
    {
      ids: ['U2', 'DESIGN-5.2'],
      title: 'stay one, whatever write the job dies after',
      input: 'publish of the only stage dies after each write, and runs again',
      expected: 'rocket alone, each time',
    },
    async () => {
      for (let writes = 1; ; writes += 1) {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages: single }));
        harness.crashAfter(writes);
        const died = await advance(harness, order).catch((error: unknown) => error);
        harness.crashAfter(undefined);
        if (!(died instanceof Crash)) return expect(writes).toBeGreaterThan(3);
        await advance(harness, order);
        expect(given(harness), `after write ${writes}`).toEqual(['subject 42 rocket']);
      }
    },
  );

  it('are not given where nothing starts', async () => {
    const harness = createHarness({ role: 'read' });
    await plan(harness);
    expect(given(harness)).toEqual([]);
  });

  requirement(
    { ids: ['U23'], title: 'are listed in a dry run', input: 'a dry run of a label', expected: 'no reaction; one line says it' },
    async () => {
      const harness = createHarness();
      const dry = createDryPorts(harness.engine.ports);
      await plan({ ...harness, engine: { ...harness.engine, ports: dry.ports } });
      expect(given(harness)).toEqual([]);
      expect(dry.effects[0]).toBe('react to #42 with eyes');
    },
  );
});
