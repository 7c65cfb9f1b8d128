import type { DispatchDraft } from '../../../src/core/record/dispatch.ts';
import { packRecords } from '../../../src/core/record/dispatched-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import { buildRun, buildTask, compressor, createWriteTools, repo, runId, subject } from '../../support/record-builders.ts';

/** A record as it was read from a comment. */
export function store(record: BatonRecord, comment: number): StoredRecord {
  const { digest, envelope, markers } = encodeRecord(record, createWriteTools());
  const pieces = envelope.parts?.map((part, index) => ({ id: comment - markers.length + 1 + index, digest: part }));
  return { record, digest, comment, envelope, ...(pieces === undefined ? {} : { pieces }) };
}

export const run = store(buildRun(), 201);
export const task = store(buildTask({ prev: run.digest }), 202);
export const stored = [run, task];

/** An order to the agent of `fix`, with both records in it. */
export function buildDraft(fields: Partial<DispatchDraft> = {}): DispatchDraft {
  return {
    baton: 1,
    kind: 'dispatch',
    for: 'agent',
    via: 'action',
    repo,
    subject,
    thread: subject,
    lock: subject,
    run: runId,
    task: 'fix',
    attempt: 1,
    execution: 1,
    head: 'a'.repeat(40),
    commit: 'b'.repeat(40),
    first: { id: 201, at: '2026-03-18T08:00:00Z' },
    status: 200,
    issued: '2026-03-18T08:05:00.000Z',
    'not-after': '2026-03-20T08:05:00.000Z',
    job: {
      'runs-on': ['self-hosted', 'linux'],
      container: '',
      'timeout-minutes': 60,
      environment: '',
      group: 'g',
      checkout: { depth: 0, submodules: false, lfs: false },
    },
    digests: stored.map(({ digest }) => digest),
    records: packRecords(stored, compressor.deflate),
    traceparent: '00-1-2-01',
    ...fields,
  };
}
