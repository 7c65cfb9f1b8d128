import { expect } from 'vitest';
import { toOpenRun } from '../../src/app/work/open-runs.ts';
import { begin } from '../engine/command-world.ts';
import { requirement } from '../support/requirement.ts';

requirement(
  {
    ids: ['P10-sweep', 'DESIGN-2'],
    title: 'a run that a sweep has found is found by the next one too',
    input: 'an open run; `listOpenRuns` takes a record that is older than the time it reads from for a copy',
    expected: 'the time that is noted is before the record',
  },
  async () => {
    const { harness } = await begin();
    const [record] = (await harness.records()).map((stored) => stored.record);
    if (record?.kind !== 'run') throw new Error('The run has no first record.');
    const noted = toOpenRun(record);
    expect(noted).toMatchObject({ run: record.run, thread: record.thread });
    expect(Date.parse(noted.since)).toBeLessThan(Date.parse(record.body.startedAt));
  },
);
