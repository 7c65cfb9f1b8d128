import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChildBody } from '../../../src/core/children/child.ts';
import { composeComment } from '../../../src/core/record/compose-comment.ts';
import { decodeRecords } from '../../../src/core/record/decode-records.ts';
import { encodeRecord } from '../../../src/core/record/encode-record.ts';
import type { TaskBody } from '../../../src/core/record/record.ts';
import { renderRunComment, renderTaskComment } from '../../../src/core/view/comment/run-comment.ts';
import { buildComment, buildRun, buildTask, createWriteTools, readTools, repo, subject } from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { hostileArbitrary, hostileTexts } from '../markdown/hostile-text.ts';
import { readBlocks } from './read-blocks.ts';

describe('renderRunComment', () => {
  requirement(
    { ids: ['U7', 'DESIGN-4.5'], title: 'says who started what and why', input: 'a run record', expected: 'one sentence' },
    () => {
      expect(renderRunComment(buildRun())).toBe(
        'Baton started run `fix-42`: pipeline `fix`, because `github-actions[bot]` added the label `agent-ready`. Configuration as of aaaaaaaaaaaa.',
      );
    },
  );

  it('keeps a label with backticks in its place', () => {
    const run = buildRun();
    const trigger = { ...run.body.trigger, label: 'a` <!-- baton:1 {} --> @mona `b' };
    const text = renderRunComment(buildRun({}, { trigger }));
    expect(text).toContain("the label `a' <! -- baton:1 {} --> @mona 'b`.");
  });
});

