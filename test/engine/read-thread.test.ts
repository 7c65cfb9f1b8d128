import { describe, expect, it } from 'vitest';
import type { BatonRecord, StoredRecord, TaskBody } from '../../src/core/record/record.ts';
import { ignoredInOwnComments, listOwnComments, ownAccountId, readMarked } from '../../src/engine/thread/own-comments.ts';
import { findTriggeringRecord, findUnfit, readRun } from '../../src/engine/thread/read-run.ts';
import type { ReadThread } from '../../src/ports/record-store.ts';
import { getState, store } from '../core/run/run-builder.ts';
import { createHarness } from '../support/engine-harness.ts';
import {
  bot,
  buildComment,
  buildDecision,
  buildEnd,
  buildRun,
  buildTask,
  stranger,
  subject,
} from '../support/record-builders.ts';

const first = { id: 101, at: '2026-03-18T08:00:00Z' };
const order = { run: 'fix-42', thread: subject, first };

/** Records that name the one before them, as a thread has them. */
function chained(...records: readonly BatonRecord[]): readonly StoredRecord[] {
  const stored = records.map(store);
  return stored.map((each, index) => ({ ...each, record: { ...each.record, prev: stored[index - 1]?.digest ?? '' } }));
}

const done = (seq: number, stage = 'fix', body: Partial<TaskBody> = {}) => buildTask({ seq, task: stage }, { stage, ...body });
const decided = (seq: number, verb: 'answer' | 'retry' | 'expire' | 'pause', task = '') => buildDecision({ seq, task }, { verb });

describe('records of a run that do not fit together', () => {
  const lone = (verb: Parameters<typeof decided>[1], task = '') => findUnfit(chained(buildRun(), decided(3, verb, task)))?.code;

  it('keep it from going on where one was altered', () => {
    const [run, next] = chained(buildRun(), done(2));
    if (run === undefined || next === undefined) throw new Error('A record is missing.');
    expect(findUnfit([run, next])).toBeUndefined();
    const altered = findUnfit([run, { ...next, record: { ...next.record, prev: 'other' } }]);
    expect([altered?.code, altered?.cause]).toEqual(['BATON-E413', 'broken-chain']);
    expect(altered?.message).toMatch(/So the run is not carried on\. .* start the pipeline again/);
  });

  it('keep it from going on where a decision let a stage start again of which no record is left', () => {
    expect((['answer', 'retry', 'expire'] as const).map((verb) => lone(verb))).toEqual(Array(3).fill('BATON-E412'));
    expect([lone('pause'), lone('answer', 'fix')]).toEqual([undefined, 'BATON-E412']);
  });

  it('let it go on where a record is gone that nothing was decided about', () => {
    const gap = (...records: readonly BatonRecord[]) => findUnfit(chained(buildRun(), ...records))?.code;
    expect(gap(done(3))).toBeUndefined();
    expect(gap(done(3), decided(4, 'retry'))).toBeUndefined();
    expect(gap(done(3), decided(4, 'answer', 'fix'))).toBeUndefined();
    expect(gap(done(3, 'other'), decided(4, 'answer', 'fix'))).toBe('BATON-E412');
    expect(gap(done(3, 'fix[1]'), decided(4, 'answer', 'fix[0]'))).toBeUndefined();
    expect(gap(decided(3, 'answer', 'fix'), done(4))).toBe('BATON-E412');
    expect(gap(decided(3, 'answer', 'fix'), done(3))).toBe('BATON-E412');
  });

  it('keep another attempt from being made of a stage of which no record is left', () => {
    const own = chained(buildRun(), done(3, 'other'));
    expect([findUnfit(own), findUnfit(own, 'fix')?.code, findUnfit(own, 'other'), findUnfit(own, '')]).toEqual([
      undefined,
      'BATON-E412',
      undefined,
      undefined,
    ]);
    expect(findUnfit(chained(buildRun(), buildEnd({ seq: 3 })), '')?.code).toBe('BATON-E412');
  });
});

