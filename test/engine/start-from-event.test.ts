import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { drawStatus } from '../../src/engine/view/status-comment.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, headSha, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf, plan } from './chain.ts';

const single = '\n      only: { agent: one, prompt: "x" }';

async function playSingle(harness: Harness, start: string): Promise<void> {
  const comments = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).length;
  await advance(harness, orderOf(await plan(harness, { stages: single, start, comments })));
}

describe('starting runs', () => {
  requirement(
    {
      ids: ['I-16', 'DESIGN-4.6'],
      title: 'a newer event starts another run once the first has ended',
      input: 'two deliveries, the first run ended',
      expected: 'fix-42 and fix-42-2',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await playSingle(harness, 'delivery a');
      await playSingle(harness, 'delivery b');
      const runs = (await harness.records()).filter(({ record }) => record.kind === 'run').map(({ record }) => record.run);
      expect(runs).toEqual(['fix-42', 'fix-42-2']);
    },
  );

  requirement(
    {
      ids: ['T15', 'T16'],
      title: 'the same event starts nothing twice, also after its run has ended',
      input: 'the same delivery again',
      expected: 'one run',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await playSingle(harness, 'delivery a');
      const again = await plan(harness, { stages: single, start: 'delivery a', comments: 3 });
      expect(again.runs.map(({ started }) => started)).toEqual([[]]);
      expect((await harness.records()).filter(({ record }) => record.kind === 'run')).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'a plan job that runs again after a newer one has come too late',
      input: 'runs 900 and 901 ended, job 900 runs again',
      expected: 'nothing starts, and the reason names the newer run',
    },
    async () => {
      const older = createHarness({ run: 900 });
      await playSingle(older, 'workflow run 900');
      const newer = {
        ...older,
        engine: { ...older.engine, settings: { ...older.engine.settings, workflowRun: { id: 901, attempt: 1, url: '' } } },
      };
      await playSingle(newer, 'workflow run 901');
      const again = await plan(older, { stages: single, start: 'workflow run 900', comments: 6 });
      expect(again.refused).toEqual([{ pipeline: 'fix', reason: 'run fix-42-2 was started by a newer event' }]);
    },
  );

  requirement(
    {
      ids: ['I-16'],
      title: 'one run at a time per pipeline and subject',
      input: 'a second label while the run goes on',
      expected: 'refused with the name of the run',
    },
    async () => {
      const harness = createHarness();
      await plan(harness);
      const second = await plan(harness, { start: 'another', comments: 2 });
      expect(second.refused).toEqual([{ pipeline: 'fix', reason: 'run fix-42 of this pipeline has not ended' }]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-8', 'I-16'],
      title: 'that the run before has ended is seen on the way to its first record',
      input: 'a second label after the run has ended',
      expected: 'one page, the record, one list until it shows, the status comment, and the old one folded',
    },
    async () => {
      const harness = createHarness();
      await playSingle(harness, 'first');
      const before = harness.threads.requests.length;
      const { runs } = await plan(harness, { stages: single, start: 'second', comments: 3 });
      expect(runs.map(({ run }) => run)).toEqual(['fix-42-2']);
      const asked = harness.threads.requests.slice(before).map((request) => request.split(' ')[0]);
      expect(asked).toEqual(['page', 'create', 'list', 'create', 'minimise']);
    },
  );

  it('names a role that is too low, and asks GitHub for the role only when all else fits', async () => {
    const harness = createHarness({ role: 'read' });
    const planned = await plan(harness);
    expect(planned.runs).toEqual([]);
    expect(planned.matches[0]?.checks.find(({ check }) => check === 'permission')?.passed).toBe(false);
    expect(harness.writes).toEqual(['artifact baton-trace-42-1']);
  });

  it('fails, so that the job can run again, when its own record never shows', async () => {
    const harness = createHarness();
    harness.threads.lagBehind(1);
    await expect(plan(harness)).rejects.toThrow('BATON-E902');
    harness.threads.lagBehind(0);
    expect(orderOf(await plan(harness, { comments: 1 })).task).toBe('investigate');
  });

  it('refuses a key that is not in the config', async () => {
    const harness = createHarness();
    const text = configText(harness).replace(harness.publicKey, `k2:${'A'.repeat(43)}=`);
    const planned = await startFromEvent(harness.engine, {
      trigger: buildTrigger(),
      config: checkConfig(text),
      commit: headSha,
      inline: true,
      start: 'x',
    });
    expect(planned.ok ? '' : planned.error[0]?.code).toBe('BATON-E904');
  });
});

describe('comments', () => {
  const withComments = '\n      only: { agent: one, prompt: "{{ subject.comments }}" }';

  requirement(
    {
      ids: ['T14', 'DESIGN-6'],
      title: 'what was written at or after the label is left out',
      input: 'comments one second before, at, and after the label',
      expected: 'only the first is in the run record',
    },
    async () => {
      const harness = createHarness();
      const [before, at] = ['before', 'at', 'after'].map((body) =>
        harness.threads.post({ subject: subjectNumber, body, author: { id: 5, login: 'x' } }),
      );
      const frozen = createHarness({ labeledAt: at?.createdAt ?? '' });
      for (const body of ['before', 'at', 'after'])
        frozen.threads.post({ subject: subjectNumber, body, author: { id: 5, login: 'x' } });
      await plan(frozen, { stages: withComments, comments: 3 });
      const run = (await frozen.records())[0]?.record;
      expect(run?.kind === 'run' ? run.body.comments : []).toEqual([{ id: before?.id, author: 'x', body: 'before' }]);
    },
  );

  it('are not taken along where no prompt can show them', async () => {
    const harness = createHarness({ labeledAt: '2030-01-01T00:00:00Z' });
    harness.threads.post({ subject: subjectNumber, body: 'before', author: { id: 5, login: 'x' } });
    await plan(harness, { stages: single, comments: 1 });
    const run = (await harness.records())[0]?.record;
    expect(run?.kind === 'run' ? run.body.comments : undefined).toEqual([]);
  });
});

describe('links that go wrong', () => {
  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'every run ends, also when a limit strikes while a record is being written',
      input: 'crash after the record of work that a clock ahead of ours says took 4 hours; the job again a day later',
      expected: 'an end record',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      const output = buildOutput(order, { finishedAt: '2026-03-18T13:00:00.000Z' });
      await expect(advance(harness, order, { kind: 'output', output })).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const late = {
        ...harness,
        engine: {
          ...harness.engine,
          ports: { ...harness.engine.ports, clock: { ...harness.engine.ports.clock, now: () => '2026-03-19T09:00:00.000Z' } },
        },
      };
      const advanced = await advance(late, order, { kind: 'output', output });
      expect(advanced.ended).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('limits.timeout-minutes') });
      expect((await harness.records()).at(-1)?.record.kind).toBe('end');
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.1', 'DESIGN-2'],
      title: 'a record that lost its place to a crashed sibling is written again',
      input: 'left crashes after its record, right reads a list that lags',
      expected: 'both records count, join starts',
    },
    async () => {
      const harness = createHarness();
      const stages =
        '\n      left: { agent: one, prompt: "l" }\n      right: { agent: one, prompt: "r" }\n      join: { needs: [left, right], agent: one, prompt: "j" }';
      const left = orderOf(await plan(harness, { stages }));
      const right = lastStarted(harness);
      harness.crashAfter(1);
      await expect(advance(harness, left)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      harness.threads.lagBehind(1);
      const engine = {
        ...harness.engine,
        ports: {
          ...harness.engine.ports,
          clock: { ...harness.engine.ports.clock, sleep: async () => harness.threads.lagBehind(0) },
        },
      };
      await advance({ ...harness, engine }, right);
      const tasks = (await harness.records()).filter(({ record }) => record.kind === 'task').map(({ record }) => record.task);
      expect(tasks).toEqual(['left', 'right']);
      expect(harness.started.map(({ task }) => task)).toEqual(['right', 'join']);
    },
  );

  it('goes on when a person has deleted the status comment', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness));
    const threads = {
      ...harness.engine.ports.threads,
      update: () => Promise.reject(new GitHubError('gone', { reason: 'not-found', status: 404, code: 'BATON-E803' })),
    };
    await advance({ ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, threads } } }, order);
    expect(lastStarted(harness).task).toBe('fix');
  });

  it('goes on, and says so, when the status comment that is missing cannot be made', async () => {
    const harness = createHarness();
    harness.crashAfter(2);
    await expect(plan(harness)).rejects.toThrow('after comment');
    harness.crashAfter(undefined);
    const { ports } = harness.engine;
    const first = { id: 0, at: '2000-01-01T00:00:00Z' };
    const reading = await readRun(harness.engine, { run: 'fix-42', thread: subjectNumber, first });
    if (!reading.ok) throw new Error(reading.error.message);
    const full = new GitHubError('full', { reason: 'comments-refused', status: 403, code: 'BATON-E803' });
    const threads = { ...ports.threads, create: () => Promise.reject(full) };
    const engine = { ...harness.engine, ports: { ...ports, threads } };
    await drawStatus(engine, { reading: reading.value, status: undefined, body: 'How it stands.' });
    expect(harness.warnings).toEqual(['The status comment was not redrawn: full']);
  });

  it('does not take the word of an agent job that its execution was recorded', async () => {
    const harness = createHarness();
    const order = orderOf(await plan(harness));
    const output = buildOutput(order, { outcome: 'skipped', stopped: 'already-recorded' });
    const advanced = await advance(harness, order, { kind: 'output', output });
    expect(advanced.task).toMatchObject({ outcome: 'failed', failure: { reason: 'not-started' } });
  });
});
