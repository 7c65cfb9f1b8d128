import { describe, expect } from 'vitest';
import type { Dispatch } from '../../../src/core/record/dispatch.ts';
import { checkDispatchedRecords, packRecords, unpackRecords } from '../../../src/core/record/dispatched-records.ts';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { signDispatch } from '../../../src/core/record/signed-dispatch.ts';
import {
  buildIncompressible,
  buildTask,
  compressor,
  createWriteTools,
  readTools,
  repo,
  subject,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDraft, run, store, stored, task } from './dispatch-draft.ts';

const dispatch = JSON.parse(signDispatch(buildDraft(), createWriteTools())) as Dispatch;

describe('packRecords and unpackRecords', () => {
  const context = { repo, thread: subject, tools: readTools };
  const unpack = (fields: Partial<Dispatch>) => unpackRecords({ ...dispatch, ...fields }, context);
  const code = (fields: Partial<Dispatch>) => {
    const unpacked = unpack(fields);
    return unpacked.ok ? 'unpacked' : unpacked.error.code;
  };

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'records ride in the order and come out verified, without any request',
      input: 'run and task record, deflated',
      expected: 'the same records with their digests, comment 0',
    },
    () => {
      expect(unpack({})).toEqual({ ok: true, value: stored.map((record) => ({ ...record, comment: 0 })) });
    },
  );

  requirement(
    {
      ids: ['T13'],
      title: 'records that are not exactly those that the order names are refused',
      input: 'one missing, swapped, of another run, of another subject, forged, bytes that are no deflate stream',
      expected: 'BATON-E411 for what does not fit, BATON-E410 for what cannot be read',
    },
    () => {
      const pack = (records: readonly StoredRecord[]) => ({ records: packRecords(records, compressor.deflate) });
      const digests = (records: readonly StoredRecord[]) => records.map(({ digest }) => digest);
      expect(code(pack([run]))).toBe('BATON-E411');
      expect(code(pack([task, run]))).toBe('BATON-E411');
      expect(code({ ...pack([task, run]), digests: digests([task, run]) })).toBe('BATON-E411');
      expect(code({ run: 'other-42' })).toBe('BATON-E411');
      const stray = store(buildTask({ prev: 'sha256:0' }), 203);
      expect(code({ ...pack([run, stray]), digests: digests([run, stray]) })).toBe('BATON-E411');
      const later = store(buildTask({ seq: 5, prev: 'sha256:0' }), 204);
      expect(code({ ...pack([run, later]), digests: digests([run, later]) })).toBe('unpacked');
      const again = store(buildTask({ execution: 2, seq: 2, prev: task.digest }), 206);
      expect(code({ ...pack([run, task, again]), digests: digests([run, task, again]) })).toBe('BATON-E411');
      expect(code({ ...pack([run, task]), digests: [run.digest, again.digest] })).toBe('BATON-E411');
      const broken = unpack({ records: { enc: 'deflate', data: '!' } });
      expect(broken.ok ? '' : broken.error.message).toContain('they are not deflated');
      const elsewhere = store(buildTask({ thread: 43 }), 205);
      expect(code({ ...pack([run, elsewhere]), digests: digests([run, elsewhere]) })).toBe('BATON-E410');
      expect(code({ records: { enc: 'deflate', data: 'AAAA' } })).toBe('BATON-E410');
      expect(code({ records: { enc: 'deflate', data: compressor.deflate('{}') } })).toBe('BATON-E410');
      expect(code({ records: { enc: 'located', list: [] } })).toBe('BATON-E410');
      expect(checkDispatchedRecords(dispatch, stored).ok).toBe(true);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'what would make the order too long is named by its place instead',
      input: 'three tasks with 12,000 random code points each; one with 65,536, whose body is in pieces',
      expected: 'id and digest of each record, and of each piece; the order under 60,000 characters',
    },
    () => {
      const handoff = (codePoints: number) => ({
        handoff: { version: 1 as const, summary: 's', detail: buildIncompressible(codePoints) },
      });
      const large = [1, 2, 3].map((n) => store(buildTask({ execution: n, seq: n }, handoff(9_000)), 300 + n));
      const packed = packRecords(large, compressor.deflate);
      expect(packed).toEqual({ enc: 'located', list: large.map(({ comment, digest }) => ({ id: comment, digest })) });
      const order = signDispatch(buildDraft({ records: packed, digests: large.map(({ digest }) => digest) }), createWriteTools());
      expect(order.length).toBeLessThan(60_000);
      const huge = store(buildTask({}, handoff(65_536)), 400);
      expect(packRecords([huge], compressor.deflate)).toEqual({
        enc: 'located',
        list: [{ id: 400, digest: huge.digest }, ...(huge.pieces ?? [])],
      });
      expect(packRecords([run, huge], compressor.deflate)).toMatchObject({ enc: 'located' });
    },
  );
});
