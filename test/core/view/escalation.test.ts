import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyFailure, failureReasons } from '../../../src/core/output/failure-reason.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { failureCauses } from '../../../src/core/view/failure-report.ts';
import { escalationMarker } from '../../../src/core/view/markers.ts';
import { buildComment, buildProse, readTools, repo, subject } from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { hostileArbitrary, hostileTexts } from '../markdown/hostile-text.ts';
import { buildRecords, type Done, getState, type Plan } from '../run/run-builder.ts';

const plan: Plan = { fix: { attempts: 2 }, 'open-pr': { needs: ['fix'] } };
const end = { outcome: 'failed', reason: 'fix: exit-status', finishedAt: '2026-03-18T09:00:00Z' } as const;

function failed(attempt: number, reason: string, message = ''): Done {
  return { stage: 'fix', outcome: 'failed', attempt, body: { failure: { reason, message } } };
}

function render(done: readonly Done[], facts: { actor?: { id: number; login: string; type?: 'User' | 'Bot' } } = {}): string {
  const state = getState(buildRecords(plan, done));
  const { trigger } = state.run.body;
  const actor = facts.actor ?? { id: 1, login: 'mona', type: 'User' as const };
  const run = { ...state.run, body: { ...state.run.body, trigger: { ...trigger, actor } } };
  const outcome = done.at(-1)?.outcome === 'needs-input' ? 'needs-input' : 'failed';
  const body = { ...end, outcome } as const;
  const ended = stateWith({ ...state, run }, [{ kind: 'end', run: run.run, task: '', attempt: 0, execution: 1, body }]);
  return renderEscalation(ended, { end: body, status: 7, version: '0.9.9' });
}

