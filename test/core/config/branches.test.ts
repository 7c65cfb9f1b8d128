import { expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function parse(stages: object, more: object = {}) {
  const agents = { one: { engine: 'command', command: ['true'] } };
  const fix = { on: { issues: { labels: ['fix'] } }, ...more, stages };
  return parseConfig(JSON.stringify({ version: 1, retention: { prompts: false }, agents, pipelines: { fix } }));
}

function problemsOf(stages: object, more: object = {}): readonly string[] {
  const config = parse(stages, more);
  return config.ok ? [] : config.error.map(({ code, path, message }) => `${code} ${path}: ${message}`);
}

function notesOf(stages: object, more: object = {}): string {
  const config = parse(stages, more);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join(' '));
  return listNotes(config.value).join('\n');
}

const work = (branch: string, ...needs: string[]) => ({ agent: 'one', branch, needs });
const pull = (needs: readonly string[], fields: object = {}) => ({
  uses: 'pull-request',
  needs,
  with: { title: 'T', ...fields },
});

requirement(
  {
    ids: ['F-M14'],
    title: '`validate` refuses a pull request for one of several branches',
    input: 'api on api/N and web on web/N, `pr: { needs: [api, web], uses: pull-request }`',
    expected: 'BATON-E136 with both branches and the key to write; none with `with.branch`',
  },
  () => {
    const stages = { api: work('api/{{ subject.number }}'), web: work('web/{{ subject.number }}') };
    const [problem, ...others] = problemsOf({ ...stages, pr: pull(['api', 'web']) });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^BATON-E136 pipelines\.fix\.stages\.pr\.with: .*`api\/\{\{.*of `api`, `web\/.*of `web`/);
    expect(problem).toContain('branch: "{{ needs.api.results.branch }}"');
    expect(problemsOf({ ...stages, pr: pull(['api', 'web'], { branch: '{{ needs.api.results.branch }}' }) })).toEqual([]);
    expect(problemsOf({ ...stages, pr: pull(['api']) })).toEqual([]);
    expect(problemsOf({ ...stages, more: work('x', 'api', 'web'), pr: pull(['more']) })).toEqual([]);
    expect(problemsOf({ api: work('x'), web: work('x'), pr: pull(['api', 'web']) })).toEqual([]);
    expect(problemsOf({ ...stages, pr: pull(['api'], { branch: '{{ needs.web.results.branch }}' }) })[0]).toContain('BATON-E503');
  },
);

requirement(
  {
    ids: ['F-M25'],
    title: '`validate` refuses a pull request that could never have a branch',
    input: 'a `pull-request` stage without `needs`; one that needs a stage without `branch`',
    expected: 'BATON-E136 that names `needs` and `branch`',
  },
  () => {
    for (const stages of [
      { fix: work('x'), pr: pull([]) },
      { fix: { agent: 'one' }, pr: pull(['fix']) },
    ]) {
      const [problem, ...others] = problemsOf(stages);
      expect(others).toEqual([]);
      expect(problem).toMatch(/^BATON-E136 pipelines\.fix\.stages\.pr: .*write (?=.*`needs)(?=.*`branch)/);
    }
    // One problem at a time: what a stage builds on is not known yet.
    expect(problemsOf({ pr: pull(['nobody']) }).map((problem) => problem.slice(0, 10))).toEqual(['BATON-E111']);
  },
);

requirement(
  {
    ids: ['F-M19'],
    title: '`validate` refuses a pipeline with more stages than its runs may have tasks',
    input: '55 stages with the default of 50; 3 with max-tasks 2; 3 with 3',
    expected: 'BATON-E137 with both numbers; nothing for the last',
  },
  () => {
    const stages = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, { agent: 'one' }]));
    expect(problemsOf(stages(55))).toEqual([
      expect.stringMatching(/^BATON-E137 pipelines\.fix\.stages: .* is 50, and .* 55 stages/),
    ]);
    expect(problemsOf(stages(3), { limits: { 'max-tasks': 2 } })).toEqual([
      expect.stringMatching(/^BATON-E137 pipelines\.fix\.limits\.max-tasks: .* is 2, and the pipeline has 3 stages/),
    ]);
    expect(problemsOf(stages(3), { limits: { 'max-tasks': 3 } })).toEqual([]);
  },
);

const turns = /Stages `a`, `b` of pipeline "fix" have the same `branch` \(x\/\{\{ subject\.number \}\}\).*one after the other/;
const shared = /All runs of pipeline "fix" work on one `branch` \(one\), which nothing locks/;
const numbered = 'x/{{ subject.number }}';
const rows = [
  ['stages with equal branch templates and no `needs` between them', { a: work(numbered), b: work(numbered) }, {}, turns, true],
  ['stages that need each other', { a: work(numbered), b: work(numbered, 'a') }, {}, turns, false],
  [
    'stages that need each other through a third',
    { a: work(numbered), c: { agent: 'one', needs: ['a'] }, b: work(numbered, 'c') },
    {},
    turns,
    false,
  ],
  ['stages with different branches', { a: work(numbered), b: work('y/{{ subject.number }}') }, {}, turns, false],
  ['a branch that is the same for all runs', { a: work('one') }, {}, shared, true],
  ['the same where one run is at work at a time', { a: work('one') }, { 'max-concurrency': 1 }, shared, false],
] as const;
for (const [what, stages, more, words, isSaid] of rows) {
  requirement(
    {
      ids: ['F-C3', 'F-M8', 'DESIGN-2'],
      title: `\`validate\` ${isSaid ? 'notes' : 'does not note'} what a shared branch means: ${what}`,
      input: JSON.stringify(stages),
      expected: isSaid ? 'a note' : 'no note',
    },
    () => {
      if (isSaid) expect(notesOf(stages, more)).toMatch(words);
      else expect(notesOf(stages, more)).not.toMatch(words);
    },
  );
}