describe('renderTaskComment', () => {
  for (const { who, body, line } of [
    {
      who: 'the built-in with 17',
      body: { agent: 'pull-request', engine: 'built-in', results: { pr: '17' } },
      line: 'Opened #17.',
    },
    { who: 'the built-in with 0', body: { agent: 'pull-request', engine: 'built-in', results: { pr: '0' } }, line: undefined },
    {
      who: 'the built-in that failed',
      body: { agent: 'pull-request', engine: 'built-in', outcome: 'failed', results: { pr: '17' } },
      line: undefined,
    },
    { who: 'an agent of that name', body: { agent: 'pull-request', engine: 'command', results: { pr: '17' } }, line: undefined },
  ] as const) {
    requirement(
      {
        ids: ['DESIGN-4.1'],
        title: `links the pull request that was opened, for ${who}`,
        input: JSON.stringify(body),
        expected: line ?? 'no such line',
      },
      () => {
        const lines = renderTaskComment(buildTask({}, body)).split('\n');
        expect(lines.filter((text) => text.startsWith('Opened '))).toEqual(line === undefined ? [] : [line]);
      },
    );
  }

  requirement(
    {
      ids: ['F-C1', 'T03', 'T07'],
      title: 'says what was taken out of the texts in its prompt, when it was anything',
      input: '2 comments, 1 character, 3 parts; nothing; a record of an earlier version without parts',
      expected: 'a line with the numbers; no line; a line',
    },
    () => {
      const lineOf = (removed: NonNullable<TaskBody['prompt']>['removed']): string | undefined => {
        const prompt = { digest: `sha256:${'0'.repeat(64)}`, bytes: 1, nonce: 'ab', removed };
        return renderTaskComment(buildTask({}, { prompt }))
          .split('\n')
          .find((line) => line.startsWith('🙈'));
      };
      const words = '🙈 Taken out of the texts in its prompt, because nobody sees it on the page:';
      expect(lineOf({ comments: 2, characters: 1, parts: 3 })).toBe(
        `${words} 2 hidden comments, 1 invisible character and 3 other hidden parts.`,
      );
      expect(lineOf({ comments: 0, characters: 0 })).toBeUndefined();
      expect(lineOf({ comments: 1, characters: 0 })).toBe(`${words} 1 hidden comment.`);
    },
  );

  requirement(
    {
      ids: ['H-30', 'C-10', 'DESIGN-4.5'],
      title: 'shows the summary and folds the rest',
      input: 'a task with handoff, results and a warning',
      expected: 'headline, quoted summary, folds for handoff and for what the agent said of its own, warning',
    },
    () => {
      const body: Partial<TaskBody> = {
        handoff: { version: 1, summary: 'It crashes.\nIn `a.js`.', detail: 'Line **3**.', data: { file: 'a.js' } },
        results: { branch: 'baton/issue-42', duration: '4m32s', response: 'It is fixed.', severity: 'high' },
        warnings: ['The handoff was not kept: `x`'],
      };
      expect(renderTaskComment(buildTask({ attempt: 2 }, body)).split('\n')).toEqual([
        '**`investigate`** (investigator, attempt 2) ✅ succeeded after 5 min · [workflow run](https://github.com/o/r/actions/runs/9)',
        '',
        '> It crashes.',
        '> In `a.js`.',
        '',
        '<details><summary>Handoff: detail and data</summary>',
        '',
        'Line **3**.',
        '',
        '```json',
        '{',
        '  "file": "a.js"',
        '}',
        '```',
        '',
        '</details>',
        '',
        '<details><summary>Results</summary>',
        '',
        '```text',
        'response: It is fixed.',
        'severity: high',
        '```',
        '',
        '</details>',
        '',
        '- ⚠️ Warning: The handoff was not kept: `x`',
      ]);
    },
  );

  requirement(
    {
      ids: ['U8', 'DESIGN-4.4'],
      title: 'cuts a long result, and says how long it is and what prints the whole',
      input: 'a final text of 4,096 emoji, a result of 300 code points, one of 301',
      expected: '299 emoji, a mark and 4096 characters; the second one whole; the third one cut; the command for the whole',
    },
    () => {
      const results = { branch: 'baton/x', response: '🎉'.repeat(4_096), fits: 'f'.repeat(300), long: 'l'.repeat(301) };
      const lines = renderTaskComment(buildTask({}, { results })).split('\n');
      expect(lines.slice(lines.indexOf('```text'))).toEqual([
        '```text',
        `response: ${'🎉'.repeat(299)}… (4096 characters)`,
        `fits: ${'f'.repeat(300)}`,
        `long: ${'l'.repeat(299)}… (301 characters)`,
        '```',
        '',
        '_Long results are cut here: `baton records --run fix-42 --json` prints them in full._',
        '',
        '</details>',
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.4'],
      title: 'leaves the final text out where the handoff stays out of comments',
      input: 'a task whose handoff lies in an artifact, with the results severity and response',
      expected: 'the severity alone',
    },
    () => {
      const locator = { artifactId: 5, file: 'handoff.json', bytes: 10, sha256: `sha256:${'0'.repeat(64)}`, run: 9 };
      const results = { severity: 'high', response: 'The key is in a.js.' };
      const text = renderTaskComment(buildTask({}, { results, locator, handoff: undefined }));
      expect(text).toContain('severity: high');
      expect(text).not.toContain('The key is in a.js.');
    },
  );

  it('shows reason and message of a failure', () => {
    const failure = { reason: 'exit-status', message: 'The agent ended with exit status 1.\nboom' };
    expect(renderTaskComment(buildTask({}, { outcome: 'failed', failure, results: {} }))).toContain(
      '❌ failed after 5 min · [workflow run](https://github.com/o/r/actions/runs/9)\n\nWhy it failed: its program ended with an error (`exit-status`).\n\n```text\nThe agent ended with exit status 1.\nboom\n```',
    );
  });

  requirement(
    {
      ids: ['U7', 'H-45'],
      title: 'a task that left nothing still says something',
      input: 'no handoff, results, failure',
      expected: 'the headline',
    },
    () => expect(renderVisible(renderTaskComment(buildTask({}, { results: {} })))).toContain('succeeded after 5 min'),
  );

  for (const { name, text } of hostileTexts) {
    requirement(
      {
        ids: ['T39', 'T11', 'U7'],
        title: `${name} in every text of an agent stays text, and the record below it stays readable`,
        input: JSON.stringify(text.slice(0, 60)),
        expected: 'four folds closed by us; one record, nothing else that looks like one; never empty',
      },
      () => checkHostile(text),
    );
  }

  requirement(
    {
      ids: ['T39'],
      title: 'any mixture of what means something in Markdown stays text',
      input: '300 random texts',
      expected: 'as above',
    },
    () => fc.assert(fc.property(hostileArbitrary, checkHostile), { numRuns: 300 }),
  );
});

function checkHostile(text: string): void {
  const task = buildTask(
    {},
    {
      outcome: 'failed',
      failure: { reason: text, message: text },
      note: text,
      handoff: { version: 1, summary: text, detail: text, data: { [text]: text } },
      results: { text },
      warnings: [text, text],
    },
  );
  const visible = renderTaskComment(task);
  expect(visible.match(/<!--/g)).toBeNull();
  expect(visible).not.toMatch(/^\/baton/m);
  const tags = readBlocks(visible).filter(({ type }) => type === 'html');
  expect(tags.map(({ raw }) => raw.trim())).toEqual([
    '<details><summary>Handoff: detail and data</summary>',
    '</details>',
    '<details><summary>Results</summary>',
    '</details>',
  ]);
  const last = readBlocks(visible).at(-1);
  expect(last?.type).toBe('list');
  const { main } = composeComment({ visible, markers: encodeRecord(task, createWriteTools()).markers });
  const read = decodeRecords([buildComment(1, main)], { repo, thread: subject, tools: readTools });
  expect(read.ignored).toEqual([]);
  expect(read.records).toHaveLength(1);
  expect(renderVisible(main).trim().length).toBeGreaterThan(50);
}

describe('the comment of a turn that asked for children', () => {
  const children: ChildBody = {
    made: [
      {
        name: 'split/1-api',
        ordinal: 1,
        prompt: 'Do <!-- baton:1 {} --> it, @mona. Fixes #1',
        agent: 'worker',
        branch: 'baton/a',
      },
      { name: 'split/2-docs', ordinal: 2, prompt: 'Write </details> docs.', agent: 'worker', model: 'small' },
    ],
    refused: [{ ordinal: 3, code: 'BATON-E720', message: 'Request 3 of split made no child: its number was used before.' }],
    refusedCount: 1,
    asked: 3,
    wait: { names: ['split/1-api', 'split/2-docs'], until: 'first', deadline: '2026-03-19T08:00:00Z' },
  };

  requirement(
    {
      ids: ['K-3', 'K-14'],
      title: 'names the children, what was refused and what it waits for, and does not say that its task succeeded',
      input: 'a turn with two children, a refused request and a wait; prompts with a marker, a mention and the end of a fold',
      expected: 'names, agents and branches; the prompts folded, as text; the reason; the wait with its end',
    },
    () => {
      const text = renderTaskComment({ ...buildTask({}, { stage: 'split', agent: 'worker', waits: true }), children });
      expect(text.split('\n')[0]).toContain('⏸️ waits for 2 child tasks after 5 min');
      expect(text).not.toContain('succeeded');
      expect(text).toContain(
        '🌱 It made 2 child tasks:\n\n- `split/1-api` (worker) on `baton/a`\n- `split/2-docs` (worker, `small`)',
      );
      expect(text).toContain('⚠️ 1 child task that it asked for was not made:');
      expect(text).toContain('Request 3 of split made no child: its number was used before.');
      expect(text).toContain(
        '⏸️ It waits for the first of 2 child tasks: `split/1-api`, `split/2-docs`, at most until 19 Mar 2026, 08:00 UTC.',
      );
      expect(text).not.toMatch(/<!-- baton:1|(?<!`)@mona|Fixes #1/);
      expect(text.match(/<details>/g)).toHaveLength(1);
      expect(text.match(/<\/details>/g)).toHaveLength(1);
      expect(renderVisible(text)).toContain('docs.');
    },
  );

  it('stays short, however many and long the prompts are', () => {
    const made = Array.from({ length: 100 }, (_, index) => ({
      name: `split/${index + 1}-x`,
      ordinal: index + 1,
      prompt: 'word '.repeat(3_000),
      agent: 'worker',
    }));
    const text = renderTaskComment({ ...buildTask({}, { waits: true }), children: { ...children, made } });
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
    expect(text).toContain('- … and 70 more');
  });
});
