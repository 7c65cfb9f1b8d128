import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf, plan } from './chain.ts';
import { afterTheDeadline, ask, person } from './command-world.ts';
import { bodies, label, type Mode, oneStage, runsIssue, subject } from './comments-chain.ts';

const question = (texts: readonly string[]): number => texts.filter((body) => parseRequestRun(body) !== undefined).length;

/** Somebody comments on a thread, and the plan job of that comment runs. */
async function say(harness: Harness, { mode, thread, body }: { mode: Mode; thread: number; body: string }): Promise<void> {
  const { id, createdAt } = harness.threads.post({ subject: thread, body, author: person });
  const base = buildTrigger({ number: thread, comments: harness.threads.count(thread), createdAt: '2026-03-01T00:00:00Z' });
  const comment = { id, author: person, body, createdAt };
  const ports = {
    ...harness.engine.ports,
    permissions: { ...harness.engine.ports.permissions, askRole: async () => 'write' },
  };
  const planned = await startFromEvent(
    { ...harness.engine, ports },
    {
      trigger: { ...base, kind: 'comment', label: '', actor: person, comment },
      config: checkConfig(configText(harness, oneStage, { top: `comments: ${mode}` })),
      commit: headSha,
      inline: true,
      start: `comment ${id}`,
    },
  );
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
}

describe('a question where records stand elsewhere', () => {
  const rows = [
    { mode: 'outcomes', asked: subject, answered: subject },
    { mode: 'none', asked: runsIssue, answered: runsIssue },
    { mode: 'none', asked: runsIssue, answered: subject },
  ] as const;
  for (const { mode, asked, answered } of rows)
    requirement(
      {
        ids: ['F-M18', 'U30', 'DESIGN-4.1'],
        title: `with comments: ${mode} it stands on #${asked} and is answered on #${answered}`,
        input: 'the one stage asks; /baton answer; the same again',
        expected: 'one comment there alone, the label on the subject; the stage starts once; a reply where the answer was given',
      },
      async () => {
        const harness = createHarness();
        const order = orderOf(await label(harness, mode));
        await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note: 'Which?' }) });
        expect(question(await bodies(harness, asked))).toBe(1);
        expect(question(await bodies(harness, asked === subject ? runsIssue : subject))).toBe(0);
        expect([...harness.labels]).toContain(needsHumanLabel);
        await say(harness, { mode, thread: answered, body: '/baton answer That one.' });
        expect(harness.started).toHaveLength(1);
        expect(lastStarted(harness)).toMatchObject({ task: 'only', execution: 2, thread: runsIssue, subject });
        expect([...harness.labels]).not.toContain(needsHumanLabel);
        await say(harness, { mode, thread: answered, body: '/baton answer The other.' });
        expect(harness.started).toHaveLength(1);
        expect((await bodies(harness, answered)).at(-1)).toContain('was answered already, by `marla`');
      },
    );
});

describe('a question that its issue refuses', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8'],
      title: 'leads to the question on the runs issue, where the issue takes no comments any more',
      input: 'comments: outcomes; the issue is locked while the stage works; it asks; its job again; an answer on the runs issue',
      expected: 'the question stands once on the runs issue; the stage starts once; the label is taken off',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await label(harness, 'outcomes'));
      harness.threads.fill(subject);
      await ask(harness, order);
      await ask(harness, order);
      expect([...harness.labels]).toContain(needsHumanLabel);
      expect(question(await bodies(harness, runsIssue))).toBe(1);
      await say(harness, { mode: 'outcomes', thread: runsIssue, body: '/baton answer That one.' });
      expect(lastStarted(harness)).toMatchObject({ task: 'only', execution: 2 });
      expect(harness.started).toHaveLength(1);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );
});

describe('an answer beside the question of another issue', () => {
  requirement(
    {
      ids: ['F-M18', 'U10'],
      title: 'takes the label off its own issue, also while the question of another one stands on the runs issue',
      input: 'comments: outcomes; #42 is full when its stage asks; the stage of #43 asks there, and is answered',
      expected: 'the label of need is taken off #43 alone',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await label(harness, 'outcomes'));
      const other = orderOf(await label(harness, 'outcomes', { number: 43, start: 'another' }));
      harness.threads.fill(subject);
      await ask(harness, order);
      await ask(harness, other);
      await say(harness, { mode: 'outcomes', thread: 43, body: '/baton answer That one.' });
      expect(lastStarted(harness)).toMatchObject({ run: 'fix-43', task: 'only', execution: 2 });
      expect(harness.writes.filter((write) => write.includes(needsHumanLabel))).toEqual([
        `label ${subject} ${needsHumanLabel}`,
        `label 43 ${needsHumanLabel}`,
        `unlabel 43 ${needsHumanLabel}`,
      ]);
    },
  );
});

