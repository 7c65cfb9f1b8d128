import { describe, expect } from 'vitest';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const stages = `
      only: { agent: one, retry: { attempts: 1 }, prompt: "Look." }
      next: { needs: [only], agent: one, prompt: "Go on." }`;

/** What a write is called in the log of the harness, by the first words of a dry run's sentence about it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^comment on #42/, 'comment'],
  [/^change comment 102 /, 'update 102'],
  [/^label #42 with (.*)$/, 'label 42'],
  [/^take the label baton:running off #42$/, 'unlabel 42 baton:running'],
  [/^react to #42 with /, 'react subject 42'],
  [/^take the reaction to #42 away$/, 'unreact subject 42'],
  [/^start fix-42\/next execution 1 for agent$/, 'start fix-42/next 1'],
];

function kindOf(effect: string): string {
  return kinds.find(([pattern]) => pattern.test(effect))?.[1] ?? `unknown: ${effect}`;
}

/** Does the same work dry and then in earnest, and checks that the first writes nothing and lists what the second writes. */
async function compare(harness: Harness, work: (harness: Harness) => Promise<unknown>): Promise<void> {
  const before = harness.writes.length;
  const comments = harness.threads.requests.length;
  const dry = createDryPorts(harness.engine.ports);
  await work({ ...harness, engine: { ...harness.engine, ports: dry.ports } });
  expect(harness.writes.slice(before)).toEqual([]);
  expect(harness.started).toEqual([]);
  expect(harness.threads.requests.slice(comments).filter((request) => !/^(?:list|get|find|read)/.test(request))).toEqual([]);
  await work(harness);
  const written = harness.writes.slice(before);
  expect(written.length).toBeGreaterThan(2);
  // The harness does not count the requests that fold comments.
  const listed = dry.effects.filter((effect) => !effect.startsWith('fold ')).map(kindOf);
  expect(listed.map((kind, index) => (written[index]?.startsWith(kind) ? written[index] : kind))).toEqual(written);
}

describe('a dry run', () => {
  requirement(
    {
      ids: ['U23', 'DESIGN-4.8'],
      title: 'of a label writes nothing, and lists every write that the same label causes in earnest, in their order',
      input: 'plan of a label, dry, then in earnest',
      expected: 'no write; then reaction, record, status comment and label, as listed',
    },
    () => compare(createHarness(), (harness) => plan(harness, { stages })),
  );

  for (const outcome of ['failed', 'succeeded'] as const)
    requirement(
      {
        ids: ['U23', 'DESIGN-4.8'],
        title: `of a stage that ${outcome} writes and starts nothing, and lists every write that follows in earnest`,
        input: `the publish job of a stage that ${outcome}, dry, then in earnest`,
        expected:
          outcome === 'failed' ? 'no write; then the end and the call for a person, as listed' : 'no start; then one, as listed',
      },
      async () => {
        const harness = createHarness();
        const order = orderOf(await plan(harness, { stages }));
        const failure = outcome === 'failed' ? { failure: { reason: 'exit-status', message: 'boom' } } : {};
        const output = buildOutput(order, { outcome, ...failure });
        await compare(harness, (each) => advance(each, order, { kind: 'output', output }));
      },
    );
});
