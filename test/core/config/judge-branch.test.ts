import { describe, expect } from 'vitest';
import { authorOf, type BranchAuthor, type BranchCase, judgeBranch } from '../../../src/core/config/judge-branch.ts';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig, parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function parse(stages: object, more: object = {}): string {
  const agents = { one: { engine: 'command', command: ['true'] } };
  const fix = { on: { issues: { labels: ['fix'] } }, ...more, stages };
  return JSON.stringify({ version: 1, agents, pipelines: { fix } });
}

function lint(stages: object, more: object = {}) {
  const checked = checkConfig(parse(stages, more));
  if (!checked.ok || checked.value.config === undefined) throw new Error('the text of the config has a fault');
  const { problems, notes } = lintConfig(checked.value.config, checked.value, 'main');
  return { problems: problems.map(({ code, message }) => `${code} ${message}`), notes: notes.map(({ message }) => message) };
}

const work = (branch: string, more: object = {}) => ({ fix: { agent: 'one', branch, ...more } });

describe('names of branches in a configuration', () => {
  const unusable = [
    'my branch {{ subject.number }}',
    '$(whoami)',
    'feature//branch',
    'x.lock',
    '-x',
    'refs/heads/x y',
    'a{{ run.id }}..b',
    '{% if subject.kind == "issue" %}baton/x{% else %}baton/x y{% endif %}',
    '{% case event.name %}{% when "a" %}ok{% else %}.no{% endcase %}',
  ];
  const usable = [
    'baton/issue-{{ subject.number }}',
    '{{ subject.head-branch }}',
    '{% if subject.kind == "pull-request" %}{{ subject.head-branch }}{% else %}baton/x{% endif %}',
    '{% if subject.title %}x{% endif %}',
    'baton/{{ subject.title | slice: 0, 9 }}',
    '{%- assign x = subject.number -%} baton/{{ x }}',
  ];
  requirement(
    {
      ids: ['F-SE4', 'T49', 'T29'],
      title:
        '`validate` refuses a template that gives no name for a branch, with 1 for each variable and in each branch of a condition',
      input: unusable.join(' · '),
      expected: 'BATON-E701 at the template for each; none for templates that can be used',
    },
    () => {
      for (const branch of unusable)
        expect(lint(work(branch)).problems, branch).toEqual([
          expect.stringMatching(/^BATON-E701 `pipelines\.fix\.stages\.fix\.branch`: The branch "/),
        ]);
      for (const branch of usable) expect(lint(work(branch)).problems, branch).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: '`validate` refuses the default branch, in any case of letters, unless the configuration names and allows it',
      input: 'branch: main, Main, and as the branch of a condition; the same with `allow: { push-default: true }`',
      expected: 'BATON-E716 with what to write; allowed for the constant names alone',
    },
    () => {
      const chosen = '{% if subject.number == 1 %}main{% else %}x{% endif %}';
      const more = { allow: { 'push-default': true } };
      for (const branch of ['main', 'Main', chosen])
        expect(lint(work(branch)).problems, branch).toEqual([expect.stringContaining('BATON-E716')]);
      expect(lint(work('main')).problems[0]).toContain('allow: { push-default: true }');
      expect(lint(work('main'), more).problems).toEqual([]);
      expect(lint(work(chosen), more).problems).toEqual([expect.stringContaining('BATON-E716')]);
      expect(lint(work('main/x')).problems).toEqual([]);
    },
  );

  const free = '{{ subject.title }}';
  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title: "`validate` notes a template that begins with other people's text",
      input: `${free}, in a condition, a list from a handoff; behind baton/, the number, the head of the pull request, a list of the config`,
      expected: 'a note that names `push-existing`; none',
    },
    () => {
      const note = expect.stringContaining('begins with text that people or agents write');
      const list = { matrix: ['a', 'b'] };
      expect(lint(work(free)).notes).toContainEqual(note);
      expect(lint(work('{% if run.id %}{{ event.label }}{% endif %}')).notes).toContainEqual(note);
      expect(lint(work('{{ matrix.value }}', list)).notes).not.toContainEqual(note);
      const plan = { plan: { agent: 'one' } };
      const from = { needs: ['plan'], matrix: { from: 'needs.plan.handoff.data.items' } };
      expect(lint({ ...plan, ...work('{{ matrix.value }}', from) }).notes).toContainEqual(note);
      for (const branch of ['baton/{{ subject.title }}', '{{ subject.number }}/x', '{{ subject.head-branch }}'])
        expect(lint(work(branch)).notes, branch).not.toContainEqual(note);
    },
  );
});

const text: BranchAuthor = { by: 'text' };
const child = (parent: string | undefined, ...globs: string[]): BranchAuthor => ({ by: 'child', rule: { parent, globs } });
const pull: BranchAuthor = { by: 'pull-request', number: 7 };
const named: BranchAuthor = { by: 'configuration', isConstant: false };
const constant: BranchAuthor = { by: 'configuration', isConstant: true };
const release = { allow: { 'push-existing': ['release/*', '*'] } };

