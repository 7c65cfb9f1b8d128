import { describe, expect, it } from 'vitest';
import { buildOutput, Crash, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, plan } from './chain.ts';
import { begin, fail, kinds, stages } from './command-world.ts';

describe('/baton cancel', () => {
  requirement(
    {
      ids: ['U14', 'DESIGN-4.8', 'I-9'],
      title: 'ends the run and its job once; a second one finds nothing and says so',
      input: '/baton cancel while a task is at work, its plan job once more, /baton cancel again',
      expected: 'one decision, one end; workflow run 900 told to stop; the second answered in words',
    },
    async () => {
      const { harness, say, cancelled, replies } = await begin();
      const first = await say('/baton cancel');
      expect(first.runs).toMatchObject([{ run: 'fix-42', started: [] }]);
      await first.again();
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
      expect(await replies()).toEqual([]);
      await say('/baton cancel\r\nI said cancel.');
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
      expect((await replies())[0]).toContain(
        'Nothing is under way here, so there is nothing to cancel. The newest run, `fix-42`, 🚫 was cancelled',
      );
      expect(harness.started).toEqual([]);
      expect(new Set(cancelled)).toEqual(new Set([900]));
    },
  );

  requirement(
    {
      ids: ['I-9', 'U14'],
      title: 'means what was under way when it was written: run again later, its job leaves a newer run alone',
      input: '/baton cancel that finds nothing; a new run by label; the plan job of the comment once more',
      expected: 'the new run goes on',
    },
    async () => {
      const { harness, say } = await begin();
      await say('/baton cancel');
      const late = await say('/baton cancel');
      await plan(harness, { stages, start: 'another label', comments: harness.threads.count(subjectNumber) });
      await late.again();
      const runs = (await harness.records()).filter(({ record }) => record.run === 'fix-42-2');
      expect(runs.map(({ record }) => record.kind)).toEqual(['run']);
    },
  );

  requirement(
    {
      ids: ['I-11', 'U13'],
      title: 'by somebody without the right changes nothing and is no command for anybody else',
      input: '/baton cancel, /baton help and /baton retyr by one whose role is read; by a bot; then cancel by a maintainer',
      expected: 'no record and no answer to the first; the last one counts',
    },
    async () => {
      const { harness, say, replies, cancelled } = await begin();
      const reader = { id: 8, login: 'reader', type: 'User' };
      for (const body of ['/baton cancel', '/baton help', '/baton retyr']) {
        const said = await say(body, reader);
        expect(said.matches[0]?.checks.at(-1)?.detail).toContain('reader has the role `read`; at least `write` is asked for.');
      }
      await say('/baton cancel', { id: 99, login: 'helper[bot]', type: 'Bot' });
      expect(await kinds(harness)).toEqual(['run']);
      expect(await replies()).toEqual([]);
      expect(cancelled).toEqual([]);
      await say('/baton cancel');
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
    },
  );
});

/** The first stage has two attempts. */
const patient = stages.replace('prompt: "x"', 'prompt: "x", retry: { attempts: 2 }');

