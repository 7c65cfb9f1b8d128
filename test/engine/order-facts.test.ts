import { describe, expect, it } from 'vitest';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { buildNoticeOrder, noticeTaskOf } from '../../src/engine/order/build-notice-order.ts';
import { currentAgent, executionFacts, recordsFor, traceparentOf } from '../../src/engine/order/build-order.ts';
import { headSha } from '../support/engine-harness.ts';
import { buildDecision, hasher } from '../support/record-builders.ts';
import { at, done, image, order, readingOf, stages, transfer } from './order-builder.ts';

describe('the job of an order', () => {
  it('has what differs from the defaults, and what has no default', () => {
    const { state } = readingOf();
    const checkout = { depth: 1, submodules: false, lfs: false };
    expect(executionFacts(state, 'a').job).toEqual({
      'timeout-minutes': expect.any(Number),
      checkout: expect.anything(),
      group: 'fix-42-a',
    });
    expect(executionFacts(state, 'b').job).toMatchObject({
      ...{ 'runs-on': ['self-hosted', 'big'], container: image, environment: 'prod', 'timeout-minutes': 17 },
    });
    expect(executionFacts(state, 'note').job).toEqual({
      'timeout-minutes': 60,
      checkout: { ...checkout, depth: 0 },
      group: 'fix-42-note',
    });
  });

  it('is at the commit of the run, under the lock of its subject', () => {
    const { state } = readingOf();
    expect(executionFacts(state, 'a')).toMatchObject({ for: 'agent', lock: 42, head: headSha, commit: headSha });
    expect(executionFacts(state, 'note').for).toBe('publish');
    const { trigger } = state.run.body;
    const timed = {
      ...state,
      run: { ...state.run, body: { ...state.run.body, trigger: { ...trigger, kind: 'schedule' as const } } },
    };
    expect(executionFacts(timed, 'a').lock).toBe(0);
  });

  it('has a group of its own, with a name that GitHub takes, or the group of a slot where the pipeline has a limit', () => {
    const part = { agent: 'one', children: {} };
    const limited = (slots: number | undefined) => {
      const matrix = { agent: 'one', matrix: ['x', 'y'] };
      const { state } = readingOf([], { 'max-concurrency': slots, stages: { a: part, m: matrix } });
      return (stage: string, via?: 'app') => executionFacts(state, stage, via).job.group;
    };
    expect(limited(undefined)('m[1]')).toBe('fix-42-m-1-');
    expect(limited(0)('a')).toBe('fix-42-a');
    expect(['a', 'm[0]', 'm[1]'].map((stage) => limited(5)(stage))).toEqual(['fix-slot-2', 'fix-slot-2', 'fix-slot-3']);
    expect(limited(5)('a', 'app')).toBe('fix-42-a');
  });

  it('has slots for children by their ordinals, also below an element', () => {
    const { kind: _, body: _body, ...place } = done(2, 'a');
    const made = [
      { name: 'a/3-x', ordinal: 3, prompt: 'x', agent: 'one' },
      { name: 'a/4-y', ordinal: 4, prompt: 'x', agent: 'one' },
    ];
    const child: BatonRecord = { ...place, seq: 3, kind: 'child', body: { made, refused: [], refusedCount: 0, asked: 4 } };
    const { state } = readingOf([done(2, 'a'), child], { 'max-concurrency': 7, stages: { a: { agent: 'one', children: {} } } });
    expect(['a', 'a/3-x', 'a/4-y'].map((stage) => executionFacts(state, stage).job.group)).toEqual([
      'fix-slot-0',
      'fix-slot-3',
      'fix-slot-4',
    ]);
    expect(executionFacts(state, 'a/3-x', 'app').job.group).toBe('fix-42-a.3-x');
  });
});

describe('the agent of an order', () => {
  it('comes with the transfers that are left; a built-in has none', () => {
    const { state } = readingOf([done(2, 'a'), transfer(3)]);
    expect(currentAgent(state, { stage: 'a', execution: 2 })).toMatchObject({ agent: 'two', hops: 9, left: expect.anything() });
    expect(currentAgent(state, { stage: 'a', execution: 1 }).agent).toBe('one');
    expect(currentAgent(state, { stage: 'note', execution: 1 })).toEqual({});
  });
});

