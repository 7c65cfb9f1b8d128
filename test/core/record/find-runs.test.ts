import { describe, expect, it } from 'vitest';
import { findRuns, runRefOf } from '../../../src/core/record/find-runs.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import { buildEnd, buildRun, buildTask } from '../../support/record-builders.ts';

function stored(record: BatonRecord, comment: number): StoredRecord {
  return { record, comment, digest: `sha256:${comment}`, envelope: {} };
}

function about(subject: number): ReturnType<typeof buildRun>['body']['trigger'] {
  const { trigger } = buildRun().body;
  return { ...trigger, subject: { ...trigger.subject, number: subject } };
}

describe('findRuns', () => {
  const records = [
    stored(buildRun({ run: 'fix-42' }), 4),
    stored(buildRun({ run: 'look-42' }, { pipeline: 'look' }), 9),
    stored(buildRun({ run: 'fix-42-2' }), 7),
    stored(buildRun({ run: 'fix-43' }, { trigger: about(43) }), 8),
    stored(buildTask({ run: 'fix-42-2' }), 10),
    stored(buildEnd({ run: 'fix-42' }), 11),
    undefined,
  ];

  it.each([
    ['all runs, the newest first, and no other records', {}, ['look-42', 'fix-43', 'fix-42-2', 'fix-42']],
    ['those of a pipeline', { pipeline: 'fix' }, ['fix-43', 'fix-42-2', 'fix-42']],
    ['those about a subject', { about: 42 }, ['look-42', 'fix-42-2', 'fix-42']],
    ['those that began before a comment', { before: 8 }, ['fix-42-2', 'fix-42']],
    ['those that meet all conditions', { pipeline: 'fix', about: 42, before: 7 }, ['fix-42']],
    ['none', { pipeline: 'none' }, []],
  ])('finds %s', (_, query, expected) => {
    expect(findRuns(records, query).map(({ record }) => record.run)).toEqual(expected);
  });

  it('says where a run is found: by the time of its comment, or of its start where that is not known', () => {
    const { startedAt } = buildRun().body;
    const [run] = findRuns([stored(buildRun(), 4)]);
    if (run === undefined) throw new Error('There is no run.');
    expect(runRefOf(run)).toEqual({ run: 'fix-42', thread: 42, first: { id: 4, at: startedAt } });
    const at = '2026-01-01T00:00:00Z';
    expect(runRefOf({ ...run, writtenAt: at }).first).toEqual({ id: 4, at });
  });
});
