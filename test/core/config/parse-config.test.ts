import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { configProblemKinds } from '../../../src/core/config/problem-kinds.ts';
import { schemaProblemKinds } from '../../../src/core/config/schema/problem-kinds.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { promptProblemKinds } from '../../../src/core/prompt/problem-kinds.ts';
import { matrixProblemKinds } from '../../../src/core/state/problem-kinds.ts';
import { requirement } from '../../support/requirement.ts';
import { formMistakes } from './form-mistakes.ts';
import { meaningMistakes } from './meaning-mistakes.ts';

const read = (name: string): string => readFileSync(new URL(`../../fixtures/configs/${name}.yml`, import.meta.url), 'utf8');
const mistakes = [...formMistakes, ...meaningMistakes];
const threeStages = read('three-stages');

function problemsOf(text: string): readonly Problem[] {
  const parsed = parseConfig(text);
  return parsed.ok ? [] : parsed.error;
}

describe('valid configs', () => {
  for (const name of ['smallest', 'three-stages', 'every-key']) {
    it(`reads ${name}.yml`, () => expect(problemsOf(read(name))).toEqual([]));
  }

  it('fills in the defaults', () => {
    const parsed = parseConfig(read('smallest'));
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        agents: { script: { env: [], access: 'edit' } },
        pipelines: {
          fix: {
            allow: { 'minimum-role': 'write', users: [] },
            limits: { 'max-tasks': 50, 'timeout-minutes': 180 },
            stages: { work: { needs: [], 'timeout-minutes': 60, 'runs-on': 'ubuntu-latest', untrusted: 'fenced' } },
          },
        },
      },
    });
  });

  it('keeps the order of the stages', () => {
    const parsed = parseConfig(threeStages);
    expect(parsed.ok && Object.keys(parsed.value.pipelines.fix?.stages ?? {})).toEqual(['investigate', 'fix', 'open-pr']);
  });

  requirement(
    {
      ids: ['T37'],
      title: 'words of YAML 1.1 are words',
      input: 'labels: [on, no, 2026-01-01]',
      expected: 'three texts, no booleans and no date',
    },
    () => {
      const parsed = parseConfig(threeStages.replace('[wontfix]', '[on, no, 2026-01-01]'));
      expect(parsed).toMatchObject({
        ok: true,
        value: { pipelines: { fix: { on: { issues: { 'exclude-labels': ['on', 'no', '2026-01-01'] } } } } },
      });
    },
  );
});

describe('mistakes', () => {
  for (const mistake of mistakes) {
    it(`${mistake.code}: ${mistake.title}`, () => {
      const marked = mistake.from === '*' ? mistake.to : threeStages.replace(mistake.from, () => mistake.to);
      expect(marked).not.toBe(threeStages);
      const problem = problemsOf(marked.replace('«', '')).find((each) => each.code === mistake.code);
      for (const word of mistake.words) expect(problem?.message).toContain(word);
      if (mistake.path !== undefined) expect(problem?.path).toBe(mistake.path);
      const at = marked.indexOf('«');
      if (at < 0) return;
      const before = marked.slice(0, at).split('\n');
      expect([problem?.line, problem?.column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
    });
  }

  it('are all described in the catalogue', () => {
    const kinds = [...schemaProblemKinds, ...configProblemKinds, ...matrixProblemKinds, ...promptProblemKinds];
    const codes = kinds.map((kind) => kind.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(mistakes.map((mistake) => mistake.code).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are reported together, in the order of the file', () => {
    const text = threeStages
      .replace('access: read', 'acess: read')
      .replace('agent: fixer\n', 'agent: nobody\n')
      .replace('needs: [fix]', 'needs: [nothing]')
      .replace('{{ subject.body }}', '{{ subject.bdoy }}');
    const problems = problemsOf(text);
    expect(problems.map((problem) => problem.code)).toEqual([
      'BATON-E105',
      'BATON-E503',
      'BATON-E110',
      // That a template names a stage which is not needed would only follow from this.
      'BATON-E111',
    ]);
    expect(problems.map((problem) => problem.line)).toEqual(
      problems.map((problem) => problem.line).toSorted((a = 0, b = 0) => a - b),
    );
  });

  it('in one line each, with code and place', () => {
    for (const mistake of mistakes) {
      const text = (mistake.from === '*' ? mistake.to : threeStages.replace(mistake.from, () => mistake.to)).replace('«', '');
      for (const problem of problemsOf(text)) {
        expect(problem.message).toMatch(/^[^\n]+[.?]$/);
        expect(problem.code).toMatch(/^BATON-E[15]\d\d$/);
        expect(problem.line).toBeGreaterThan(0);
        expect(problem.column).toBeGreaterThan(0);
      }
    }
  });
});

describe('hostile files', () => {
  const laughs = `a: &a [lol]\nb: &b [*a, *a]\nc: &c [*b, *b]\nversion: 1\n`;
  const bombs: Readonly<Record<string, string>> = {
    'billion laughs': laughs,
    '20,000 opening brackets': '['.repeat(20_000),
    '20,000 opening maps': '{a: '.repeat(15_000),
    '30,000 dashes on a line': '- '.repeat(30_000),
    '30,000 question marks on a line': '? '.repeat(30_000),
    'stairs of keys': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    'a function tag': 'version: !!js/function "() => 1"',
    'a merge with __proto__': 'a: &a { __proto__: { polluted: 1 } }\nb:\n  <<: *a\n',
    'only NUL': '\0'.repeat(1_000),
    'a template of tags in tags': threeStages.replace('{{ subject.body }}', '{% if true %}'.repeat(3_000)),
  };
  for (const [name, text] of Object.entries(bombs)) {
    requirement(
      {
        ids: ['T37', 'T36'],
        title: `${name} is a config error with a line`,
        input: name,
        expected: 'problems, quickly, process up',
      },
      () => {
        const problems = problemsOf(text);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.length).toBeLessThanOrEqual(20);
        expect(problems[0]?.line).toBeGreaterThan(0);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      },
    );
  }

  it('never make it throw, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(typeof parseConfig(text).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });

  it('never make it throw when one line of a good file is spoilt', () => {
    const lines = threeStages.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.string({ unit: 'binary-ascii', maxLength: 40 }), (at, text) => {
        const parsed = parseConfig(lines.with(at, text).join('\n'));
        if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