describe('an order', () => {
  it('is good for 48 hours', () => {
    const { dispatch } = order('a');
    expect(Date.parse(dispatch['not-after']) - Date.parse(dispatch.issued)).toBe(48 * 3_600_000);
  });

  it('is of its kind, for the job that its stage needs, and has no status comment where there is none', () => {
    expect(order('a').dispatch).toMatchObject({
      baton: 1,
      kind: 'dispatch',
      for: 'agent',
      task: 'a',
      status: 0,
      progress: '1/4',
    });
    expect(order('a', { status: 9 }).dispatch).toMatchObject({ status: 9 });
    expect(order('note').dispatch.for).toBe('publish');
    expect('lost' in order('a').dispatch).toBe(false);
  });

  it('for a workflow run that was lost goes to publish, which records the loss, and starts no agent', () => {
    expect(order('a', { lost: 77 }).dispatch).toMatchObject({ for: 'publish', lost: 77 });
    expect('polls' in order('polls', { lost: 77, via: 'app' }).dispatch).toBe(false);
  });

  it('says that its agent may wait for children at work, where a server serves the run', () => {
    expect(order('polls', { via: 'app' }).dispatch.polls).toBe(true);
    expect(['polls' in order('polls').dispatch, 'polls' in order('a', { via: 'app' }).dispatch]).toEqual([false, false]);
    // Commits that a pause held are published without the agent.
    expect('polls' in order('polls', { via: 'app', job: 'publish' }).dispatch).toBe(false);
  });

  it('takes records along where they can be verified, and names them otherwise', () => {
    expect(order('a').dispatch.records.enc).toBe('deflate');
    expect(order('a', { unsigned: true }).dispatch.records).toMatchObject({ enc: 'located', list: [{ id: 101 }] });
    expect(order('a').dispatch.digests).toEqual(['sha256:1']);
  });

  it('tells a server the branch that its execution works on, and the place in the queue of its pipeline', () => {
    expect([order('b', { via: 'app' }).branch, order('b').branch, order('a', { via: 'app' }).branch]).toEqual([
      'baton/42',
      undefined,
      undefined,
    ]);
    expect(order('a').place).toBeUndefined();
    expect(order('a', { reading: readingOf([], { 'max-concurrency': 2 }) }).place).toMatchObject({ pipeline: 'fix', limit: 2 });
    const broken = { b: { ...stages.b, branch: '{{ needs.a.results.none }}' }, a: stages.a };
    expect(order('b', { via: 'app', reading: readingOf([], { stages: broken }) }).branch).toBeUndefined();
  });
});

describe('the trace of an order', () => {
  it('is that of the work at hand where it is traced', () => {
    const engine = at();
    expect(traceparentOf({ ...engine, settings: { ...engine.settings, traceparent: '00-x' } }, 'fix-42/a', 1)).toBe('00-x');
  });

  it('is the same trace for a run and another span for each execution, and computed by every job alike', () => {
    const parts = [1, 2].map((execution) => traceparentOf(at(), 'fix-42/a', execution).split('-'));
    expect(parts[0]?.[1]).toBe(hasher.sha256('7/fix-42').slice('sha256:'.length).slice(0, 32));
    expect(parts[0]?.[2]).toBe(hasher.sha256('fix-42/a 1').slice('sha256:'.length).slice(0, 16));
    expect(parts.map(([version, , , flags]) => [version, flags])).toEqual([
      ['00', '01'],
      ['00', '01'],
    ]);
    expect(parts[0]?.[1]).toBe(parts[1]?.[1]);
    expect(parts[0]?.[2]).not.toBe(parts[1]?.[2]);
  });
});

describe('the records of an order', () => {
  it('are also decisions, and of transfers and requests for children only those of what it builds on', () => {
    const decision = buildDecision({ seq: 6, task: 'note' });
    const records = [done(2, 'a'), transfer(3), done(4, 'note'), transfer(5, 1, 'note'), decision];
    const { state, stored } = readingOf(records);
    expect(recordsFor('b', { state, stored }).map(({ record }) => record.seq)).toEqual([1, 2, 3, 6]);
    expect(recordsFor('note', { state, stored }).map(({ record }) => record.seq)).toEqual([1, 4, 5, 6]);
  });
});

describe('the order of a notice', () => {
  it('names the happening in place of a stage, which no stage can have for a name', () => {
    expect(noticeTaskOf({ key: 'end/9' })).toEqual({ task: 'notify:end', execution: 9 });
    expect(noticeTaskOf({ key: 'ask/4/fix' })).toEqual({ task: 'notify:ask:fix', execution: 4 });
  });

  it('goes to publish, without a commit of its own or records', () => {
    const { dispatch } = buildNoticeOrder(at(), { reading: readingOf(), notice: { key: 'end/9' }, status: undefined });
    expect(dispatch).toMatchObject({
      ...{
        baton: 1,
        kind: 'dispatch',
        for: 'publish',
        via: 'action',
        run: 'fix-42',
        task: 'notify:end',
        attempt: 0,
        execution: 9,
      },
      ...{ status: 0, notify: 'end/9', lock: 42, subject: 42, thread: 42, head: headSha, commit: headSha, digests: [] },
      job: { 'timeout-minutes': 10, group: 'fix-42', checkout: { depth: 1, submodules: false, lfs: false } },
      records: { enc: 'located', list: [] },
    });
    expect(dispatch.traceparent).toBe(traceparentOf(at(), 'fix-42/notify:end', 9));
    expect(buildNoticeOrder(at(), { reading: readingOf(), notice: { key: 'end/9' }, status: 5 }).dispatch.status).toBe(5);
  });
});
