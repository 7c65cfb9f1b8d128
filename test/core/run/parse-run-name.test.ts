import { describe, expect } from 'vitest';
import { parseRunName } from '../../../src/core/run/names.ts';
import { requirement } from '../../support/requirement.ts';

const pipelines = ['fix', 'fix-docs', 'weekly'];

const rows: readonly { run: string; place: ReturnType<typeof parseRunName> }[] = [
  { run: 'fix-42', place: { pipeline: 'fix', subject: 42 } },
  { run: 'fix-42-3', place: { pipeline: 'fix', subject: 42 } },
  { run: 'fix-docs-4', place: { pipeline: 'fix-docs', subject: 4 } },
  { run: 'weekly-20260316-0900', place: { pipeline: 'weekly', subject: undefined } },
  { run: 'fix-20260316', place: { pipeline: 'fix', subject: 20_260_316 } },
  { run: 'fix-042', place: undefined },
  { run: 'fix-', place: undefined },
  { run: 'other-42', place: undefined },
];

describe('the name of a run', () => {
  for (const { run, place } of rows) {
    const expected = place === undefined ? 'no place' : `${place.pipeline}, ${place.subject ?? 'the runs issue'}`;
    requirement({ ids: ['DESIGN-4.6'], title: `${run} says where the run stands`, input: run, expected }, () => {
      expect(parseRunName(run, pipelines)).toEqual(place);
    });
  }
});
