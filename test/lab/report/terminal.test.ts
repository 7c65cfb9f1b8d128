import { Writable } from 'node:stream';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { LocalRunnerJob } from '../../../src/local/runner-contract.ts';
import { renderGitHubMarkdown } from '../../../src/page/run/render-github-markdown.ts';
import { drawChain } from '../../../src/terminal/draw/draw-chain.ts';
import { createProgress } from '../../../src/terminal/draw/progress.ts';
import { renderMarkdown } from '../../../src/terminal/draw/render-markdown.ts';
import { renderReport } from '../../../src/terminal/draw/render-report.ts';
import { cutTo, widthOf } from '../../../src/terminal/draw/text-width.ts';
import {
  buildExecution,
  buildReportedComment,
  buildReportedRun,
  buildRunReport,
  buildStage,
  buildThread,
} from '../../support/report-builders.ts';
import { requirement } from '../../support/requirement.ts';

const options = { width: 80, colors: pc.createColors(false) };

function widest(text: string): number {
  return Math.max(...text.split('\n').map(widthOf));
}

const tangled: Readonly<Record<string, string>> = {
  'quotes in quotes': '>'.repeat(65_000),
  'numbers in numbers': '1. '.repeat(20_000),
  'items of lists in items': '- '.repeat(30_000),
  'signs that could be emphasis': '_a*'.repeat(20_000),
};

describe('Markdown in a terminal', () => {
  const sentence = 'A sentence of many words that does not fit into the cell of a table, nor on one line of a terminal at all.';

  it('fits into 80 columns', () => {
    const table = `| stage | agent | state |\n|---|---|---|\n| \`open-pr\` | built-in pull-request | ✅ ${sentence} |`;
    const text = renderMarkdown(
      [table, sentence, `- ${sentence}`, `> ${sentence}`, 'x'.repeat(300), '漢'.repeat(200)].join('\n\n'),
      options,
    );
    expect(widest(text)).toBeLessThanOrEqual(80);
    for (const word of [...sentence.split(' '), 'open-pr', 'pull-request']) expect(text).toContain(word);
  });

  it('indents the rows of children in a table', () => {
    expect(renderMarkdown('| stage |\n|---|\n| &emsp;↳ `1-deeper` |', options)).not.toContain('&');
  });

  it('cuts wide letters at the edge, too', () => {
    expect([cutTo('漢字漢字', 5), cutTo('abcd', 4), cutTo('abcde', 4), cutTo('ab', 0)]).toEqual(['漢字…', 'abcd', 'abc…', '…']);
  });

  it('renders text in as many quotes as a line has columns', () => {
    expect(renderMarkdown(`${'>'.repeat(40)} a b\n\n${'>'.repeat(45)} ---`, options)).toContain('a b');
  });

  for (const [what, text] of Object.entries(tangled))
    requirement(
      {
        ids: ['T39'],
        title: `Markdown that would stop or stall the report is shown as it stands: ${what}`,
        input: `${what}, as long as GitHub lets a comment be`,
        expected: 'text in the terminal and in the page, within two seconds',
      },
      () => {
        expect(renderMarkdown(text, options).replaceAll('\n', '')).toContain(text.slice(0, 60).trimEnd());
        expect(renderGitHubMarkdown(text)).toMatch(/^<pre tabindex="0">/);
      },
      2_000,
    );

  it('closes folds with a hint, and prints no source of a graph', () => {
    const text = renderMarkdown(
      'Above.\n\n<details><summary>The <b>chain</b> as a graph</summary>\n\n```mermaid\nflowchart LR\n```\n\n<details><summary>in it</summary>\n\ndeep\n\n</details>\n\nsecret\n\n</details>\n\nBelow.\n\n```mermaid\nflowchart LR\n```\n\n<!-- baton:1 {} -->',
      options,
    );
    expect(text).toBe('Above.\n\n▸ The chain as a graph (folded)\n\nBelow.');
  });

  it('prints no address of the local GitHub, and every other', () => {
    const text = renderMarkdown('[run](http://github.localhost:4711/o/r) [docs](https://a.example/b) https://c.example', options);
    expect(text).toBe('run docs (https://a.example/b) https://c.example');
  });
});