describe('/baton retry', () => {
  requirement(
    {
      ids: ['U14', 'DESIGN-4.8'],
      title: 'starts what failed once more, once per comment',
      input: 'look fails; /baton retry, its plan job again, /baton retry look while it is at work',
      expected: 'attempt 2 is started once; the last one is refused in words',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await fail(harness, order);
      const retried = await say('/baton retry');
      expect(retried.runs).toMatchObject([{ run: 'fix-42', started: ['look'] }]);
      await retried.again();
      expect(harness.started).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 2, execution: 2 });
      await say('/baton retry look');
      expect(harness.started).toHaveLength(1);
      expect((await replies()).at(-1)).toContain('Run `fix-42` is under way, so there is nothing to try again yet.');
    },
  );

  requirement(
    {
      ids: ['F-EN2', 'P14-sleep'],
      title:
        'a usage limit that is closed for longer than a task may sleep ends the run without a start or an attempt, and says until when',
      input: 'look, which has two attempts, ends as limited for seven hours; /baton retry; so again; /baton retry; then it fails',
      expected: 'a failed run with the time and the command; execution 2 and 3 of attempt 1; attempt 2 by itself in the end',
    },
    async () => {
      const limit = { 'not-before': '2026-03-18T15:40:12Z' };
      const { harness, order, say } = await begin({ stages: patient });
      const refused = { outcome: 'failed' as const, failure: { reason: 'limited', message: 'Closed.' }, limit };
      const end = (of: typeof order) => advance(harness, of, { kind: 'output', output: buildOutput(of, refused) });
      await end(order);
      expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
      expect((await harness.records())[1]?.record.body).toMatchObject({ failure: { reason: 'limited' }, limit });
      expect(harness.started).toEqual([]);
      const shown = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      const words = 'limited until 15:40 UTC';
      const status = shown.find(({ body }) => body.includes('<!-- baton-status:'))?.body;
      expect(status).toContain(
        `${words}; nothing starts by itself, and \`/baton retry\` starts it again, which counts as no attempt`,
      );
      const escalation = shown.find(({ body }) => body.includes('<!-- baton-escalation:'))?.body;
      expect(escalation).toMatch(new RegExp(`\\*\\*By itself\\*\\* nothing follows: .*${words}\\.`));
      expect(escalation).toContain('**To go on**, wait until 18 Mar 2026, 15:40 UTC, then ');
      await say('/baton retry');
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2 });
      await end(lastStarted(harness));
      expect(harness.started).toHaveLength(1);
      await say('/baton retry look');
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 3 });
      await fail(harness, lastStarted(harness));
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 2, execution: 4 });
    },
  );

  requirement(
    {
      ids: ['T17', 'U14'],
      title: 'does not go past the pause label, and says so',
      input: 'look fails; /baton retry while the issue has baton:pause; its plan job again; /baton retry without the label',
      expected: 'no decision and no start, answered in words; then one start',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await fail(harness, order);
      const retried = await say('/baton retry', undefined, ['Baton:Pause']);
      await retried.again();
      expect(await kinds(harness)).not.toContain('decision');
      expect(harness.started).toEqual([]);
      expect((await replies()).at(-1)).toContain('the label `baton:pause`, so nothing is tried again: take it off');
      await say('/baton retry');
      expect(harness.started).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['I-9', 'U14'],
      title: 'and cancel are carried out in their order: the latest one counts',
      input: 'look fails; retry; cancel; the plan job of the retry once more',
      expected: 'the run stays cancelled',
    },
    async () => {
      const { harness, order, say } = await begin();
      await fail(harness, order);
      const retried = await say('/baton retry');
      await say('/baton cancel');
      await retried.again();
      expect((await kinds(harness)).slice(-3)).toEqual(['decision', 'decision', 'end']);
      expect((await harness.records()).at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'cancelled' } });
      expect(harness.started).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'is completed where the job that did it died, without a second decision or start',
      input: 'a crash after each of its writes: reaction, decision, start, status; then the plan job once more',
      expected: 'one decision, one start, a status that says under way',
    },
    async () => {
      for (const writes of [1, 2, 3, 4]) {
        const { harness, order, say, again } = await begin();
        await fail(harness, order);
        harness.crashAfter(writes);
        await expect(say('/baton retry')).rejects.toThrow(Crash);
        harness.crashAfter(undefined);
        await again();
        expect((await kinds(harness)).filter((kind) => kind === 'decision')).toHaveLength(1);
        expect(harness.started.map(({ task, execution }) => `${task} ${execution}`)).toEqual(['look 2']);
      }
    },
  );

  it('of what cannot be tried again is refused in words', async () => {
    const { harness, order, say, replies } = await begin();
    await fail(harness, order);
    await say('/baton retry lok');
    expect((await replies()).at(-1)).toContain('Run `fix-42` has no stage `lok`; its stages are `look`, `fix`.');
    await say('/baton retry other-1/look');
    expect((await replies()).at(-1)).toContain('There is no run `other-1` here.');
    expect(harness.started).toEqual([]);
  });
});