describe('a run that is read', () => {
  const read = async (thread: Partial<ReadThread>, unsigned = false) => {
    const { engine } = createHarness({ unsigned });
    const readSince = async () => ({ records: [], comments: [], ignored: [], ...thread }) as ReadThread;
    return readRun({ ports: { ...engine.ports, store: { ...engine.ports.store, readSince } } }, order);
  };
  const other = store(done(2, 'fix'));
  const records = chained(buildRun(), done(2));
  const envelope = { kind: 'task', seq: 3, prev: '', run: 'fix-42' } as never;

  it('has its own records, all that were listed, and what does not count', async () => {
    const foreign = { ...other, record: { ...other.record, run: 'fix-41', seq: 9, prev: 'x' } };
    const comments = [buildComment(101, 'x'), buildComment(102, 'y')];
    const ignored = [{ comment: 102, reason: 'author' as const }];
    const claims = [
      { run: 'fix-42', comment: 102 },
      { run: 'fix-9', comment: 103 },
    ];
    const found = await read({ records: [...records, foreign], comments, ignored, claims });
    if (!found.ok) throw new Error(found.error.message);
    const { state, stored, comments: ids, thread, claimed, doubts } = found.value;
    expect([state.tasks.length, stored.length, [...ids], thread.length, [...claimed]]).toEqual([1, 3, [101, 102], 2, [102]]);
    expect(doubts).toEqual(['The record in comment 102 was ignored: author (another account wrote it).']);
  });

  it('says nothing of ignored records that claim to be of other runs', async () => {
    const found = await read({
      records,
      ignored: [{ comment: 103, reason: 'author' }],
      claims: [{ run: 'fix-9', comment: 103 }],
    });
    expect(found.ok && found.value.doubts).toEqual([]);
  });

  it('says of a signature what may be wrong: no key is there, or none fits', async () => {
    const ignored = [{ comment: 105, reason: 'signature' as const }];
    const words = async (unsigned: boolean) => {
      const found = await read({ records, ignored }, unsigned);
      return found.ok ? found.value.doubts.join() : '';
    };
    expect([await words(false), await words(true)]).toEqual([
      expect.stringMatching(/no key in signing\.keys/),
      expect.stringMatching(/has no signing\.keys/),
    ]);
  });

  it('is not carried on with a record of its own that another version wrote', async () => {
    const strange = await read({ records, aside: [{ envelope, comment: 104, digest: '' }] as never });
    expect(strange.ok ? '' : [strange.error.code, strange.error.cause]).toEqual(['BATON-E409', 'other-version']);
    const ofAnother = { envelope: { ...Object(envelope), run: 'fix-41' }, comment: 104, digest: '' };
    expect((await read({ records, aside: [ofAnother] as never })).ok).toBe(true);
  });

  it('is not carried on with a broken chain, unless it has ended', async () => {
    const [run, next] = records;
    if (run === undefined || next === undefined) throw new Error('A record is missing.');
    const altered = [run, { ...next, record: { ...next.record, prev: 'other' } }];
    const refused = await read({ records: altered });
    expect(refused.ok ? '' : refused.error.code).toBe('BATON-E413');
    const over = await read({ records: [...altered, ...chained(buildRun(), done(2), buildEnd({ seq: 3 })).slice(2)] });
    expect(over.ok && over.value.doubts.length).toBe(1);
  });

  it('names at most five ignored records where its first one is not there', async () => {
    const ignored = [1, 2, 3, 4, 5, 6].map((comment) => ({ comment, reason: 'quoted' as const }));
    const missing = await read({ ignored });
    expect(missing.ok ? 0 : missing.error.message.match(/it stands in a quote/g)?.length).toBe(5);
  });

  it('tells by which record a stage became due, when it was written, and by which workflow run', () => {
    const at = (each: StoredRecord, writtenAt: string): StoredRecord => ({ ...each, writtenAt });
    const task = done(2, 'fix', { workflowRun: { id: 77, attempt: 1, url: '' } });
    const decision = buildDecision({ seq: 3 }, { workflowRun: 78 });
    const stored = [buildRun(), task, decision].map(store).map((each, index) => at(each, `t${index + 1}`));
    const foreign = { ...store({ ...task, run: 'fix-41' }), writtenAt: 'other' };
    const reading = { state: getState(stored), stored: [foreign, ...stored], first };
    const cause = (seq: number) => findTriggeringRecord(reading, { cause: seq });
    expect(cause(2)).toEqual({ at: 't2', workflowRun: 77, comment: 102 });
    expect(cause(3)).toEqual({ at: 't3', workflowRun: 78, comment: 103 });
    expect(cause(1)).toEqual({ at: 't1', workflowRun: 9, comment: 101 });
    expect(cause(9)).toEqual({ at: '2026-03-18T08:00:00Z', workflowRun: 9, comment: 101 });
  });
});

