import { describe, expect } from 'vitest';
import { findPromptState } from '../../src/cli/thread/prompt-state.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import { allGates } from '../support/all-gates.ts';
import { buildRun, runId } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';

function store(run: string, number: number, comment: number): StoredRecord {
  const { body } = buildRun();
  const trigger = { ...body.trigger, subject: { ...body.trigger.subject, number } };
  return { record: buildRun({ run, thread: 500 }, { trigger }), digest: `sha256:${comment}`, comment, envelope: {} };
}

describe('findPromptState', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'U29'],
      title: 'takes the run of the subject that the event is about, else the newest',
      input: 'a runs issue with runs about #42 and #43, events about 42, 43, 44 and a tick',
      expected: 'the runs of #42 and #43; for the others the newest',
    },
    () => {
      const records = [store(runId, 42, 601), store('fix-43', 43, 602)];
      const find = (subject: number | undefined): string =>
        findPromptState(records, { pipeline: 'fix', stage: 'fix', nonce: undefined, subject, gates: allGates }).state.run.run;
      expect([42, 43, 44, undefined].map(find)).toEqual([runId, 'fix-43', 'fix-43', 'fix-43']);
    },
  );
});