describe('a question of a run that a schedule started', () => {
  const start = async () => {
    const harness = createHarness();
    const { repository, subject: none, actor } = buildTrigger({ number: 0 });
    const schedule = { cron: '0 9 * * *', firedAt: '2026-03-18T09:12:00Z' };
    const trigger = {
      kind: 'schedule',
      repository,
      subject: none,
      actor: { ...actor, type: 'Bot' },
      label: '',
      schedule,
    } as const;
    return { harness, order: orderOf(await plan(harness, { stages: oneStage, trigger })) };
  };

  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.5', 'T16'],
      title: 'stands on the runs issue, and is answered there once',
      input: 'a tick; the stage asks; /baton answer on the runs issue; another; the stage ends',
      expected:
        'one question, without a mention of a bot; one start, in the lock of the run; the label goes; a reply to the second',
    },
    async () => {
      const { harness, order } = await start();
      await ask(harness, order);
      const asked = (await bodies(harness, runsIssue)).filter((body) => parseRequestRun(body) !== undefined);
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain('❓ **Your answer is needed**: the agent of stage `only` in run `fix-20260318-0900` asks:');
      expect([...harness.labels]).toContain(needsHumanLabel);
      await say(harness, { thread: runsIssue, body: '/baton answer That one.', mode: 'all' });
      expect(harness.started).toMatchObject([
        { run: 'fix-20260318-0900', task: 'only', execution: 2, lock: 0, subject: runsIssue },
      ]);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      await say(harness, { thread: runsIssue, body: '/baton answer The other.', mode: 'all' });
      expect(harness.started).toHaveLength(1);
      expect((await bodies(harness, runsIssue)).at(-1)).toContain('was answered already, by `marla`');
      expect((await advance(harness, lastStarted(harness))).ended?.outcome).toBe('succeeded');
    },
  );

  requirement(
    {
      ids: ['F-M18', 'U11'],
      title: 'that nobody answered in time: the reply says when the next run starts',
      input: 'a tick; the stage asks; eight days; /baton answer on the runs issue',
      expected: 'nothing starts; the reply names the schedule',
    },
    async () => {
      const { harness, order } = await start();
      await ask(afterTheDeadline(harness), order);
      await say(harness, { thread: runsIssue, body: '/baton answer That one.', mode: 'all' });
      expect(harness.started).toEqual([]);
      expect((await bodies(harness, runsIssue)).at(-1)).toContain(
        'To go on, answer the question where its prompt reads it, then wait for the next time of the schedule `0 9 * * *`, which starts a new run.',
      );
    },
  );
});

/** The same outside world, where something happens just before the first record of a kind is written. */
function before(harness: Harness, kind: 'decision' | 'end', happens: () => Promise<void>): Harness {
  const { store } = harness.engine.ports;
  let isOver = false;
  const append: typeof store.append = async (request) => {
    if (!isOver && request.drafts[0]?.kind === kind) {
      isOver = true;
      await happens();
    }
    return store.append(request);
  };
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, store: { ...store, append } } } };
}

describe('two answers at once', () => {
  requirement(
    {
      ids: ['F-M18', 'T16'],
      title: 'in two places, whose jobs hold two locks: the record that comes first counts',
      input: 'comments: none; the stage asks; an answer on the runs issue while one on the issue is recorded',
      expected: 'one decision, one start; the other person is told who answered',
    },
    async () => {
      const harness = createHarness();
      await ask(harness, orderOf(await label(harness, 'none')));
      const first = () => say(harness, { mode: 'none', thread: runsIssue, body: '/baton answer This one.' });
      await say(before(harness, 'decision', first), { mode: 'none', thread: subject, body: '/baton answer That one.' });
      expect(harness.started).toMatchObject([{ task: 'only', execution: 2 }]);
      expect((await bodies(harness, subject)).at(-1)).toContain('was answered already, by `marla`. The first answer counts');
    },
  );
});

describe('an answer in the very moment of the end', () => {
  requirement(
    {
      ids: ['F-M18', 'T16', 'DESIGN-5.2'],
      title: 'wins if its record came first, also where its job holds another lock than that of the run',
      input: 'a tick; the stage asks; eight days; the answer on the runs issue is recorded just before the end is written',
      expected: 'nobody is told that the run has ended; one start; no label of need',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await label(harness, 'none'));
      await ask(harness, order);
      const first = () => say(harness, { mode: 'none', thread: runsIssue, body: '/baton answer That one.' });
      const { ended } = await advance(before(afterTheDeadline(harness), 'end', first), { ...order, for: 'publish' });
      expect(ended).toBeUndefined();
      expect((await bodies(harness, runsIssue)).filter((body) => body.includes('A person is needed'))).toEqual([]);
      expect(harness.started).toMatchObject([{ task: 'only', execution: 2 }]);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );
});