const rows: readonly (readonly [string, BranchAuthor, Partial<BranchCase>, string | undefined])[] = [
  ['main', constant, {}, 'BATON-E716'],
  ['MAIN', constant, {}, 'BATON-E716'],
  ['main', constant, { allow: { 'push-default': true } }, undefined],
  ['main', named, { allow: { 'push-default': true } }, 'BATON-E716'],
  ['main', text, { allow: { 'push-default': true } }, 'BATON-E716'],
  ['main', text, release, 'BATON-E716'],
  ['main', pull, {}, 'BATON-E715'],
  ['Main', child(undefined, '*'), {}, 'BATON-E716'],
  ['release', constant, { isForeign: true }, undefined],
  ['release/9', named, { isForeign: true }, undefined],
  ['release/9', text, { isForeign: true }, 'BATON-E728'],
  ['release/9', text, {}, undefined],
  ['release/9', text, { ...release, isForeign: true }, undefined],
  ['release/9/x', text, { ...release, isForeign: true }, 'BATON-E728'],
  ['release/9', pull, { isForeign: true }, undefined],
  ['feature/größe,1', pull, {}, undefined],
  ['_x@y(1)&=!', pull, {}, undefined],
  ['-x', pull, {}, 'BATON-E701'],
  ['a..b', pull, {}, 'BATON-E701'],
  ['a\u0085b', pull, {}, 'BATON-E701'],
  ['größe', text, {}, 'BATON-E701'],
  ['release/9.9', child('baton/issue-7', 'port/*'), {}, 'BATON-E717'],
  ['baton/issue-7', child('baton/issue-7'), {}, 'BATON-E717'],
  ['baton/issue-7-', child('baton/issue-7'), {}, 'BATON-E717'],
  ['baton/issue-71', child('baton/issue-7'), {}, 'BATON-E717'],
  ['baton/issue-7-api', child('baton/issue-7'), {}, undefined],
  ['port/api', child('baton/issue-7', 'port/*'), {}, undefined],
  ['port/api/x', child(undefined, 'port/*'), {}, 'BATON-E717'],
  ['port/api', child(undefined, 'port/*'), { isForeign: true }, 'BATON-E728'],
  ['größe-1-api', { by: 'child', head: 'größe' }, {}, undefined],
  ['größe-$(x)', { by: 'child', head: 'größe' }, {}, 'BATON-E701'],
  ['größe-1-api', { by: 'child', head: 'gr' }, {}, 'BATON-E701'],
];
requirement(
  {
    ids: ['F-SE4', 'T49', 'F-PE2'],
    title: 'one function judges whether an agent may write to a branch, by who chose its name and by what GitHub has',
    input: rows.map(([branch, author, more]) => JSON.stringify([branch, author, more])).join(' · '),
    expected: rows.map(([, , , code]) => code ?? 'allowed').join(' · '),
  },
  () => {
    for (const [branch, author, more, code] of rows)
      expect(
        judgeBranch({ branch, author, allow: {}, defaultBranch: 'main', ...more })?.code,
        JSON.stringify([branch, more]),
      ).toBe(code);
  },
);

requirement(
  {
    ids: ['F-SE4', 'T49'],
    title:
      'the configuration names a branch if it holds only the number of the subject, facts of the run and values of a matrix in it',
    input: 'templates with those, with one filter, with a handoff, with a matrix from a handoff',
    expected: '`configuration` for the first, `text` for all others',
  },
  () => {
    const values = { kind: 'values', keys: ['name'] } as const;
    expect(authorOf('baton/{{ subject.number }}-{{run.id}}{{- run.attempt -}}')).toEqual(named);
    expect(authorOf('w/{{ matrix.name }}{{ matrix["name"] }}', values)).toEqual(named);
    expect(authorOf('w/{{ matrix.matrix.value }}', { kind: 'each', of: values })).toEqual(named);
    expect(authorOf('main', values)).toEqual(constant);
    for (const template of [
      '{{ run.id | upcase }}',
      '{{ needs.plan.handoff.summary }}',
      '{{ subject.title }}',
      '{% if run.id %}x{% endif %}',
    ])
      expect(authorOf(template, values), template).toEqual(text);
    for (const scope of [undefined, { kind: 'data' }, { kind: 'each', of: { kind: 'data' } }] as const)
      expect(authorOf('w/{{ matrix.value }}', scope)).toEqual(text);
    expect(authorOf('w/{{ matrix.results.name }}', { kind: 'each', of: values })).toEqual(text);
  },
);

requirement(
  {
    ids: ['F-SD6'],
    title: '`validate` refuses a pull request for the branches of a matrix',
    input: 'branch: "w/{{ matrix.value }}" of two elements, then `pull-request` without `branch`',
    expected: 'BATON-E136 with the branch and the key to write; none where one is picked, named, or shared',
  },
  () => {
    const many = (more: object = {}) => ({ work: { agent: 'one', branch: 'w/{{ matrix.value }}', matrix: ['a', 'b'], ...more } });
    const pr = (needs: string, fields: object = {}) => ({
      pr: { uses: 'pull-request', needs: [needs], with: { title: 'T', ...fields } },
    });
    const problems = (stages: object): readonly string[] => {
      const config = parseConfig(parse(stages));
      return config.ok ? [] : config.error.map(({ code, message }) => `${code} ${message}`);
    };
    const [problem, ...others] = problems({ ...many(), ...pr('work') });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^BATON-E136 `pipelines\.fix\.stages\.pr\.with` .*matrix of `work`.*w\/\{\{ matrix\.value \}\}/);
    const test = (pick: object) => ({ test: { agent: 'one', needs: ['work'], matrix: { from: 'needs.work.each', ...pick } } });
    expect(problems({ ...many(), ...test({}), ...pr('test') })).toEqual([expect.stringContaining('BATON-E136')]);
    for (const [what, stages] of Object.entries({
      named: { ...many(), ...pr('work', { branch: '{{ needs.work.each[0].results.branch }}' }) },
      one: { ...many({ matrix: ['a'] }), ...pr('work') },
      shared: { ...many({ branch: 'w/{{ run.id }}' }), ...pr('work') },
      picked: { ...many({ matrix: { values: ['a', 'b'], pick: 'double(each.results.score)' } }), ...pr('work') },
      'picked later': { ...many(), ...test({ pick: 'double(each.results.score)' }), ...pr('test') },
    }))
      expect(problems(stages), what).toEqual([]);
  },
);
