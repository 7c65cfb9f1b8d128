import { describe, expect, it } from 'vitest';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { requirement } from '../../support/requirement.ts';

/** A pipeline with these lines under `matrix` and in the stage `attempt`, and with a template in the stage after it. */
function configWith({ matrix = '[a, b]', prompt = 'x', after = 'x', more = '', limits = '' }): string {
  return `version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    ${limits}
    stages:
      plan: { agent: one, prompt: x }
      other: { agent: one, prompt: x }
      attempt: { agent: one, needs: [plan], prompt: "${prompt}", matrix: ${matrix} }
      finish: { agent: one, needs: [attempt], prompt: "${after}" ${more} }
`;
}

async function findProblems(parts: Parameters<typeof configWith>[0]): Promise<readonly string[]> {
  const parsed = await parseWholeConfig(configWith(parts));
  return parsed.ok ? [] : parsed.error.map(({ code, message }) => `${code} ${message}`);
}

const good: readonly Parameters<typeof configWith>[0][] = [
  { prompt: '{{ matrix.value }} {{ matrix.index }}' },
  { matrix: '[{ size: small, deep: true, n: 3 }]', prompt: '{{ matrix.size }} {{ matrix.n }}' },
  { matrix: '{ values: [a], max-parallel: 1, fail-fast: true }' },
  { matrix: '{ from: needs.plan.handoff.data.items }', prompt: '{{ matrix.value }} {{ matrix.anything }} {{ matrix.index }}' },
  { matrix: `{ from: 'needs["plan"].handoff.data["the items"]' }` },
  {
    matrix: '{ values: [{ size: a }], pick: "double(each.results.score) + size(each.matrix.size)" }',
    after: '{{ needs.attempt.picked }} {{ needs.attempt.matrix.size }}',
  },
  {
    after:
      '{% for one in needs.attempt.each %}{{ one.name }} {{ one.index }} {{ one.matrix.value }} {{ one.results.branch }} {{ one.handoff.summary }}{% endfor %}',
  },
  { more: `, if: 'needs.attempt.each.exists(one, one.outcome == "succeeded")'` },
  {
    more: ', matrix: { from: needs.attempt.each }',
    after: '{{ matrix.results.branch }} {{ matrix.matrix.value }} {{ matrix.handoff.summary }}',
  },
];

interface Bad extends Record<string, unknown> {
  readonly title: string;
  readonly parts: Parameters<typeof configWith>[0];
  readonly code: string;
  readonly words: readonly string[];
}

const many = Array.from({ length: 10_000 }, (_, index) => `${index % 10}`.replace(/\d/, 'e')).join(', ');

const bad: readonly Bad[] = [
  { title: 'a matrix of 10,000', parts: { matrix: `[${many}]` }, code: 'BATON-E107', words: ['at most 50'] },
  { title: 'an empty list', parts: { matrix: '[]' }, code: 'BATON-E107', words: ['must not be empty'] },
  { title: 'a text', parts: { matrix: 'small' }, code: 'BATON-E107', words: ['"small"'] },
  { title: 'a list of lists', parts: { matrix: '[[a]]' }, code: 'BATON-E107', words: ['matrix[0]'] },
  {
    title: 'values and from',
    parts: { matrix: '{ values: [a], from: needs.plan.each }' },
    code: 'BATON-E743',
    words: ['`values` and `from`'],
  },
  { title: 'neither of them', parts: { matrix: '{ max-parallel: 2 }' }, code: 'BATON-E743', words: ['names no elements'] },
  {
    title: 'a path where no list can be',
    parts: { matrix: '{ from: needs.plan.results.items }' },
    code: 'BATON-E744',
    words: ['needs.plan.results.items', '.handoff.data.'],
  },
  {
    title: 'a stage that is not needed',
    parts: { matrix: '{ from: needs.other.handoff.data.x }' },
    code: 'BATON-E744',
    words: ['`other`', 'does not need', '`plan`'],
  },
  {
    title: 'a stage that is not there',
    parts: { matrix: '{ from: needs.plam.handoff.data.x }' },
    code: 'BATON-E744',
    words: ['`plam`', 'no other stage of that name', '`plan`'],
  },
  {
    title: 'one element too many',
    parts: { matrix: `[${Array.from({ length: 51 }, (_, index) => `a${index}`).join()}]` },
    code: 'BATON-E107',
    words: ['a list of 51', 'at most 50 entries'],
  },
  {
    title: 'each of a stage without a matrix',
    parts: { matrix: '{ from: needs.plan.each }' },
    code: 'BATON-E744',
    words: ['`plan`, which has no `matrix`'],
  },
  { title: 'no place at all', parts: { matrix: '{ values: [a], max-parallel: 0 }' }, code: 'BATON-E107', words: ['at least 1'] },
  {
    title: 'a pick that cannot be read',
    parts: { matrix: '{ values: [a], pick: "each." }' },
    code: 'BATON-E745',
    words: ['pick'],
  },
  {
    title: 'a pick that is text',
    parts: { matrix: '{ values: [a], pick: each.results.score }' },
    code: 'BATON-E745',
    words: ['must be a number', 'double(each.results.score)'],
  },
  {
    title: 'a pick of something that is not there',
    parts: { matrix: '{ values: [a], pick: needs.plan.results.x }' },
    code: 'BATON-E745',
    words: ['`needs`', '`each`'],
  },
  {
    title: 'more elements than tasks',
    parts: { matrix: '[a, b, c, d, e]', limits: 'limits: { max-tasks: 4 }' },
    code: 'BATON-E747',
    words: ['5 elements', '`limits.max-tasks` is 4'],
  },
  {
    title: 'each of a stage without a matrix in a template',
    parts: { after: '{{ needs.plan.each }}' },
    code: 'BATON-E503',
    words: ['`needs.plan` has no `each`'],
  },
  {
    title: 'an element that is not there',
    parts: { prompt: '{{ matrix.size }}' },
    code: 'BATON-E503',
    words: ['`matrix` has no `size`', '`value`'],
  },
  {
    title: 'a matrix where there is none',
    parts: { after: '{{ matrix.value }}' },
    code: 'BATON-E503',
    words: ['a stage that has a `matrix`'],
  },
];

