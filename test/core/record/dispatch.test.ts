import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../src/adapters/crypto/ed25519.ts';
import type { Dispatch, DispatchDraft } from '../../../src/core/record/dispatch.ts';
import { listRecordRefs, unpackRecords } from '../../../src/core/record/dispatched-records.ts';
import { openDispatch, signDispatch } from '../../../src/core/record/signed-dispatch.ts';
import {
  createTestSigner,
  createWriteTools,
  readTools,
  repo,
  signer,
  subject,
  unsignedWriteTools,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDraft, run, stored, task } from './dispatch-draft.ts';

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

  it('is valid to the last millisecond, and from five minutes before it was issued, for clocks that differ', () => {
    expect(codeOf(text, '2026-03-20T08:05:00.000Z')).toBe('opened');
    expect(codeOf(text, '2026-03-18T08:00:00.000Z')).toBe('opened');
    expect(codeOf(text, '2026-03-18T07:59:59.999Z')).toBe('BATON-E406');
    const late = { repo, now: '2026-04-20T08:05:00.000Z', tools: readTools };
    expect(openDispatch(text, { ...late, expired: 'accept' }).ok).toBe(true);
    expect(openDispatch(text, late)).toMatchObject({ ok: false, error: { code: 'BATON-E405' } });
  });

  requirement(
    {
      ids: ['T13', 'DESIGN-4.8'],
      title: 'an order with half a signature is refused like one without',
      input: 'a key alone and a signature alone, where the config has keys and where it has none',
      expected: 'BATON-E408 each time',
    },
    () => {
      const unsigned = { repo, now: '2026-03-18T09:00:00.000Z', tools: readTools, unsigned: true };
      for (const part of ['key', 'sig']) {
        const half = JSON.stringify({ ...dispatch, [part]: undefined });
        expect(codeOf(half)).toBe('BATON-E408');
        expect(openDispatch(half, unsigned)).toMatchObject({ ok: false, error: { code: 'BATON-E408' } });
      }
    },
  );

  it('is refused where its reader cannot tell which keys there are', () => {
    const { sha256, inflate, verify } = { ...readTools, ...createVerifier([]) };
    const opened = openDispatch(text, { repo, now: '2026-03-18T09:00:00Z', tools: { sha256, inflate, verify } });
    expect(opened).toMatchObject({ ok: false, error: { code: 'BATON-E404' } });
  });

  it('is told from what is no order, and a version is shown only in part', () => {
    expect(codeOf('{"kind":"other","subject":1}')).toBe('BATON-E401');
    expect(codeOf('{"kind":"dispatch"}')).toBe('BATON-E401');
    const opened = open(JSON.stringify({ baton: 'x'.repeat(10_000) }));
    expect(opened.ok ? '' : opened.error.message.length).toBeLessThan(300);
    const broken = open('{');
    expect(broken.ok ? '' : broken.error.message).not.toContain('no order of Baton');
  });

  it('is refused where it has no canonical form, which alone is signed', () => {
    const tools = { ...readTools, verify: () => true };
    const opened = openDispatch(JSON.stringify({ ...dispatch, run: '\ud800' }), { repo, now: '2026-03-18T09:00:00Z', tools });
    expect(opened.ok).toBe(false);
  });

  it('verifies with any of the keys of the config', () => {
    const tools = { ...readTools, ...createVerifier([createTestSigner('k2', 8).publicKey, signer.publicKey]) };
    expect(openDispatch(text, { repo, now: '2026-03-18T09:00:00Z', tools }).ok).toBe(true);
  });
});
