import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { needsHumanLabel } from '../../src/core/run/status-labels.ts';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf, plan } from './chain.ts';
import { begin, kinds, person } from './command-world.ts';
import { bodies, label, oneStage, runsIssue, subject } from './comments-chain.ts';

async function ask(harness: Harness, order: Dispatch, note = 'Which one?'): Promise<void> {
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note }) });
}

const questions = (texts: readonly string[]): number => texts.filter((body) => parseRequestRun(body) !== undefined).length;

interface Said {
  readonly thread: number;
  readonly body: string;
  readonly top?: string;
  readonly stages?: string;
}

/** Somebody comments on a thread, and the plan job of that comment runs. */
async function sayIn(harness: Harness, { thread, body, top = '', stages = oneStage }: Said): Promise<void> {
  const { id, createdAt } = harness.threads.post({ subject: thread, body, author: person });
  const base = buildTrigger({ number: thread, comments: harness.threads.count(thread), createdAt: '2026-03-01T00:00:00Z' });
  const planned = await startFromEvent(harness.engine, {
    trigger: { ...base, kind: 'comment', label: '', actor: person, comment: { id, author: person, body, createdAt } },
    config: checkConfig(configText(harness, stages, { top })),
    commit: headSha,
    inline: true,
    start: `comment ${id}`,
  });
  if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
}

describe('an answer that came before the question', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8', 'T16'],
      title: 'is not taken for one to a question that nobody had asked yet, when its job runs late',
      input: 'look asks; two answers at once; the job of the second runs only after look has asked again',
      expected: 'the first counts; the second is told that the question is newer; nothing starts',
    },
    async () => {
      const { harness, order, say, post, replies } = await begin();
      await ask(harness, order, 'Old or new format?');
      await say('/baton answer The new one.');
      const late = post('/baton answer Yes, the new one.');
      await ask(harness, lastStarted(harness), 'Shall I delete the old files?');
      const before = await kinds(harness);
      await late();
      expect(await kinds(harness)).toEqual(before);
      expect(harness.started).toHaveLength(1);
      expect((await replies()).at(-1)).toContain('asked only after your comment');
    },
  );
});

describe('the label of a question', () => {
  requirement(
    {
      ids: ['F-M18', 'U9'],
      title: 'stays while another run about the same issue waits for a person',
      input: 'a run of fix and one of triage ask; an answer to the one, then to the other',
      expected: 'the label goes with the second answer',
    },
    async () => {
      const { harness, order, say } = await begin();
      await ask(harness, order, 'First?');
      const comments = harness.threads.count(subject);
      await ask(
        harness,
        orderOf(await plan(harness, { pipeline: 'triage', stages: oneStage, start: 'another', comments })),
        'Second?',
      );
      await say('/baton answer look: Yes.');
      expect(lastStarted(harness)).toMatchObject({ run: 'fix-42', task: 'look' });
      expect([...harness.labels]).toContain(needsHumanLabel);
      await say('/baton answer only: No.');
      expect(lastStarted(harness)).toMatchObject({ run: 'triage-42', task: 'only' });
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );

  requirement(
    {
      ids: ['F-M18', 'U30', 'F-G14'],
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
      expect(questions(await bodies(harness, runsIssue))).toBe(1);
      await sayIn(harness, { top: 'comments: outcomes', thread: runsIssue, body: '/baton answer That one.' });
      expect(lastStarted(harness)).toMatchObject({ task: 'only', execution: 2 });
      expect(harness.started).toHaveLength(1);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );

  requirement(
    {
      ids: ['F-M18', 'U9'],
      title: 'is taken off although somebody deleted the comment that asked',
      input: 'look asks; the comment is deleted; /baton answer',
      expected: 'the stage starts; no label of need is left',
    },
    async () => {
      const { harness, order, say } = await begin();
      await ask(harness, order);
      const all = await harness.threads.listSince(subject, '2000-01-01T00:00:00Z');
      for (const { id, body } of all) if (parseRequestRun(body) !== undefined) harness.threads.remove(id);
      await say('/baton answer Yes.');
      expect(lastStarted(harness)).toMatchObject({ task: 'look', execution: 2 });
      expect([...harness.labels]).not.toContain(needsHumanLabel);
    },
  );
});

describe('an answer without words', () => {
  for (const [title, words] of [
    ['the line as the comment that asks shows it', ' <your answer>'],
    ['a hidden comment alone', ' look\n<!-- nothing -->'],
  ] as const)
    requirement(
      {
        ids: ['F-M18', 'T07'],
        title: `resumes nothing: ${title}`,
        input: `/baton answer${words}`,
        expected: 'a reply; no record',
      },
      async () => {
        const { harness, order, say, replies } = await begin();
        await ask(harness, order);
        await say(`/baton answer${words}`);
        expect(await kinds(harness)).toEqual(['run', 'task']);
        expect((await replies()).at(-1)).toContain('The answer is empty, so nothing was done.');
      },
    );
});

/** The same outside world, eight days later. */
function afterTheDeadline(harness: Harness): Harness {
  const { clock } = harness.engine.ports;
  const now = (): string => new Date(Date.parse(clock.now()) + 8 * 86_400_000).toISOString();
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock: { ...clock, now } } } };
}

describe('a run that ended because nobody answered', () => {
  requirement(
    {
      ids: ['F-M18', 'U11'],
      title: 'takes no answer and no retry, and each reply says how to go on',
      input: 'look asks; eight days; a run of triage begins; /baton answer, /baton retry',
      expected: 'nothing starts; the replies name the text of the issue and the label',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await ask(afterTheDeadline(harness), order);
      expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
      const comments = harness.threads.count(subject);
      await plan(harness, { pipeline: 'triage', stages: oneStage, start: 'another', comments });
      const again =
        'answer the question in the text of #42, then take the label `agent-ready` off and put it on again to start a new run.';
      await say('/baton answer Yes.');
      expect((await replies()).at(-1)).toContain(
        `Run \`fix-42\` has ended already and ❓ needs input, so it takes no answer, and nothing was done. To go on, ${again}`,
      );
      await say('/baton retry fix-42/look');
      expect((await replies()).at(-1)).toContain(`Only what failed can be tried again. To go on, ${again}`);
      expect(harness.started).toEqual([]);
    },
  );
});

describe('a question of a run that a schedule started', () => {
  const top = 'comments: all';
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
    return { harness, order: orderOf(await plan(harness, { stages: oneStage, trigger, top })) };
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
      await sayIn(harness, { thread: runsIssue, body: '/baton answer That one.', top });
      expect(harness.started).toMatchObject([
        { run: 'fix-20260318-0900', task: 'only', execution: 2, lock: 0, subject: runsIssue },
      ]);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      await sayIn(harness, { thread: runsIssue, body: '/baton answer The other.', top });
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
      await sayIn(harness, { thread: runsIssue, body: '/baton answer That one.', top });
      expect(harness.started).toEqual([]);
      expect((await bodies(harness, runsIssue)).at(-1)).toContain(
        'To go on, answer the question where its prompt reads it, then wait for the next time of the schedule `0 9 * * *`, which starts a new run.',
      );
    },
  );
});
