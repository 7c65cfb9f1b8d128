import { expect } from 'vitest';
import { digestOf } from '../../src/core/json/json-value.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const prompt = {
  digest: `sha256:${'3'.repeat(64)}`,
  bytes: 3,
  nonce: 'ab',
  removed: { comments: 0, characters: 0 },
};

async function bodiesOf(harness: Harness): Promise<readonly TaskBody[]> {
  return (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
}

requirement(
  {
    ids: ['H-30', 'T25', 'T28'],
    title: 'what an execution was given is said by the records, not by its agent job',
    input: 'investigate with a handoff; the job of fix says that it was given something else, with a word of its own in it',
    expected: 'the record of fix names the handoff of investigate by its digest, and nothing that the job said',
  },
  async () => {
    const harness = createHarness();
    const first = orderOf(await plan(harness));
    await advance(harness, first, { kind: 'output', output: buildOutput(first, { prompt }) });
    const order = lastStarted(harness);
    const consumed = [{ stage: 'a word of its own', execution: 7, digest: prompt.digest }];
    const output = { ...buildOutput(order, { prompt }), consumed };
    await advance(harness, order, { kind: 'output', output });
    const [investigate, fix] = await bodiesOf(harness);
    const { sha256 } = harness.engine.ports.hasher;
    expect(fix?.consumed).toEqual([{ stage: 'investigate', execution: 1, digest: digestOf(investigate?.handoff, sha256) }]);
    expect(investigate?.consumed).toEqual([]);
  },
);

requirement(
  {
    ids: ['H-30'],
    title: 'an execution that did not come to its prompt was given nothing',
    input: 'fix, whose job failed before there was a prompt',
    expected: 'consumed is empty',
  },
  async () => {
    const harness = createHarness();
    await advance(harness, orderOf(await plan(harness)));
    const order = lastStarted(harness);
    await advance(harness, order, { kind: 'output', output: buildOutput(order) });
    expect((await bodiesOf(harness)).map(({ consumed }) => consumed)).toEqual([[], []]);
  },
);
