import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../../../src/core/record/history-record.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import { verifyChain, verifyLedger } from '../../../src/core/record/verify-chain.ts';
import { buildEnd, buildRun, buildTask } from '../../support/record-builders.ts';

function store(record: BatonRecord, comment: number, digest = `sha256:${comment}`): StoredRecord {
  return { record, comment, digest, envelope: {} };
}

function onLedger(run: string, comment: number, prev: string): StoredRecord {
  const { kind: _, body, ...place } = buildEnd({ run, prev, thread: 900 });
  const history: HistoryRecord = {
    ...place,
    kind: 'history',
    body: {
      ...body,
      ...{ version: 1, pipeline: 'fix', results: {}, startedAt: body.finishedAt },
    } as unknown as HistoryRecord['body'],
  };
  return store(history, comment);
}

describe('verifyChain', () => {
  it('follows each run of a thread by itself', () => {
    const records = ['fix-42', 'look-42'].flatMap((run, index) => [
      store(buildRun({ run }), 10 * index + 1),
      store(buildTask({ run, prev: `sha256:${10 * index + 1}` }), 10 * index + 2),
    ]);
    expect(verifyChain(records)).toEqual([]);
    expect(verifyChain(records.slice(1))).toMatchObject([{ code: 'BATON-E412' }]);
  });

  it('leaves out records of a ledger, whose places are those of the ledger', () => {
    expect(verifyChain([store(buildRun(), 1), onLedger('fix-42', 2, 'sha256:77')])).toEqual([]);
  });
});

describe('verifyLedger', () => {
  const first = onLedger('fix-1', 1, 'sha256:gone');
  const second = onLedger('fix-2', 2, 'sha256:1');
  const third = onLedger('fix-3', 3, 'sha256:2');

  it('accepts records that continue one another, in whatever order they come and whatever stands between them', () => {
    expect(verifyLedger([])).toEqual([]);
    expect(verifyLedger([third, first, store(buildRun({ prev: 'sha256:no' }), 2), second])).toEqual([]);
  });

  it('names both runs and the ledger where a record is missing', () => {
    const problems = verifyLedger([first, third]);
    expect(problems).toMatchObject([{ code: 'BATON-E414' }]);
    expect(problems[0]?.message).toMatch(/"fix-3" on ledger #900 .*"fix-1"/);
  });
});
