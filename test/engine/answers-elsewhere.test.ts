import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { needsHumanLabel } from '../../src/core/run/status-labels.ts';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildOutput, buildTrigger, createHarness, type Harness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf } from './chain.ts';
import { person } from './command-world.ts';
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
