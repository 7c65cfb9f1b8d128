import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../src/adapters/crypto/ed25519.ts';
import type { Dispatch, DispatchDraft } from '../../../src/core/record/dispatch.ts';
import {
  checkDispatchedRecords,
  listRecordRefs,
  packRecords,
  unpackRecords,
} from '../../../src/core/record/dispatched-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import { openDispatch, signDispatch } from '../../../src/core/record/signed-dispatch.ts';
import {
  buildIncompressible,
  buildRun,
  buildTask,
  compressor,
  createTestSigner,
  createWriteTools,
  readTools,
  repo,
  runId,
  signer,
  subject,
  unsignedWriteTools,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

function store(record: BatonRecord, comment: number): StoredRecord {
  const { digest, envelope, markers } = encodeRecord(record, createWriteTools());
  const pieces = envelope.parts?.map((part, index) => ({ id: comment - markers.length + 1 + index, digest: part }));
  return { record, digest, comment, envelope, ...(pieces === undefined ? {} : { pieces }) };
}

const run = store(buildRun(), 201);
const task = store(buildTask({ prev: run.digest }), 202);
const stored = [run, task];

function buildDraft(fields: Partial<DispatchDraft> = {}): DispatchDraft {
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

function open(text: string, now = '2026-03-18T09:00:00.000Z') {
  return openDispatch(text, { repo, now, tools: readTools });
}

function codeOf(text: string, now?: string): string {
  const opened = open(text, now);
  return opened.ok ? 'opened' : opened.error.code;
}

const text = signDispatch(buildDraft(), createWriteTools());
const dispatch = JSON.parse(text) as Dispatch;

describe('signDispatch and openDispatch', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'a signed order is clear JSON and opens as it was',
      input: 'an order with two records in it',
      expected: 'JSON in which only records is deflated, at most 60,000 characters; equal after opening',
    },
    () => {
      expect(Object.keys(dispatch).slice(0, 3)).toEqual(['baton', 'kind', 'for']);
      expect(dispatch.job['runs-on']).toEqual(['self-hosted', 'linux']);
      expect(text.length).toBeLessThanOrEqual(60_000);
      expect(open(text)).toEqual({ ok: true, value: dispatch });
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-4.8'],
      title: 'an order that is not genuine, not for us or not for now is refused in words',
      input: 'no JSON, {}, version 2, unknown key, every field changed, 48 h later, 10 min earlier, another repository',
      expected: 'E401 E401 E402 E403 E404 E405 E406 E407, each with what to do',
    },
    () => {
      expect(codeOf('')).toBe('BATON-E401');
      expect(codeOf('{}')).toBe('BATON-E401');
      expect(codeOf('null')).toBe('BATON-E401');
      expect(codeOf(text.replace('"baton":1', '"baton":2'))).toBe('BATON-E402');
      expect(codeOf(signDispatch(buildDraft(), createWriteTools(createTestSigner('k9'))))).toBe('BATON-E403');
      expect(codeOf(signDispatch(buildDraft(), createWriteTools(createTestSigner('k1', 9))))).toBe('BATON-E404');
      expect(codeOf(text, '2026-03-20T08:05:00.001Z')).toBe('BATON-E405');
      expect(codeOf(text, '2026-03-18T07:55:00.000Z')).toBe('BATON-E406');
      expect(codeOf(text, 'no time')).toBe('BATON-E405');
      expect(codeOf(signDispatch(buildDraft({ repo: 2 }), createWriteTools()))).toBe('BATON-E407');
      const changes = {
        for: 'publish',
        via: 'app',
        subject: 1,
        thread: 1,
        run: 'x',
        task: 'x',
        attempt: 2,
        execution: 2,
        head: 'x',
        commit: 'x',
        status: 1,
        digests: [],
        more: 1,
      };
      for (const [field, value] of Object.entries(changes))
        expect(codeOf(JSON.stringify({ ...dispatch, [field]: value }))).toBe('BATON-E404');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'U29'],
      title: 'an order of an earlier Baton, which named no thread, is refused in words',
      input: 'a signed order without the field thread',
      expected: 'BATON-E402, with what is missing and what to do',
    },
    () => {
      const { thread: _thread, ...earlier } = buildDraft();
      const opened = open(signDispatch(earlier as DispatchDraft, createWriteTools()));
      expect(opened.ok ? '' : `${opened.error.code} ${opened.error.message}`).toMatch(
        /^BATON-E402 .*"thread".*Start a new run.*take the label off and put it on again/,
      );
    },
  );

  requirement(
    {
      ids: ['T13', 'U29'],
      title: 'records in an order count for its thread, not for its subject',
      input: 'records bound to #42 in an order about #42 whose thread is #500, and the other way about',
      expected: 'refused as binding; taken',
    },
    () => {
      const unpack = (fields: Partial<DispatchDraft>) => {
        const order = JSON.parse(signDispatch(buildDraft(fields), createWriteTools())) as Dispatch;
        return unpackRecords(order, { repo, thread: order.thread, tools: readTools });
      };
      const wrong = unpack({ thread: 500 });
      expect(wrong.ok ? '' : wrong.error.message).toContain('binding');
      expect(unpack({ subject: 7 })).toMatchObject({ ok: true, value: [{ digest: run.digest }, { digest: task.digest }] });
    },
  );

  requirement(
    {
      ids: ['T35', 'T36'],
      title: 'an order with keys that reach a prototype, or too deep, is refused before it is looked at',
      input: '{"__proto__":…}, 9 levels, {"run":…,"run":…}',
      expected: 'BATON-E401',
    },
    () => {
      expect(codeOf(text.replace('{', '{"__proto__":{"polluted":1},'))).toBe('BATON-E401');
      expect(codeOf(text.replace('{', `{"x":${'['.repeat(9)}${']'.repeat(9)},`))).toBe('BATON-E401');
      expect(codeOf(text.replace('"run":', '"run":"x","run":'))).toBe('BATON-E401');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  it('opens an order with fields of a later version, which are signed too', () => {
    const later = signDispatch({ ...buildDraft(), later: 'x' } as DispatchDraft, createWriteTools());
    expect(codeOf(later)).toBe('opened');
  });

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'an order is taken only as the config is: unsigned without keys, signed with them',
      input: 'a signed and an unsigned order, each where the config has keys and where it has none; {}',
      expected: 'opened, BATON-E408 both ways, opened; BATON-E401',
    },
    () => {
      const plain = signDispatch(buildDraft({ records: listRecordRefs(stored) }), unsignedWriteTools);
      const unsigned = (order: string): string => {
        const opened = openDispatch(order, { repo, now: '2026-03-18T09:00:00.000Z', tools: readTools, unsigned: true });
        return opened.ok ? 'opened' : opened.error.code;
      };
      expect([codeOf(text), codeOf(plain)]).toEqual(['opened', 'BATON-E408']);
      expect([unsigned(text), unsigned(plain)]).toEqual(['BATON-E408', 'opened']);
      expect(unsigned(JSON.stringify({ ...JSON.parse(plain), sig: '' }))).toBe('BATON-E408');
      expect([unsigned('{}'), codeOf('{}')]).toEqual(['BATON-E401', 'BATON-E401']);
      const carried = JSON.parse(signDispatch(buildDraft(), unsignedWriteTools));
      const empty = { ...readTools, ...createVerifier([]) };
      const unpacked = unpackRecords(carried, { repo, thread: subject, tools: empty });
      expect(unpacked.ok ? '' : unpacked.error.message).toContain('number 1 is refused: signature');
    },
  );

  it('verifies with any of the keys of the config', () => {
    const tools = { ...readTools, ...createVerifier([createTestSigner('k2', 8).publicKey, signer.publicKey]) };
    expect(openDispatch(text, { repo, now: '2026-03-18T09:00:00Z', tools }).ok).toBe(true);
  });
});

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
    },
  );
});
