import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUsage, type Usage, usageOf } from '../../../src/core/run/usage.ts';
import { listStagesOfNeed } from '../../../src/core/view/comment/recourse.ts';
import { describeRuns } from '../../../src/core/view/describe-runs.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { deriveTree, flattenTree, type TaskNode } from '../../../src/core/view/tree/derive-tree.ts';
import { describeAtAGlance } from '../../../src/core/view/tree/describe-tree.ts';
import { describeRuns as describeReported } from '../../../src/page/report/describe-run.ts';
import { drawGraph } from '../../../src/page/run/draw-graph.ts';
import { allGates } from '../../support/all-gates.ts';
import { requirement } from '../../support/requirement.ts';
import { getState } from '../run/run-builder.ts';
import { buildSpawned, type SpawnStep, spawnState } from '../state/spawn-builder.ts';
import { findTables } from './read-blocks.ts';

const spend = (costUsd: number) => ({ usage: { costUsd, inputTokens: 100, outputTokens: 7 } });
const worker = { agent: 'worker' };
const publish = (branch: string) => ({
  commits: { base: 'b'.repeat(40), published: 'c'.repeat(40), artifact: 1 } as never,
  results: { branch },
});
const until = (...names: readonly string[]) => ({ wait: { names: [...names], until: 'all' as const } });

/** A stage that waits for three children: one has work, one has failed, and the first of them waits for a child of its own. */
const steps: readonly SpawnStep[] = [
  {
    stage: 'split',
    makes: ['1-api', '2-docs', '3-ui'],
    wait: { ...until('split/1-api', 'split/2-docs', 'split/3-ui').wait, deadline: '2026-03-19T08:00:00Z' },
    body: { ...worker, ...spend(0.1) },
  },
  { stage: 'split/1-api', makes: ['1-types'], ...until('split/1-api/1-types'), body: { ...worker, ...spend(0.2) } },
  { stage: 'split/2-docs', outcome: 'failed', body: { ...worker, ...spend(0.3) } },
  { stage: 'split/3-ui', body: { ...worker, ...spend(0.4), ...publish('baton/3-ui') } },
];

describe('the tree of a run', () => {
  requirement(
    {
      ids: ['K-3', 'K-22'],
      title: 'has the children below the task that asked for them, at any depth, with state, wait, branch and sums',
      input: 'a stage with three children, of which the first has one',
      expected: 'each task once; a parent has its own cost and that of all below it',
    },
    () => {
      const { tasks, total } = deriveTree(spawnState(steps, { limits: { 'max-depth': 2 } }));
      expect(flattenTree(tasks).map(({ node, depth }) => [depth, node.short, node.kind, node.status, node.words])).toEqual([
        [0, 'split', 'stage', 'waiting', 'waits for 1 child task'],
        [1, '1-api', 'child', 'waiting', 'waits for 1 child task'],
        [2, '1-types', 'child', 'running', 'running'],
        [1, '2-docs', 'child', 'failed', 'failed'],
        [1, '3-ui', 'child', 'succeeded', 'succeeded'],
        [0, 'finish', 'stage', 'waiting', 'waiting'],
      ]);
      const [split, finish] = tasks;
      expect(split?.wait).toEqual({ gate: 'children', for: ['split/1-api'], how: 'all', atMost: '2026-03-19T08:00:00Z' });
      expect(finish?.wait).toEqual({ gate: 'needs', for: ['split'] });
      expect([split?.usage.costMicros, split?.total.costMicros, total.costMicros]).toEqual([100_000, 1_000_000, 1_000_000]);
      const [, failed, ui] = split?.children ?? [];
      expect(failed?.why).toBe('its program ended with an error');
      expect([ui?.branch, ui?.commit]).toEqual(['baton/3-ui', 'c'.repeat(40)]);
    },
  );

  requirement(
    {
      ids: ['K-22'],
      title: 'sums of time, tokens and cost equal the parts',
      input: 'children at any depth that cost any number of millionths',
      expected: 'for each task the sum is its own and that of its children; the whole is that of all executions, in integers',
    },
    () => {
      const costs = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 12 });
      fc.assert(
        fc.property(costs, fc.infiniteStream(fc.nat()), (micros, draws) => {
          const names = ['split'];
          const nested = micros.map((cost, index): SpawnStep => {
            const body = { usage: { costUsd: cost / 1_000_000, inputTokens: cost, outputTokens: index } };
            const stage = index === 0 ? 'split' : (names[draws.next().value % names.length] ?? 'split');
            const name = `${names.length}-x`;
            names.push(`${stage}/${name}`);
            return { stage, makes: [name], execution: index + 1, attempt: 1, body };
          });
          const state = spawnState(nested);
          const tree = deriveTree(state);
          const all = addUsage(state.tasks.map(({ body }) => usageOf(body)));
          expect(tree.total).toEqual(all);
          expect(all.costMicros).toBe(micros.reduce((sum, cost) => sum + cost, 0));
          for (const { node } of flattenTree(tree.tasks)) expect(node.total).toEqual(sumOf(node));
        }),
        { numRuns: 60 },
      );
    },
  );

  requirement(
    {
      ids: ['K-22'],
      title: 'answers at a glance whose turn it is, what waits, what failed, what it cost and where the work is',
      input: 'the same run',
      expected: 'one or more sentences to each question',
    },
    () => {
      const state = spawnState(steps);
      const answers = Object.fromEntries(
        describeAtAGlance(state, deriveTree(state)).map((each) => [each.question, each.answers]),
      );
      expect(answers).toEqual({
        'Whose turn': ['An agent: split/1-api/1-types (worker) is at work. No person has to do anything now.'],
        Waits: [
          'split waits for 1 child task: split/1-api, at most until 19 Mar 2026, 08:00 UTC.',
          'split/1-api waits for 1 child task: split/1-api/1-types.',
          'finish waits for split.',
        ],
        Failed: ['split/2-docs (worker): its program ended with an error. Its parent split decides what follows.'],
        Cost: [
          '$1.00 · 400 in, 28 out tokens · 18 min at work so far, the sum of all tasks. Work that has not ended is not in it.',
        ],
        'Where the work is': ['split/3-ui: baton/3-ui @ cccccccccccc'],
      });
    },
  );
});

