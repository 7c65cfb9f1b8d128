import pc from 'picocolors';
import { describe, expect } from 'vitest';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { renderEscalation } from '../../../src/core/view/comment/escalation.ts';
import { renderHandoffReply } from '../../../src/core/view/comment/handoff.ts';
import { renderPullSummary } from '../../../src/core/view/comment/pull-summary.ts';
import { renderHeadline, saysUnderWay } from '../../../src/core/view/status/headline.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { renderPublishSummary } from '../../../src/core/view/summary/publish.ts';
import { deriveTree } from '../../../src/core/view/tree/derive-tree.ts';
import { describeAtAGlance } from '../../../src/core/view/tree/describe-tree.ts';
import { describeRun } from '../../../src/page/report/describe-run.ts';
import { renderPage } from '../../../src/page/run/render-page.ts';
import { renderReport } from '../../../src/terminal/draw/render-report.ts';
import { buildRunReport } from '../../support/report-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildSpawned, type SpawnStep, type Stages, stateOf } from '../state/spawn-builder.ts';
import { findTables } from './read-blocks.ts';

const values = ['quick', { name: 'thorough', goal: 'Fix the cause and everything that has it.' }];
const picked: Stages = { test: { agent: 'worker', matrix: { values, pick: 'double(each.results.score)' } } };
const judged: Stages = {
  test: { agent: 'worker', matrix: { values } },
  judge: { agent: 'worker', needs: ['test'], matrix: { from: 'needs.test.each' } },
};

function scored(index: number, score: string): SpawnStep {
  const handoff = { version: 1 as const, summary: `Candidate ${index} is done.` };
  return { stage: `test[${index}]`, body: { results: { score }, handoff } };
}

function failing(stage: string, message: string, reason = 'exit-status'): SpawnStep {
  return { stage, outcome: 'failed', body: { failure: { reason, message } } };
}

/** The texts in which an element is named by its number alone. */
function bareIn(text: string): readonly string[] {
  return text.match(/(?:test|↳ `?)?\[\d\](?! (?:quick|thorough))[^<]{0,20}/g) ?? [];
}

/** The call for a person after the end of a run that failed. */
function call(stages: Stages, steps: readonly SpawnStep[]): string {
  const state = stateOf(stages, steps);
  const end = { outcome: 'failed', reason: 'test: exit-status', finishedAt: '2026-03-18T09:00:00Z' } as const;
  const record = { kind: 'end', run: state.run.run, task: '', attempt: 0, execution: 1, body: end } as const;
  return renderEscalation(stateWith(state, [record]), { end, status: 7, isHeard: true });
}

describe('an element of a matrix', () => {
  requirement(
    {
      ids: ['F-UX11', 'U33'],
      title: 'has the same name with its value in status, pull request, call, summary, page, terminal and pick note',
      input: 'quick scores 18, a map with the name thorough 20; a stage that judges both',
      expected: '`[1] thorough` below its stage, `test[1] thorough` elsewhere, and no bare number',
    },
    () => {
      const steps = [scored(0, '18'), scored(1, '20')];
      const state = stateOf(picked, steps);
      const status = renderStatusComment(state);
      expect(status).toContain('| ↳ `[1] thorough` |');
      expect(status).toContain('picked test[1] thorough with 20; the others: test[0] quick 18');
      const run = describeRun(state, buildSpawned(steps, { stages: picked }));
      const report = buildRunReport({ runs: [run] });
      const task = state.tasks[0];
      const texts = {
        status,
        pull: renderPullSummary(state),
        handoff: task === undefined ? '' : renderHandoffReply(state, task),
        summary: renderPublishSummary(
          { task: task?.body, started: [], ended: undefined, state },
          { run: 'fix-42', effects: undefined },
        ),
        page: renderPage(report).replace(/(?:id|href)="[^"]*"/g, ''),
        terminal: renderReport(report, { width: 80, colors: pc.createColors(false), next: [] }),
        call: call(picked, [failing('test[0]', 'one'), failing('test[1]', 'two')]).replace(/last task: .*/, ''),
        glance: describeAtAGlance(state, deriveTree(state))
          .flatMap(({ answers }) => answers)
          .join('\n'),
      };
      for (const [place, text] of Object.entries(texts)) expect(bareIn(text.replace(/\s+/g, ' ')), place).toEqual([]);
      for (const text of [texts.page, texts.terminal, texts.call, texts.pull]) expect(text).toContain('] thorough');
      expect(renderStatusComment(stateOf(judged, steps))).toContain('| ↳ `[1] thorough` |');
    },
  );

  requirement(
    {
      ids: ['F-UX11', 'S-1'],
      title: 'cannot break out of its place by its value',
      input: 'a value with a code span, a cell border, a marker, a mention and a line end, and one of 500 characters',
      expected: 'a table of the usual columns, no marker, the value cut at 40 characters',
    },
    () => {
      const hostile = '`x` | y <!-- baton-status:a -->\n@everyone "]:::failed';
      const text = renderStatusComment(
        stateOf({ test: { agent: 'worker', matrix: { values: [hostile, 'z'.repeat(500)] } } }, []),
      );
      const rows = findTables(text)[0]?.rows.map((row) => row.length);
      expect(rows).toEqual([5, 5, 5]);
      expect(text.match(/<!--/g)).toHaveLength(1);
      expect(text).toContain('z'.repeat(39));
      expect(text).not.toContain('z'.repeat(41));
      expect(text.replace(/`[^`\n]*`/g, '').replace(/```mermaid[\s\S]*?```/, '')).not.toContain('@everyone');
    },
  );
});

