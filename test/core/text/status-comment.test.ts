import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { renderStatusComment, statusMarker } from '../../../src/core/text/status-comment.ts';
import { buildComment, readTools, repo, subject } from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState, join, type Plan, store } from '../pipeline/run-builder.ts';
import { hostileArbitrary, hostileTexts } from './hostile-text.ts';
import { findTables, readBlocks } from './read-blocks.ts';

function render(plan: Plan, done: readonly Done[] = [], options: { ended?: boolean } = {}): string {
  return renderStatusComment(getState(buildRecords(plan, done, options)));
}

const url = 'https://github.com/o/r/actions/runs/9';

describe('renderStatusComment', () => {
  requirement(
    {
      ids: ['DESIGN-3', 'C-18'],
      title: 'says what, whose turn and what next',
      input: 'first attempt of fix failed, second at work',
      expected: 'headline, one row per stage in the order of the config, footer, marker',
    },
    () => {
      const plan: Plan = { ...chain, fix: { needs: ['investigate'], attempts: 2 } };
      expect(render(plan, [{ stage: 'investigate' }, { stage: 'fix', outcome: 'failed' }]).split('\n')).toEqual([
        '### Baton: run `fix-42` of pipeline `fix`',
        '',
        '**Under way**: `fix` is at work.',
        '',
        '| stage | agent | state | duration | workflow run |',
        '|---|---|---|---|---|',
        `| \`investigate\` | worker | ✅ succeeded | 4m32s | [9](${url}) |`,
        `| \`fix\` | worker | ▶️ running, attempt 2 | 4m32s | [9](${url}) |`,
        '| `open-pr` | built-in pull-request | ⏳ waiting |  |  |',
        '',
        '<sub>Started by `github-actions[bot]` with the label `agent-ready` at 2026-03-18T08:00:00Z. This comment is redrawn from the signed records below it.</sub>',
        '',
        '<!-- baton-status:fix\\u002d42 -->',
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'links the workflow run that an accepted dispatch promised, until there is a record',
      input: 'two stages at work, one with a known workflow run',
      expected: 'one link',
    },
    () => {
      const text = renderStatusComment(getState(buildRecords(join)), new Map([['right', { id: 71, url: 'https://x/71' }]]));
      expect(text).toContain('**Under way**: `left`, `right` are at work.');
      expect(text).toContain('| `left` | worker | ▶️ running |  |  |');
      expect(text).toContain('| `right` | worker | ▶️ running |  | [71](https://x/71) |');
    },
  );

  it('says how the run ended and what a person can do', () => {
    const state = getState([
      ...buildRecords(chain, [{ stage: 'investigate', outcome: 'failed', reason: 'exit-status' }]),
      store({ ...endRecord, seq: 3, body: { ...endRecord.body, outcome: 'failed', reason: 'investigate: exit-status' } }),
    ]);
    const text = renderStatusComment(state);
    expect(text).toContain('**The run ❌ failed**: investigate: exit-status.');
    expect(text).toContain('| `investigate` | worker | ❌ failed: exit-status |');
    expect(text).toContain('⏭️ not started: `investigate` did not succeed');
    expect(text).toContain('take the label `agent-ready` off and put it on again');
  });

  it('points to the pull request that came of it, and to nothing that only looks like one', () => {
    const done = (pr: string): Done => ({ stage: 'investigate', body: { results: { pr } } });
    expect(render(chain, [done('57')])).toContain('**Next**: review #57.');
    for (const pr of ['57 @everyone', '', '0', '1\n# x', 'x']) expect(render(chain, [done(pr)])).not.toContain('**Next**');
  });

  for (const { name, text } of hostileTexts) {
    requirement(
      {
        ids: ['T39', 'U7'],
        title: `${name} in a reason, a note and an end stays inside its line`,
        input: JSON.stringify(text.slice(0, 60)),
        expected: 'one table of three rows and five columns; one marker at the end; no record; never empty',
      },
      () => checkHostile(text),
    );
  }

  requirement(
    {
      ids: ['T39'],
      title: 'any mixture of what means something in Markdown stays inside its line',
      input: '300 random texts',
      expected: 'as above',
    },
    () => fc.assert(fc.property(hostileArbitrary, checkHostile), { numRuns: 300 }),
  );
});

const endRecord = {
  kind: 'end',
  repo,
  subject,
  run: 'fix-42',
  task: '',
  attempt: 0,
  execution: 0,
  seq: 4,
  prev: '',
  body: { outcome: 'needs-input', reason: '', finishedAt: '2026-03-18T09:00:00Z' },
} as const;

function checkHostile(text: string): void {
  const done: readonly Done[] = [
    { stage: 'left', outcome: 'failed', reason: text, body: { results: { pr: text } } },
    { stage: 'right', outcome: 'needs-input', reason: text },
  ];
  const records = [...buildRecords(join, done), store({ ...endRecord, body: { ...endRecord.body, reason: `right: ${text}` } })];
  const comment = renderStatusComment(getState(records));
  const [table, ...others] = findTables(comment);
  expect(others).toEqual([]);
  expect(table?.rows.map((row) => row.length)).toEqual([5, 5, 5]);
  expect(table?.rows.map((row) => row[4]?.text)).toEqual([`[9](${url})`, `[9](${url})`, '']);
  expect(readBlocks(comment).map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table', 'paragraph', 'html']);
  expect(comment.match(/<!--/g)).toHaveLength(1);
  expect(comment.endsWith(`\n\n${statusMarker('fix-42')}`)).toBe(true);
  expect(renderVisible(comment).replace(/<code>[\s\S]*?<\/code>/g, '')).not.toMatch(/(?<![a-z0-9])@(?:everyone|mona|octo)/i);
  expect(renderVisible(comment).trim().length).toBeGreaterThan(50);
  const read = decodeRecords([buildComment(1, comment)], { repo, subject, tools: readTools });
  expect(read).toMatchObject({ records: [], ignored: [] });
}