describe('the chain in a terminal', () => {
  it('is a line where each stage needs the one before', () => {
    const stages = [buildStage({ name: 'look' }), buildStage({ name: 'fix', needs: ['look'], status: 'failed' })];
    expect(drawChain(stages, options)).toBe('✔ look → ✘ fix');
  });

  it('names what each stage needs where there are branches', () => {
    const stages = [
      buildStage({ name: 'left' }),
      buildStage({ name: 'right' }),
      buildStage({ name: 'join', needs: ['left', 'right'], status: 'not-started' }),
    ];
    expect(drawChain(stages, options)).toBe('✔ left\n✔ right\n  – join  ← left, right');
  });

  it('shows the children of a task by their names below the stages', () => {
    const child = (name: string, parent: string) => buildStage({ name, parent, needs: ['look'] });
    const stages = [
      buildStage({ name: 'look' }),
      buildStage({ name: 'split', needs: ['look'], status: 'waiting' }),
      child('split/1-api', 'split'),
      child('split/1-api/1-test', 'split/1-api'),
      { ...child('split/2-docs', 'split'), status: 'failed' as const },
      buildStage({ name: 'open-pr', needs: ['split'], status: 'not-started' }),
    ];
    expect(drawChain(stages, options)).toBe('✔ look → … split → – open-pr\n↳ split: ✔ 1-api · ✘ 2-docs\n↳ split/1-api: ✔ 1-test');
    const many = Array.from({ length: 30 }, (_, index) => child(`split/${index + 1}-part-${index + 1}`, 'split'));
    const drawn = drawChain([buildStage({ name: 'split' }), ...many], options);
    expect(widest(drawn)).toBeLessThanOrEqual(80);
    expect(drawn).toContain('✔ 30-part-30');
  });

  it('fits into 80 columns with thirty stages', () => {
    const stages = Array.from({ length: 30 }, (_, index) =>
      buildStage({ name: `stage-number-${index}`, needs: index === 0 ? [] : [`stage-number-${index - 1}`] }),
    );
    const drawn = drawChain(stages, options);
    expect(widest(drawn)).toBeLessThanOrEqual(80);
    expect(drawn.match(/✔/g)).toHaveLength(30);
  });
});