describe('the call for a person', () => {
  requirement(
    {
      ids: ['F-UX11', 'U15', 'C-22'],
      title: 'has of a fan-out two elements with their lines and logs, and whose each is',
      input: 'three elements that failed, one by a missing secret',
      expected: 'two with lines, one more folded; each class with the elements that it is about',
    },
    () => {
      const three: Stages = { test: { agent: 'worker', matrix: { values: ['quick', 'thorough', 'odd'] } } };
      const steps = [failing('test[0]', 'one'), failing('test[1]', 'two', 'secret-missing'), failing('test[2]', 'three')];
      const [shown = '', folded = ''] = call(three, steps).split('<details>');
      const log = '[log](https://github.com/o/r/actions/runs/9)';
      expect(shown).toContain(
        `- ❌ \`test[0] quick\`: its program ended with an error (\`exit-status\`) · ${log}\n\n\`\`\`text\none\n`,
      );
      expect(shown).toContain(`(\`secret-missing\`) · ${log}\n\n\`\`\`text\ntwo\n`);
      expect(shown).not.toContain('three');
      expect(folded).toContain(`<summary>1 more failed</summary>\n\n- ❌ \`test[2] odd\``);
      expect(shown).toContain('`test[0] quick`, `test[2] odd`: **The agent failed**');
      expect(shown).toContain('`test[1] thorough`: **Yours to fix**');
    },
  );

  requirement(
    {
      ids: ['F-UX11', 'U15', 'K-14'],
      title: 'has the failures of children before that of the task that asked for them',
      input: 'three children of which all failed, then their parent',
      expected: 'two children with lines and logs, one child and the parent folded, the command of the parent',
    },
    () => {
      const makes = ['1-api', '2-docs', '3-ui'];
      const wait = { names: makes.map((name) => `test/${name}`), until: 'all' as const };
      const steps = [
        { stage: 'test', makes, wait },
        ...makes.map((name) => failing(`test/${name}`, `${name} broke`)),
        { ...failing('test', 'nothing is left to do'), execution: 2 },
      ];
      const text = call({ test: { agent: 'worker', children: {} } }, steps);
      const [shown = '', folded = ''] = text.split('<details>');
      expect(shown).toMatch(
        /- ❌ `test\/1-api`.*\[log\].*\n\n```text\n1-api broke\n```\n\n- ❌ `test\/2-docs`.*\n\n```text\n2-docs broke/,
      );
      expect(folded).toContain('<summary>2 more failed</summary>');
      expect(folded).toContain('nothing is left to do');
      expect(/^```text\n(.*)\n```$/m.exec(shown)?.[1]).toBe('/baton retry test');
    },
  );
});

describe('the first line of a run', () => {
  const end = { outcome: 'failed', reason: 'test: limited', finishedAt: '2026-03-18T09:00:00Z' } as const;
  const close = (steps: readonly SpawnStep[]) => {
    const state = stateOf({ test: { agent: 'worker' } }, steps);
    const record = { kind: 'end', run: state.run.run, task: '', attempt: 0, execution: 1, body: end } as const;
    return renderHeadline(stateWith(state, [record]), { isHeard: true });
  };

  requirement(
    {
      ids: ['F-EN2', 'U31'],
      title: 'says until when a usage limit is closed and what to type then, and nothing of a cause to fix',
      input: 'a run that ended with limited, with a time and without one',
      expected: 'wait until 18 Mar 2026, 15:40 UTC, then comment /baton retry test',
    },
    () => {
      const refused = failing('test', 'refused', 'limited');
      const limit = { 'not-before': '2026-03-18T15:40:00Z' };
      const timed = close([{ ...refused, body: { ...refused.body, limit } }]);
      expect(timed).toContain('Your turn: wait until 18 Mar 2026, 15:40 UTC, then comment `/baton retry test`');
      const untimed = [1, 2, 3, 4].map((execution) => ({ ...refused, execution }));
      expect(close(untimed)).toContain('Your turn: wait until the limit is open again, then comment `/baton retry test`');
      expect(timed).not.toContain('fix the cause');
    },
  );

  requirement(
    {
      ids: ['F-UX11', 'U16'],
      title: 'has the verdict in bold and the name of the run plain',
      input:
        'a run that failed, and one under way; the same in the words of earlier versions, and below what somebody wrote there',
      expected: '**❌ failed**; one under way is found by all',
    },
    () => {
      expect(close([failing('test', 'one')])).toMatch(/^Baton run `fix-42` of pipeline `fix` \*\*❌ failed\*\* in `test`/);
      const open = renderHeadline(stateOf({ test: { agent: 'worker' } }, []));
      expect(open).toMatch(/^Baton run `fix-42` of pipeline `fix` is \*\*▶️ under way\*\*\./u);
      for (const body of [
        open,
        '**Baton run `fix-42` of pipeline `fix`** is ▶️ under way. At work: x.',
        `I am here, too.\n${open}`,
      ])
        expect(saysUnderWay(body)).toBe(true);
      expect(saysUnderWay(close([failing('test', 'one')]))).toBe(false);
    },
  );
});

requirement(
  {
    ids: ['F-UX11', 'C-25'],
    title: 'the pull request of a scheduled run does not name the closed issue that holds its records',
    input: 'what led to the pull request, of a run by a label and of one by a schedule',
    expected: 'for #42; no number',
  },
  () => {
    const state = stateOf(picked, [scored(0, '18')]);
    const trigger = { ...state.run.body.trigger, kind: 'schedule' as const, schedule: { cron: '0 9 * * 1' } };
    const scheduled = { ...state, run: { ...state.run, body: { ...state.run.body, trigger } } };
    expect(renderPullSummary(state)).toContain('of pipeline `fix`, for #42.');
    expect(renderPullSummary(scheduled)).toContain('of pipeline `fix`.\n');
  },
);