describe('renderEscalation', () => {
  requirement(
    {
      ids: ['C-22', 'U15', 'C-25'],
      title: 'has all failures of the stage and what a failure message needs',
      input: 'two failed attempts of fix',
      expected: 'verdict and attempt, whose it is, the decisive lines, log links, what follows, the command, names and numbers',
    },
    () => {
      const url = 'https://github.com/o/r/actions/runs/9';
      expect(render([failed(1, 'exit-status', 'first words'), failed(2, 'timeout', 'second words')]).split('\n')).toEqual([
        '**A person is needed**, @mona: run `fix-42` ❌ failed in `fix`, attempt 2 of 2.',
        '',
        '**To go on**, fix the cause of the failure in #42, then take the label `agent-ready` off and put it on again to start a new run. `/baton retry fix` keeps what the other stages left, if Baton hears comments. Take `baton:needs-human` off when it is dealt with; the next run takes it off as well.',
        '',
        `- ❌ \`fix\`, attempt 1 of 2: its program ended with an error (\`exit-status\`) · [log](${url})`,
        `- ❌ \`fix\`, attempt 2 of 2: its time was up (\`timeout\`) · [log](${url})`,
        '',
        '```text',
        'second words',
        '```',
        '',
        '**The agent failed**: read what it said above and its log. A clearer issue, or a clearer prompt where it has one, or more attempts (`retry.attempts`) may help.',
        '',
        '**By itself** nothing follows: no attempt is left. All records are kept. The [status comment](https://x#issuecomment-7) has the whole run.',
        '',
        '<details><summary>What the failures said</summary>',
        '',
        '`fix`, attempt 1:',
        '',
        '```text',
        'first words',
        '```',
        '',
        '</details>',
        '',
        '<details><summary>Names and numbers</summary>',
        '',
        '```text',
        'baton: 0.9.9',
        'run: fix-42',
        'pipeline: fix',
        `configuration: ${'a'.repeat(40)}`,
        'last task: fix, attempt 2, execution 2',
        'agent: investigator (command)',
        'workflow run: 9, attempt 1',
        'ended: 2026-03-18T09:00:00Z, fix: exit-status',
        '```',
        '',
        '</details>',
        '',
        '<!-- baton-escalation:fix\\u002d42 -->',
      ]);
    },
  );

  requirement(
    {
      ids: ['U17', 'U15'],
      title: 'says whose every one of our reasons is, and asks for a report of our own faults alone',
      input: 'each reason that Baton gives, in six executions; a word of the agent',
      expected: 'one sentence of the seven, by its class; /issues/new only where it is ours; retry only where it can help',
    },
    () => {
      for (const reason of [...failureReasons, 'tests-still-red']) {
        const text = render(Array.from({ length: 6 }, (_, index) => failed(index + 1, reason)));
        const { kind, recourse } = classifyFailure(reason);
        expect(text.includes(`\n\n${failureCauses[kind]}\n\n`), reason).toBe(true);
        expect(text.includes('/issues/new'), reason).toBe(kind === 'ours');
        expect(text.includes('/baton retry fix'), reason).toBe(recourse === 'retry');
      }
      expect(new Set(failureReasons.map((reason) => classifyFailure(reason).kind)).size).toBe(7);
    },
  );

  requirement(
    {
      ids: ['U15'],
      title: 'links to the job that failed where it is known',
      input: 'a failed attempt of job 77 of workflow run 9',
      expected: '[log](…/actions/runs/9/job/77)',
    },
    () => {
      const workflowRun = { id: 9, attempt: 1, url: 'https://github.com/o/r/actions/runs/9', job: 77 };
      const done = { ...failed(1, 'timeout'), body: { failure: { reason: 'timeout', message: '' }, workflowRun } };
      expect(render([done, failed(2, 'timeout')])).toContain('[log](https://github.com/o/r/actions/runs/9/job/77)');
    },
  );

  requirement(
    {
      ids: ['U15'],
      title: 'a limit that ends the run is the words of the verdict, and theirs to fix who wrote the configuration',
      input: 'limits.max-tasks met, no stage failed',
      expected: 'the limit, yours to fix, no command to try a stage again',
    },
    () => {
      const state = getState(buildRecords(plan, []));
      const text = renderEscalation(state, { end: { ...end, reason: 'limits.max-tasks is 1' }, status: 7 });
      expect(text).toContain('❌ failed: limits.max-tasks is 1.');
      expect(text).toContain('**Yours to fix**');
      expect(text).toContain('**To go on**, fix that, then take the label');
      expect(text).not.toContain('/baton retry');
    },
  );

  requirement(
    {
      ids: ['C-22', 'DESIGN-4.4'],
      title: 'a stage that needs input asks its question',
      input: 'needs-input: Which of the two tables?',
      expected: 'the question in a quote, and that the answer goes into the text of the issue',
    },
    () => {
      const text = render([{ stage: 'fix', outcome: 'needs-input', reason: 'Which of the two tables, @octo?' }]);
      expect(text).toContain('❓ needs input in `fix`.');
      expect(text).toContain('`fix` asks:\n\n> Which of the two tables, `@octo`?');
      expect(text).toContain('answer the question in the text of #42, then take the label `agent-ready` off');
    },
  );

  it('mentions a person, never a bot', () => {
    const said = (actor: { id: number; login: string; type?: 'User' | 'Bot' }): string =>
      render([failed(1, 'x'), failed(2, 'x')], { actor });
    expect(said({ id: 1, login: 'Copilot', type: 'Bot' })).not.toMatch(/@/);
    expect(said({ id: 1, login: 'github-actions[bot]' })).not.toMatch(/@/);
    expect(said({ id: 1, login: 'mona' })).toContain(', @mona:');
  });

  it('stays short of the limit however much failed', () => {
    const done = Array.from({ length: 90 }, (_, index) => failed(index + 1, 'exit-status', `${index} ${buildProse(2_000)}`));
    const text = render(done);
    expect(Buffer.byteLength(text)).toBeLessThan(40_000);
    expect(text).toMatch(/_\d+ more are in the comments of their tasks\._/);
  });

  for (const { name, text } of hostileTexts) {
    requirement(
      {
        ids: ['T39', 'U7', 'C-22'],
        title: `${name} in a reason, a message and a question stays text`,
        input: JSON.stringify(text.slice(0, 60)),
        expected: 'one marker of ours, no mention but of the person who started the run, no record',
      },
      () => checkHostile(text),
    );
  }

  requirement({ ids: ['T39'], title: 'any mixture stays text', input: '200 random texts', expected: 'as above' }, () =>
    fc.assert(fc.property(hostileArbitrary, checkHostile), { numRuns: 200 }),
  );
});

function checkHostile(text: string): void {
  for (const last of [failed(2, text, text), { stage: 'fix', outcome: 'needs-input', attempt: 2, reason: text } as const]) {
    const body = render([failed(1, text, text), last]);
    expect(body.match(/<!--/g)).toHaveLength(1);
    expect(body.endsWith(`\n\n${escalationMarker('fix-42')}`)).toBe(true);
    expect(body).not.toMatch(/^\/baton/m);
    const words = renderVisible(body)
      .replace(/<code[\s\S]*?<\/code>/g, '')
      .replace('@mona', '');
    expect(words).not.toMatch(/(?<![a-z0-9])@(?:everyone|mona|octo)/i);
    const read = decodeRecords([buildComment(1, body)], { repo, thread: subject, tools: readTools });
    expect(read).toMatchObject({ records: [], ignored: [] });
  }
}
