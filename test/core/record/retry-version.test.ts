import { describe, expect } from 'vitest';
import type { Dispatch } from '../../../src/core/record/dispatch.ts';
import { packRecords, unpackRecords } from '../../../src/core/record/dispatched-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import {
  buildRun,
  buildTask,
  compressor,
  createWriteTools,
  readTools,
  repo,
  runId,
  subject,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

function store(record: BatonRecord): StoredRecord {
  const { digest, envelope } = encodeRecord(record, createWriteTools());
  return { record, digest, envelope, comment: 100 + record.seq };
}

/** Unpacks what the order of a second attempt carries: the run, and the failed first attempt with a handoff. */
function unpack(version: number) {
  const run = store(buildRun());
  const failure = { reason: 'exit-status', message: 'boom' };
  const handoff = { version: 1 as const, summary: 'from another time' };
  const task = buildTask({ prev: run.digest }, { outcome: 'failed', failure, handoff: Object.assign(handoff, { version }) });
  const records = [run, store(task)];
  const order = { run: runId, digests: records.map(({ digest }) => digest), records: packRecords(records, compressor.deflate) };
  return unpackRecords(Object.assign({} as Dispatch, order), { repo, thread: subject, tools: readTools });
}

describe('a retry', () => {
  requirement(
    {
      ids: ['C-26'],
      title: 'that builds on a record of an unknown version fails before the agent starts',
      input: 'a signed record of the first attempt whose handoff has version 2; the same with version 1',
      expected: 'BATON-E409, with the advice to start the run again; unpacked',
    },
    () => {
      expect(unpack(1).ok).toBe(true);
      const unknown = unpack(2);
      expect(unknown.ok ? '' : unknown.error.code).toBe('BATON-E409');
      expect(unknown.ok ? '' : unknown.error.message).toContain('start the run again');
    },
  );
});