function sumOf({ usage, children }: TaskNode): Usage {
  return addUsage([usage, ...children.map(({ total }) => total)]);
}

/** A stage with so many children, of which the first two have ended. */
function fan(count: number, more: readonly SpawnStep[] = []): readonly SpawnStep[] {
  const makes = Array.from({ length: count }, (_, index) => `${index + 1}-part`);
  const split = { stage: 'split', makes, ...until(...makes.map((name) => `split/${name}`)), body: spend(0.1) };
  return [
    split,
    { stage: 'split/1-part', body: spend(0.2) },
    { stage: 'split/2-part', outcome: 'failed', body: spend(0.3) },
    ...more,
  ];
}

describe('the status comment of a run with children', () => {
  requirement(
    {
      ids: ['K-3', 'K-22'],
      title: 'has the children below their stage, says what the run waits for, and calls nobody because a child failed',
      input: 'a stage that waits for three children, of which one has failed',
      expected: 'indented rows, a sum of the parts, the wait in the headline and below the table, dotted lines in the graph',
    },
    () => {
      const text = renderStatusComment(spawnState(fan(3)));
      expect(text.split('\n')[0]).toBe(
        'Baton run `fix-42` of pipeline `fix` is **▶️ under way**. At work: `split/3-part` (worker). The run waits for 1 child task of `split`. Next: `split`. Nobody has to do anything.',
      );
      const rows = findTables(text)[0]?.rows.map((row) => row.map((cell) => cell.text));
      expect(rows?.map((row) => [row[0], row[2], row[5]])).toEqual([
        ['`split`', '⏸️ waits for 1 child task', '$0.10'],
        ['↳ `1-part`', '✅ succeeded', '$0.20'],
        ['↳ `2-part`', '❌ failed', '$0.30'],
        ['↳ `3-part`', '▶️ running', ''],
        ['`finish`', '⏳ waiting', ''],
        ['**all**', '', '$0.60'],
      ]);
      expect(text).toContain('- ⏸️ `split` waits for 1 child task: `split/3-part`.');
      expect(text).toContain('`split/2-part`: its program ended with an error. Its parent `split` decides what follows.');
      expect(text).not.toContain('Your turn');
      expect(text).toContain('  s0 -.-> s1\n');
    },
  );

  requirement(
    {
      ids: ['K-22'],
      title: 'folds the children below their stage when there are more than 12 tasks',
      input: '10 and 11 children of one of two stages',
      expected: '12 tasks: one table; 13 tasks: a fold, and a count by outcome in the row of the stage',
    },
    () => {
      expect(findTables(renderStatusComment(spawnState(fan(10))))[0]?.rows).toHaveLength(13);
      const text = renderStatusComment(spawnState(fan(11)));
      const count = '11 children: 1 succeeded, 1 failed, 9 running';
      const [stages, children] = findTables(text);
      expect(stages?.rows.map((row) => [row[0]?.text, row[2]?.text])).toEqual([
        ['`split`', `⏸️ waits for 9 child tasks · ${count}`],
        ['`finish`', '⏳ waiting'],
        ['**all**', ''],
      ]);
      expect(text).toContain(`<details><summary><code>split</code> has ${count}</summary>`);
      expect(children?.rows).toHaveLength(12);
      expect(children?.rows.at(-1)?.map((cell) => cell.text)).toContain('$0.50');
      expect(text).toContain('At work: 9 child tasks of `split`.');
      expect(text).toContain(`s0c["${count}"]:::failed`);
    },
  );

  requirement(
    {
      ids: ['K-22', 'LIMITS'],
      title: 'stays below the limit of GitHub with 100 children, whatever they handed over',
      input: '100 children that have ended, each with a long summary, detail and cost',
      expected: 'at most 60,000 bytes, every fold closed, every child counted',
    },
    () => {
      const handoff = { version: 1 as const, summary: 'The parser was changed. '.repeat(80), detail: 'x '.repeat(4_000) };
      const more = Array.from({ length: 98 }, (_, index) => ({
        stage: `split/${index + 3}-part`,
        body: { ...spend(0.01), handoff },
      }));
      const text = renderStatusComment(spawnState(fan(100, more)), { comments: new Map(more.map((_, index) => [index, 1])) });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(text).toContain('100 children: 99 succeeded, 1 failed');
      expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
    },
  );

  requirement(
    {
      ids: ['K-14'],
      title: 'calls a person for the stage that failed, never for a child of it',
      input: 'a child has failed, then its parent; a child has failed and its parent has not',
      expected: 'the stage alone; nobody',
    },
    () => {
      const child: readonly SpawnStep[] = [
        { stage: 'split', makes: ['1-api'], ...until('split/1-api') },
        { stage: 'split/1-api', outcome: 'failed' },
      ];
      const listNeed = (...more: readonly SpawnStep[]) => listStagesOfNeed(spawnState([...child, ...more]));
      expect(listNeed({ stage: 'split', execution: 2, attempt: 1, outcome: 'failed' })).toEqual(['split']);
      expect(listNeed({ stage: 'split', execution: 2, attempt: 1 })).toEqual([]);
    },
  );

  it('says how many requests were refused, and the first reason', () => {
    const records = buildSpawned(fan(1)).map((stored) => {
      if (stored.record.kind !== 'child') return stored;
      const refused = [{ ordinal: 2, code: 'BATON-E720', message: 'Request 2 of split made no child: @mona `prompt` is empty.' }];
      return { ...stored, record: { ...stored.record, body: { ...stored.record.body, refused, refusedCount: 3 } } };
    });
    const text = renderStatusComment(getState(records));
    expect(text).toContain(
      '- ⚠️ `split`: 3 child tasks that it asked for were not made. The first reason: Request 2 of split made no child: `@mona`',
    );
  });

  it('is told to tools as well: as parents of tasks, and as facts of a wait', () => {
    const records = buildSpawned(fan(1));
    const [run] = describeReported(records, allGates);
    expect(run?.stages.map(({ name, parent }) => [name, parent])).toEqual([
      ['split', undefined],
      ['split/1-part', 'split'],
      ['finish', undefined],
    ]);
    expect(drawGraph(run?.stages ?? [])).toContain('class="edge below"');
    expect(describeRuns(records, allGates)['fix-42']).toMatchObject({ stages: { split: { kind: 'due', execution: 2 } } });
    const first = records.filter(({ record }) => record.seq < 4);
    expect(describeRuns(first, allGates)['fix-42']).toMatchObject({
      stages: { split: { kind: 'suspended', open: ['split/1-part'], wait: { until: 'all' }, attempt: 1, execution: 1 } },
    });
  });
});
