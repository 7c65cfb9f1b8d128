import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpublishedWork } from '../../../src/core/output/summarise-error.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { renderStatusComment, statusMarker } from '../../../src/core/view/status/status-comment.ts';
import { buildComment, readTools, repo, subject } from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { hostileArbitrary, hostileTexts } from '../markdown/hostile-text.ts';
import { buildRecords, chain, type Done, getState, join, type Plan, store } from '../run/run-builder.ts';
import { findTables, readBlocks } from './read-blocks.ts';

function render(plan: Plan, done: readonly Done[] = [], options: { ended?: boolean } = {}): string {
  return renderStatusComment(getState(buildRecords(plan, done, options)));
}

const url = 'https://github.com/o/r/actions/runs/9';

describe('renderStatusComment', () => {
  requirement(
    {
      ids: ['DESIGN-3', 'C-18', 'U26'],
      title: 'says what, whose turn and what next',
      input: 'first attempt of fix failed, second at work',
      expected: 'first line, one row per stage in the order of the config, the failed attempt, the graph, footer, marker',
    },
    () => {
      const plan: Plan = { ...chain, fix: { needs: ['investigate'], attempts: 2 } };
      expect(render(plan, [{ stage: 'investigate' }, { stage: 'fix', outcome: 'failed' }]).split('\n')).toEqual([
        'Baton run `fix-42` of pipeline `fix` is **▶️ under way**. At work: `fix` (worker, attempt 2 of 2). Next: `open-pr`. Nobody has to do anything.',
        '',
        '| stage | agent | state | attempt | duration | links |',
        '|---|---|---|---|---|---|',
        `| \`investigate\` | worker | ✅ succeeded |  | 5 min | [run](${url}) |`,
        `| \`fix\` | worker | ▶️ running | 2 of 2 | 5 min | [run](${url}) |`,
        '| `open-pr` | built-in pull-request | ⏳ waiting |  |  |  |',
        '',
        `- 🔁 \`fix\`: attempt 1 of 2 failed: its program ended with an error; attempt 2 starts · [run](${url})`,
        '',
        '<details><summary>The chain as a graph</summary>',
        '',
        '```mermaid',
        'flowchart LR',
        '  s0["investigate: ✅ succeeded"]:::succeeded',
        '  s1["fix: ▶️ running, attempt 2 of 2"]:::running',
        '  s2["open-pr: ⏳ waiting"]:::idle',
        '  s0 --> s1',
        '  s1 --> s2',
        '  classDef succeeded stroke:#2da44e,stroke-width:2px',
        '  classDef running stroke:#bf8700,stroke-width:3px',
        '  classDef idle stroke:#8b949e,stroke-dasharray:4 4',
        '```',
        '',
        '</details>',
        '',
        '<sub>Run `fix-42` was started by `github-actions[bot]` with the label `agent-ready` on 18 Mar 2026, 08:00 UTC. This comment is redrawn from the records in this thread.</sub>',
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
      const text = renderStatusComment(getState(buildRecords(join)), {
        started: new Map([['right', { id: 71, url: 'https://x/71' }]]),
      });
      expect(text).toContain('At work: `left` (worker), `right` (worker). Next: `both`.');
      expect(text).toContain('| `left` | worker | ▶️ running |  |  |');
      expect(text).toContain('| `right` | worker | ▶️ running |  | [run](https://x/71) |');
    },
  );

  it('says how the run ended and what a person can do', () => {
    const state = getState([
      ...buildRecords(chain, [{ stage: 'investigate', outcome: 'failed', reason: 'exit-status' }]),
      store({ ...endRecord, seq: 3, body: { ...endRecord.body, outcome: 'failed', reason: 'investigate: exit-status' } }),
    ]);
    const text = renderStatusComment(state);
    expect(text).toContain(
      'Baton run `fix-42` of pipeline `fix` **❌ failed** in `investigate`: its program ended with an error. Your turn: fix the cause of the failure in #42, then ',
    );
    expect(text).toContain('| `investigate` | worker | ❌ failed |');
    expect(text).toContain('- ⏭️ `fix`, `open-pr`: not started, because `investigate` did not succeed.');
    expect(text).toContain('take the label `agent-ready` off and put it on again');
  });

  it('points to the pull request that came of it, and to nothing that only looks like one', () => {
    const opened = { engine: 'built-in', agent: 'pull-request' };
    const done = (pr: string, by: object): Done => ({ stage: 'open-pr', body: { ...by, results: { pr } } });
    const ended = (pr: string, by: object = opened): string => render({ 'open-pr': {} }, [done(pr, by)], { ended: true });
    expect(ended('57')).toContain('✅ succeeded**. Your turn: review #57.');
    expect(ended('57', {})).toContain('Nobody has to do anything.');
    for (const pr of ['57 @everyone', '', '0', '1\n# x', 'x']) expect(ended(pr)).toContain('Nobody has to do anything.');
  });

  requirement(
    {
      ids: ['F-M27'],
      title: 'a note stands below the table, never in a cell of it',
      input: 'the note of a `pull-request` that its checks wait; a noop with a long reason, one with a short one',
      expected: 'the cells say the outcomes; a line below for each note',
    },
    () => {
      const waits =
        "Workflows that check pull requests wait here until somebody approves them, because the workflow's own token opened this one.";
      const built = { engine: 'built-in', agent: 'pull-request' };
      const text = render({ 'open-pr': {}, a: {}, b: {} }, [
        { stage: 'open-pr', body: { ...built, note: waits } },
        { stage: 'a', outcome: 'noop', reason: 'because '.repeat(30) },
        { stage: 'b', outcome: 'noop', reason: 'nothing to add' },
      ]);
      const states = findTables(text)[0]?.rows.map((row) => row[2]?.text ?? '') ?? [];
      expect(states).toEqual(['✅ succeeded', '💤 had nothing to do', '💤 had nothing to do']);
      expect(text).toContain('- ℹ️ `open-pr`: Workflows that check pull requests wait here');
      expect(text).toContain('- 💤 `a`: because because');
      expect(text).toContain('- 💤 `b`: nothing to add');
    },
  );

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

requirement(
  {
    ids: ['F-EN3'],
    title: 'a status comment tells of work that lies in other places',
    input: 'a stage that succeeded, with the warning about a commit on another branch',
    expected: 'a line with ⚠️, the stage and the place',
  },
  () => {
    const warning = `${unpublishedWork}branch \`side\` (new commits: 1).`;
    expect(render({ fix: {} }, [{ stage: 'fix', body: { warnings: [warning] } }])).toContain(`- ⚠️ \`fix\`: ${unpublishedWork}`);
  },
);

const endRecord = {
  kind: 'end',
  repo,
  thread: subject,
  run: 'fix-42',
  task: '',
  attempt: 0,
  execution: 0,
  seq: 4,
  prev: '',
  body: { outcome: 'needs-input', reason: '', finishedAt: '2026-03-18T09:00:00Z' },
} as const;

function checkHostile(text: string): void {
  const handoff = { version: 1 as const, summary: text, detail: text, data: { [text]: text } };
  const done: readonly Done[] = [
    {
      stage: 'left',
      outcome: 'failed',
      reason: text,
      body: { results: { pr: text, 'cost-usd': text, 'input-tokens': text }, handoff },
    },
    { stage: 'right', outcome: 'needs-input', reason: text },
  ];
  const records = [...buildRecords(join, done), store({ ...endRecord, body: { ...endRecord.body, reason: `right: ${text}` } })];
  const comment = renderStatusComment(getState(records));
  const [table] = findTables(comment);
  expect(table?.rows.map((row) => row.length)).toEqual([5, 5, 5]);
  expect(table?.rows.map((row) => row[4]?.text)).toEqual([`[run](${url})`, `[run](${url})`, '']);
  const blocks = readBlocks(comment);
  const below = ['paragraph', 'table', 'list', 'html', 'code', 'html'];
  expect(blocks.slice(0, below.length).map(({ type }) => type)).toEqual(below);
  expect(blocks.slice(-2).map(({ type }) => type)).toEqual(['paragraph', 'html']);
  const tags = blocks.filter(({ type }) => type === 'html').map(({ raw }) => raw.trim());
  expect(tags.slice(0, -1).map((tag) => tag.slice(0, 9))).toEqual(['<details>', '</details', '<details>', '</details']);
  expect(comment.match(/<!--/g)).toHaveLength(1);
  expect(comment.endsWith(`\n\n${statusMarker('fix-42')}`)).toBe(true);
  expect(renderVisible(comment).replace(/<code[^>]*>[\s\S]*?<\/code>/g, '')).not.toMatch(/(?<![a-z0-9])@(?:everyone|mona|octo)/i);
  expect(renderVisible(comment).trim().length).toBeGreaterThan(50);
  const read = decodeRecords([buildComment(1, comment)], { repo, thread: subject, tools: readTools });
  expect(read).toMatchObject({ records: [], ignored: [] });
}