describe('matrix in a config', () => {
  for (const parts of good)
    it(`is accepted: ${JSON.stringify(parts)}`, async () => {
      expect(await findProblems(parts)).toEqual([]);
    });

  for (const { title, parts, code, words } of bad)
    requirement(
      {
        ids: ['H-44', 'LIMITS'],
        title: `a matrix is refused with ${title}`,
        input: title,
        expected: `${code}: ${words.join(', ')}`,
      },
      async () => {
        const [first, ...more] = await findProblems(parts);
        expect(more).toEqual([]);
        expect(first?.split(' ')[0]).toBe(code);
        for (const each of words) expect(first).toContain(each);
      },
    );
});

/** A pipeline whose second stage picks, with the agents that each stage has. */
function pickingConfig({ attempt = 'codex', judge = 'codex', pick = 'double(each.results.score)', more = '' }): string {
  return `version: 1
agents:
  codex: { engine: codex${more} }
  program: { engine: command, command: [node, judge.mjs] }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      attempt: { agent: ${attempt}, prompt: x, matrix: [a, b] }
      test: { needs: [attempt], agent: ${judge}, prompt: x, matrix: { from: needs.attempt.each, pick: '${pick}' } }
`;
}

async function findPickProblems(parts: Parameters<typeof pickingConfig>[0]): Promise<readonly string[]> {
  const parsed = await parseWholeConfig(pickingConfig(parts));
  return parsed.ok ? [] : parsed.error.map(({ code, message, line }) => `${code} ${line} ${message}`);
}

describe('a pick by what an agent says of its own work', () => {
  requirement(
    {
      ids: ['F-UX3', 'K-24'],
      title: 'is refused where no program can have reported it, with the stage to add',
      input:
        'double(each.results.score) at a stage of codex; of each.matrix.results; by a captured result; of a program; guarded by has()',
      expected:
        'BATON-E745 at its line with agent, engine and a `command` stage; the same for the stage before; none for the others',
    },
    async () => {
      expect(await findPickProblems({})).toEqual([
        'BATON-E745 10 `pipelines.fix.stages.test.matrix.pick` reads `each.results.score`: what `codex` (engine `codex`) reports of its own work decides nothing, but only what Baton captures: `branch`, `base-branch`, `commit`, `verified`, `pr`, `pr-url`, `cost-usd`, `input-tokens`, `output-tokens`, `duration`. Add a stage whose agent has `engine: command`, such as `judge: { needs: [test], agent: <name>, matrix: { from: needs.test.each, pick: "double(each.results.score)" } }`, and take `pick` out here.',
      ]);
      const [before] = await findPickProblems({ judge: 'program', pick: 'double(each.matrix.results.score)' });
      expect(before).toContain('reads `each.matrix.results.score`: what `codex` (engine `codex`) reports');
      expect(before).toContain('Let `test` report it, and read `each.results`.');
      const fine = [
        { pick: 'double(each.results["cost-usd"])' },
        { judge: 'program' },
        { judge: 'program', attempt: 'program', pick: 'double(each.matrix.results.score)' },
        { pick: 'has(each.results.score) ? double(each.results.score) : 0.0' },
        { more: ', transfer-to: [program]' },
      ];
      for (const parts of fine) expect(await findPickProblems(parts), JSON.stringify(parts)).toEqual([]);
    },
  );
});
