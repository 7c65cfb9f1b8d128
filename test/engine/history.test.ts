import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { always, extra, ledger, play, runHistory, stages } from './ledger-play.ts';

describe('the ledger', () => {
  requirement(
    {
      ids: ['Y-5', 'Y-22', 'Y-23'],
      title: 'keeps one record per finished run, and later runs are told',
      input: 'a run that failed, one that succeeded, a third',
      expected: 'two chained records on one issue; the third run holds both, newest first',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a', failed: true });
      await play(harness, { start: 'b', results: { topic: 'docs' } });
      await plan(harness, { stages, extra, start: 'c', comments: harness.threads.count(subjectNumber) });
      expect(harness.ledgers.issues('history')).toMatchObject([{ number: 500, open: false, comments: 2 }]);
      const kept = await ledger(harness);
      expect(kept.map(({ record }) => [record.kind, record.run, record.thread, record.seq])).toEqual([
        ['history', 'fix-42', 500, 1],
        ['history', 'fix-42-2', 500, 2],
      ]);
      expect(kept[1]?.record.prev).toBe(kept[0]?.digest);
      const text = await runHistory(harness);
      expect(text).toMatch(/^=== Task fix-42-2 \(Succeeded, [^\n]*\ntopic: docs\nduration: \d+s\n\n=== Task fix-42 \(Failed, /);
      expect(text).toMatch(/\nerror: exit-status\nmessage: a broke\nduration: \d+s$/);
    },
  );

  requirement(
    {
      ids: ['Y-1'],
      title: 'is nothing to a pipeline without history',
      input: 'a whole run without `history`',
      expected: 'no ledger is asked for or made, the run record holds no history',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a', extra: '' });
      expect(harness.ledgers.requests).toEqual([]);
      expect((await harness.records())[0]?.record.body).not.toHaveProperty('history');
    },
  );

  requirement(
    {
      ids: ['Y-5', 'T40'],
      title: 'counts for its own pipeline and repository, and by signature alone',
      input: 'a forged record, a quoted one and one of another ledger in its comments',
      expected: 'none of them is shown',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a' });
      const [comment] = await harness.threads.listSince(500, always);
      const body = comment?.body ?? '';
      harness.threads.post({ subject: 500, body: body.replace('"run":"fix', '"run":"forged'), author: { id: 5, login: 'x' } });
      harness.threads.post({ subject: 500, body: body.replace(/^/gm, '> ') });
      harness.threads.post({ subject: 500, body: body.replace('"subject":500', '"subject":501') });
      await plan(harness, { stages, extra, start: 'c', comments: harness.threads.count(subjectNumber) });
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.6'],
      title: 'is begun again at 1,000 records and when GitHub takes no more comments',
      input: 'a ledger with 1,000 comments; one that refuses',
      expected: 'another issue each time; history reads across both',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a' });
      for (let count = harness.threads.count(500); count < 1_000; count += 1) harness.threads.post({ subject: 500, body: 'x' });
      // The record stands far up; what the run is told comes from the last pages alone.
      await play(harness, { start: 'b' });
      expect((await ledger(harness, 501)).map(({ record }) => [record.run, record.seq])).toEqual([['fix-42-2', 1]]);
      harness.threads.fill(501);
      await play(harness, { start: 'c' });
      expect((await ledger(harness, 502)).map(({ record }) => record.run)).toEqual(['fix-42-3']);
      await plan(harness, { stages, extra, start: 'd', comments: harness.threads.count(subjectNumber) });
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42-3', '=== Task fix-42-2']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'of two that were made at once both are read and the lower number is written to',
      input: 'two ledgers, a run recorded on each',
      expected: 'history holds both; the next run is recorded on the lower',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a' });
      await harness.ledgers.create('history', 'fix');
      const [first] = await ledger(harness);
      const body = first?.record.kind === 'history' ? first.record.body : undefined;
      if (body === undefined) throw new Error('no history record');
      const draft = { kind: 'history' as const, run: 'fix-7', task: '', attempt: 0, execution: 0, body };
      await harness.engine.ports.store.append({ thread: 501, tip: { seq: 0, digest: '' }, drafts: [draft], visible: 'x' });
      await plan(harness, { stages, extra, start: 'b', comments: harness.threads.count(subjectNumber) });
      expect((await runHistory(harness))?.match(/=== Task \S+/g)?.toSorted()).toEqual(['=== Task fix-42', '=== Task fix-7']);
      await advance(harness, { ...orderOf(await plan(harness, { stages, extra, start: 'b', comments: 5 })) });
      expect((await ledger(harness)).map(({ record }) => record.run)).toEqual(['fix-42', 'fix-42-2']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'a gap in a ledger is reported, not refused',
      input: 'the second of three comments deleted',
      expected: 'a warning BATON-E414; the other two runs are shown',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      for (const start of ['a', 'b', 'c']) await play(harness, { start });
      harness.threads.remove((await ledger(harness))[1]?.comment ?? 0);
      const warnings: string[] = [];
      const log = { ...harness.engine.ports.log, warning: (text: string) => void warnings.push(text) };
      const engine = { ...harness.engine, ports: { ...harness.engine.ports, log } };
      await plan({ ...harness, engine }, { stages, extra, start: 'd', comments: harness.threads.count(subjectNumber) });
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42-3', '=== Task fix-42']);
      expect(warnings.filter((text) => text.includes('BATON-E414'))).toHaveLength(1);
    },
  );
});

describe('reading history', () => {
  requirement(
    {
      ids: ['Y-18'],
      title: 'that fails gives a warning and no history, and the run starts',
      input: 'GitHub answers 500 to the list of ledgers',
      expected: 'a warning; the run starts with empty history',
    },
    async () => {
      const harness = createHarness();
      harness.ledgers.fail(new GitHubError('GitHub answered 500', { reason: 'unavailable', status: 500, code: 'BATON-E801' }));
      const warnings: string[] = [];
      const log = { ...harness.engine.ports.log, warning: (text: string) => void warnings.push(text) };
      const engine = { ...harness.engine, ports: { ...harness.engine.ports, log } };
      expect(orderOf(await plan({ ...harness, engine }, { stages, extra })).task).toBe('only');
      expect(await runHistory(harness)).toBe('');
      expect(warnings).toEqual([expect.stringContaining('GitHub answered 500')]);
    },
  );

  it('stays as it was when the run started, whatever ends meanwhile', async () => {
    const harness = createHarness({ run: 0 });
    await play(harness, { start: 'a' });
    await plan(harness, { stages, extra, start: 'b', comments: harness.threads.count(subjectNumber) });
    const before = await runHistory(harness);
    const again = await plan(harness, { stages, extra, start: 'b', comments: harness.threads.count(subjectNumber) });
    expect(again.runs).toMatchObject([{ run: 'fix-42-2' }]);
    expect(await runHistory(harness)).toBe(before);
  });
});

describe('a crash between any two writes', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T16', 'Y-23'],
      title: 'leaves one history record',
      input: 'the process dies after every single write of a chain with history, and the job runs again',
      expected: 'the same records on thread and ledger, one ledger',
    },
    async () => {
      const calm = createHarness();
      await playChain(calm);
      expect(calm.writes.filter((write) => write.startsWith('ledger'))).toHaveLength(1);
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        harness.crashAfter(write);
        await playChain(harness);
        const what = `crash after write ${write}: ${calm.writes[write - 1]}`;
        expect(await describeAll(harness), what).toEqual(await describeAll(calm));
        expect(harness.ledgers.issues('history'), what).toHaveLength(1);
      }
    },
  );
});

async function describeAll(harness: Harness): Promise<readonly string[]> {
  const all = [...(await harness.records()), ...(await ledger(harness))];
  return all.map(({ record }) => `${record.seq} ${record.kind} ${record.run} ${record.task}`);
}

/** Every job is run again until it comes through, as a re-run of the job would. */
async function playChain(harness: Harness): Promise<void> {
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const planned = await again(() => plan(harness, { extra, comments: harness.threads.requests.length }));
  await again(() => advance(harness, orderOf(planned)));
  const fix = lastStarted(harness);
  await again(() => advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) }));
  const pull = lastStarted(harness);
  await again(() => advance(harness, pull));
}
