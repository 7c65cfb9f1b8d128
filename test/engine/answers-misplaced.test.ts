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