describe('our own comments', () => {
  const comments = [buildComment(100, 'a'), buildComment(101, 'b'), buildComment(102, 'c', stranger), buildComment(103, 'd')];
  const reading = { thread: comments, first };

  it('are those of the author of the first record', async () => {
    expect([ownAccountId(reading), ownAccountId({ thread: comments, first: { ...first, id: 9 } })]).toEqual([bot.id, undefined]);
    const ignored = [100, 101, 102, 103].map((comment) => ({ comment, reason: 'edited' as const }));
    expect(ignoredInOwnComments({ ...reading, ignored }).map(({ comment }) => comment)).toEqual([103]);
    expect(ignoredInOwnComments({ thread: comments, first: { ...first, id: 9 }, ignored })).toEqual([]);
  });

  it('are nobody’s where the account is gone that wrote the first record', () => {
    const gone = [buildComment(101, 'b', null), buildComment(102, 'c', null)];
    const ignored = [{ comment: 102, reason: 'edited' as const }];
    expect(ownAccountId({ thread: gone, first })).toBeUndefined();
    expect(ignoredInOwnComments({ thread: gone, first, ignored })).toEqual([]);
    const own = [buildComment(101, 'b'), buildComment(102, 'c', null), buildComment(103, 'd')];
    const both = [...ignored, { comment: 103, reason: 'edited' as const }];
    expect(ignoredInOwnComments({ thread: own, first, ignored: both }).map(({ comment }) => comment)).toEqual([103]);
  });

  it('are looked for where the views are as well, which costs a request only there', async () => {
    const asked: unknown[] = [];
    const threads = {
      listSince: async (...of: readonly unknown[]) => {
        asked.push(of);
        return [buildComment(200, 'e'), buildComment(201, 'f', stranger)];
      },
    };
    const state = getState(chained(buildRun()));
    const list = async (thread: number) => {
      const own = { ...reading, state: { ...state, run: { ...state.run, thread } } };
      return (await listOwnComments({ ports: { threads } } as never, own)).map(({ id }) => id);
    };
    expect([await list(subject), asked.length]).toEqual([[100, 101, 103], 0]);
    expect([await list(7), asked]).toEqual([[200, 100, 101, 103], [[subject, first.at]]]);
  });

  it('with a marker are found by the accounts that may have written them, which are asked for only then', async () => {
    const marker = '<!-- baton-status:fix-42 -->' as never;
    const things = [
      buildComment(1, `x\n${String(marker)}`, stranger),
      buildComment(2, `y\n${String(marker)}`),
      buildComment(3, 'z'),
    ];
    let asked = 0;
    const account = (id: number | undefined) => async () => {
      asked += 1;
      return id;
    };
    const find = async (of: typeof things, ...ids: readonly (number | undefined)[]) =>
      (await readMarked(of, { marker, accounts: ids.map(account) }))?.id;
    expect([await find(things, bot.id, 5), asked]).toEqual([2, 1]);
    expect([await find(things, 5, bot.id), asked]).toEqual([2, 3]);
    expect([await find(things, 5), await find(things.slice(2), bot.id), asked]).toEqual([undefined, undefined, 4]);
    const nameless = things.map(({ author: _, ...rest }) => rest) as unknown as typeof things;
    expect([await find(nameless, undefined), asked]).toEqual([undefined, 4]);
  });
});
