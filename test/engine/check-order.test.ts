import { describe, expect, it } from 'vitest';
import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import { checkOrder, findNamesake, findUnproven, readOrderRecords, sinceOrder } from '../../src/engine/order/check-order.ts';
import { store } from '../core/run/run-builder.ts';
import { createHarness } from '../support/engine-harness.ts';
import { hasher } from '../support/record-builders.ts';
import { done, order, readingOf, runOf, transfer } from './order-builder.ts';

describe('an unsigned order', () => {
  const records = [done(2, 'a'), transfer(3)];
  const reading = readingOf(records);
  const own = order('a', { unsigned: true, reading, due: { attempt: 1, execution: 2, cause: 2 } }).dispatch;
  const wrongField = (change: Partial<Dispatch>, of = reading) =>
    /its field "(\S+)"/.exec(checkOrder({ ...own, ...change }, of)?.message ?? '')?.[1];

  it('counts as the records have it', () => {
    expect(checkOrder(own, reading)).toBeUndefined();
    expect(wrongField({ status: 5, issued: 'x', hops: 1 })).toBeUndefined();
  });

  it('does not count where a field says what the records do not', () => {
    const changes: readonly Partial<Dispatch>[] = [
      ...[
        { task: 'gone' },
        { agent: 'one' },
        { head: 'b'.repeat(40) },
        { commit: 'b'.repeat(40) },
        { lock: 1 },
        { via: 'app' as const },
      ],
      ...[{ subject: 1 }, { thread: 1 }, { first: { ...own.first, id: 5 } }, { for: 'publish' as const }],
      { job: { ...own.job, 'runs-on': 'mine' } },
    ];
    expect(changes.map((change) => wrongField(change))).toEqual([
      ...['task', 'agent', 'head', 'commit', 'lock', 'via', 'subject', 'thread', 'first', 'for', 'job'],
    ]);
  });

  it('has no more transfers and tasks than the run may have', () => {
    expect([wrongField({ hops: 10 }), wrongField({ hops: 11 })]).toEqual([undefined, 'hops']);
    const left = (tasks: number, handoffs: number) => wrongField({ left: { tasks, handoffs } });
    const most = 50 - 1;
    expect([left(0, 10), left(0, 11), left(most - 1, 0), left(most, 0)]).toEqual([undefined, 'left', undefined, 'left']);
    expect(wrongField({ hops: undefined, left: undefined })).toBeUndefined();
    expect(wrongField({ left: { tasks: 0, handoffs: 0, 'cost-usd': 0.01 } })).toBe('left');
  });

  it('does not depend on what was recorded behind it, of the execution itself or of later ones, nor on the order of the list', () => {
    const commits = { base: 'b', head: 'h', published: 'p'.repeat(40) };
    const later = readingOf([...records, done(4, 'a', { execution: 2, commits }), transfer(5, 2)]);
    expect(wrongField({}, later)).toBeUndefined();
    expect(wrongField({}, { ...reading, stored: reading.stored.toReversed() })).toBeUndefined();
  });

  it('may go to publish for a loss, and for an execution that is recorded, wherever the branch is by now', () => {
    expect(wrongField({ for: 'publish', lost: 7 })).toBeUndefined();
    expect(wrongField({ for: 'agent', lost: 7 })).toBe('for');
    const recorded = readingOf([...records, done(4, 'a', { execution: 2 })]);
    expect(wrongField({ for: 'publish', head: 'b'.repeat(40) }, recorded)).toBeUndefined();
    expect(wrongField({ head: 'b'.repeat(40) }, recorded)).toBe('head');
    const other = readingOf([...records, done(4, 'note', { execution: 2 })]);
    expect(wrongField({ for: 'publish' }, other)).toBe('for');
    const earlier = readingOf([...records, done(4, 'a', { execution: 3 })]);
    expect(wrongField({ for: 'publish' }, earlier)).toBe('for');
  });

  it('is compared with no records where it is signed', () => {
    expect(wrongField({ sig: { alg: 'ed25519', key: 'k1', value: 'x' } as never, task: 'gone' })).toBeUndefined();
  });
});

describe('the records that an order builds on', () => {
  const { engine } = createHarness({ unsigned: true });
  const reading = readingOf();
  const own = order('a', { unsigned: true, reading }).dispatch;
  const tools = { hasher, compressor: createDeflate(), verifier: createVerifier([]) };
  const sourceOf = (dispatch: Dispatch, records: readonly StoredRecord[] | undefined) => ({
    dispatch,
    ports: { ...tools, store: { ...engine.ports.store, readRecords: async () => records } },
  });

  it('are read by their names, and missing where one is gone', async () => {
    const found = await readOrderRecords(sourceOf(own, reading.stored));
    expect(found.ok && found.value).toEqual(reading.stored);
    const gone = await readOrderRecords(sourceOf(own, undefined));
    expect(gone.ok ? '' : `${gone.error.code} ${gone.error.message}`).toMatch(/^BATON-E903 .*comments 101;/);
  });

  it('prove an unsigned order; the signature of a signed one was checked before', async () => {
    expect(await findUnproven(sourceOf(own, reading.stored))).toBeUndefined();
    expect((await findUnproven(sourceOf({ ...own, lock: 9 }, reading.stored)))?.code).toBe('BATON-E909');
    expect((await findUnproven(sourceOf(own, undefined)))?.code).toBe('BATON-E903');
    expect(await findUnproven(sourceOf({ ...own, lock: 9, sig: 'x' as never }, undefined))).toBeUndefined();
  });

  it('are of another run where the first record is not the one that the order names', () => {
    const { stored } = reading;
    expect(findNamesake(own, stored)).toBeUndefined();
    expect(findNamesake({ ...own, digests: ['sha256:other'] }, stored)?.code).toBe('BATON-E903');
    expect(findNamesake({ ...own, digests: [] }, stored)).toBeUndefined();
    expect(findNamesake({ ...own, digests: [], first: { ...own.first, id: 5 } }, stored)?.code).toBe('BATON-E903');
    expect(findNamesake({ ...own, run: 'fix-43', digests: ['sha256:other'] }, stored)).toBeUndefined();
    for (const digests of [['sha256:other'], []]) expect(findNamesake({ ...own, digests }, [])).toBeUndefined();
    const before = store({ ...runOf(), run: 'fix-41', seq: 7 });
    expect(findNamesake(own, [before, store(done(2, 'a')), ...stored])).toBeUndefined();
  });

  it('may be a minute older than the order', () => {
    expect(sinceOrder({ issued: '2026-03-18T09:00:00.000Z' })).toBe('2026-03-18T08:59:00.000Z');
  });
});