describe('what happened in a terminal', () => {
  requirement(
    {
      ids: ['T23', 'F-S17', 'U25'],
      title: 'shows runs, changes, pull requests and threads, and obeys nothing that others wrote',
      input: 'a run with a branch and a pull request; codes and workflow commands in a title and a comment',
      expected: 'each of them; no line is wider than 80 columns; the letters alone',
    },
    () => {
      const codes = '\u001b[31mred\u001b[0m\r::error::x';
      const text = renderReport(
        buildRunReport({
          branches: [
            { name: 'baton/issue-1', diff: 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new', commits: 1 },
          ],
          threads: [
            buildThread({ title: codes, comments: [buildReportedComment(`Words ${codes}\n::set-output name=a::b`)] }),
            buildThread({ number: 2, kind: 'pull-request', title: 'Fix #1', pull: { head: 'baton/issue-1', base: 'main' } }),
          ],
        }),
        { ...options, next: ['baton try'] },
      );
      expect(text).toContain('✔ fix');
      expect(text).toContain('It is fixed.');
      expect(text).toContain('+new');
      expect(text).toContain('Pull request #2: Fix #1');
      expect(text).toContain('baton try');
      expect(text).not.toContain('\u001b');
      expect(text).not.toMatch(/^\s*::/m);
      expect(widest(text)).toBeLessThanOrEqual(80);
    },
  );

  it('folds comments that say the same, and those that GitHub folds', () => {
    const same = (number: number): string => `**\`article\`** transferred: number ${number}, researcher to writer`;
    const comments = [
      ...[1, 2, 3].map((number) => buildReportedComment(same(number))),
      buildReportedComment('One.', { isMinimised: true }),
      buildReportedComment('Another.', { isMinimised: true }),
    ];
    const text = renderReport(buildRunReport({ threads: [buildThread({ comments })] }), { ...options, next: [] });
    expect(text).toContain('▸ 2 more comments like this one');
    expect(text).toContain('▸ 2 comments are folded');
    expect(text).not.toContain('Another.');
  });

  it('says of a stage with elements how they ended and which was picked, and of one that was cut off what it took', () => {
    const stages = [
      buildStage({ name: 'test', why: 'picked test[1] with 20', usage: { seconds: 0 } }),
      buildStage({ name: 'test[0]', parent: 'test', executions: [buildExecution()] }),
      buildStage({ name: 'cut', status: 'not-started', executions: [buildExecution(), buildExecution({ execution: 2 })] }),
    ];
    const text = renderReport(buildRunReport({ runs: [buildReportedRun({ stages })] }), { ...options, next: [] });
    expect(text).toContain('fixer succeeded. 1 element: 1 succeeded; picked test[1] with 20.');
    expect(text).toContain('fixer did not finish (2 s, 2 executions).');
  });

  it('cuts a text of a thousand lines', () => {
    const body = Array.from({ length: 1_000 }, (_, index) => `- ${index}`).join('\n');
    const text = renderReport(buildRunReport({ threads: [buildThread({ body })] }), { ...options, next: [] });
    expect(text).toContain('… and 960 more lines');
    expect(text).not.toContain('• 40');
  });

  it('says the reason of a failure', () => {
    const failure = { reason: 'exit-status', message: 'The agent ended with exit status 1.' };
    const stages = [
      buildStage({ status: 'failed', executions: [buildExecution({ outcome: 'failed', failure, handoff: undefined })] }),
    ];
    const text = renderReport(buildRunReport({ runs: [buildReportedRun({ stages })] }), { ...options, next: [] });
    expect(text).toContain('The agent ended with exit status 1.');
  });
});

describe('progress', () => {
  const config = parseConfig(`version: 1
agents: { one: { engine: claude-code }, two: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [go] } }
    stages:
      look: { agent: one, prompt: Look. }
      mend: { needs: [look], agent: two, branch: b, prompt: Mend. }
      open: { needs: [mend], uses: pull-request, with: { title: T } }
`);

  function play(jobs: readonly Partial<LocalRunnerJob>[]): readonly string[] {
    let written = '';
    const stream = new Writable({
      write(chunk, _, done) {
        written += String(chunk);
        done();
      },
    });
    const progress = createProgress({ ...options, stream, config: config.ok ? config.value : undefined });
    for (const job of jobs)
      progress.onJob({ id: 1, runId: 1, name: 'baton / agent', title: 'Baton on issues', inputs: {}, state: 'finished', ...job });
    progress.stop();
    return written.trimEnd().split('\n');
  }

  const orderOf = (task: string, more: object = {}) => ({
    task: JSON.stringify({ run: 'fix-1', task, execution: 1, ...more }),
  });

  const finished = (outputs: Record<string, string>, summary = '') => ({
    outputs,
    summary,
    startedAt: '2026-03-18T08:00:00.000Z',
    finishedAt: '2026-03-18T08:00:03.000Z',
  });

  it('says in one line what each stage does, and in one what it came to', () => {
    const { task: order } = orderOf('look');
    const output = JSON.stringify({ outcome: 'succeeded', handoff: { summary: 'Found it.\nMore.' } });
    const failed = JSON.stringify({ outcome: 'failed', failure: { reason: 'exit-status', message: 'Exit status 1.' } });
    const lines = play([
      { name: 'baton / forward', conclusion: 'skipped' },
      { name: 'baton / plan', conclusion: 'success', finished: finished({ task: order }) },
      { state: 'started' },
      { conclusion: 'success', finished: finished({ 'agent-output': output }) },
      { name: 'baton / publish', conclusion: 'success', finished: finished({ outcome: 'succeeded' }) },
      { runId: 2, inputs: orderOf('mend'), state: 'started' },
      { runId: 2, inputs: orderOf('mend'), conclusion: 'success', finished: finished({ 'agent-output': failed }) },
      { runId: 3, inputs: orderOf('open'), name: 'baton / agent', conclusion: 'skipped' },
      { runId: 3, inputs: orderOf('open'), name: 'baton / publish', state: 'started' },
      {
        runId: 3,
        inputs: orderOf('open'),
        name: 'baton / publish',
        conclusion: 'success',
        finished: finished({ outcome: 'succeeded' }, 'Opened #2.'),
      },
    ]);
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      '▶ 1/3 look claude-code is working',
      '✔ 1/3 look succeeded in 3 s: Found it.',
      '▶ 2/3 mend two is working',
      '✘ 2/3 mend failed in 3 s: Exit status 1.',
      '▶ 3/3 open pull-request is working',
      '✔ 3/3 open succeeded in 3 s: Opened #2.',
    ]);
    expect(lines.every((line) => widthOf(line) <= 80)).toBe(true);
  });

  it('names the agent that takes over, and says when a stage hands over', () => {
    const output = JSON.stringify({ outcome: 'succeeded', transfer: { to: 'two', message: 'Go on.' } });
    const lines = play([
      { inputs: orderOf('look'), conclusion: 'success', finished: finished({ 'agent-output': output }) },
      { inputs: orderOf('look', { execution: 2, agent: 'two' }), state: 'started' },
    ]);
    expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
      '✔ 1/3 look succeeded in 3 s: hands over to two',
      '▶ 1/3 look (start 2) two is working',
    ]);
  });

  it('says which job failed without a word', () => {
    expect(play([{ name: 'baton / plan', conclusion: 'failure' }])).toEqual(['✘ baton / plan of "Baton on issues" failed']);
  });
});
