import { describe, expect, it } from 'vitest';
import { buildContextFile } from '../../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { checkTemplate } from '../../../src/core/template/analyze-template.ts';
import { requirement } from '../../support/requirement.ts';
import { buildState, buildTaskOf } from './prompt-builders.ts';
import { render } from './render-for-test.ts';

const first = { attempt: 1, execution: 1 };
const handoff = {
  version: 1 as const,
  summary: 'The token is never cleared.',
  detail: 'auth.go:12',
  data: { severity: 'high' },
  context: { relevant_files: ['auth.go', 'auth_test.go'], key_findings: ['no test'], suggested_approach: 'Clear it.' },
};
const investigated = buildTaskOf('investigate', { handoff, results: { branch: 'main' }, outputs: ['a'] });
const fixed = buildTaskOf('fix', {
  agent: 'fixer',
  handoff: { version: 1, summary: 'Cleared.', context: { relevant_files: ['auth.go', 'new.go'], constraints: ['keep the API'] } },
});
const failure = { reason: 'tests-failed', message: '2 tests failed' };

describe('the context of a prompt', () => {
  requirement(
    {
      ids: ['H-32', 'H-38', 'X-2'],
      title: 'has all ancestors, direct ones first',
      input: 'open-pr, which needs fix, which needs investigate',
      expected: 'fix, investigate',
    },
    () => {
      const { needs } = buildPromptContext({ state: buildState([investigated, fixed]), stage: 'open-pr', due: first });
      expect(Object.keys(needs)).toEqual(['fix', 'investigate']);
      expect(needs.investigate).toEqual({
        name: 'investigate',
        agent: 'investigator',
        outcome: 'succeeded',
        note: '',
        response: '',
        outputs: ['a'],
        results: { branch: 'main' },
        handoff: { ...handoff, present: true, context: { ...handoff.context, constraints: [] } },
      });
    },
  );

  requirement(
    {
      ids: ['F-SD8'],
      title: 'has the results of all ancestors together, as conditions do: of two with one name that of the later stage',
      input: 'investigate with kind and branch, fix with branch; {{ results.kind }} and {{ results.none }} of open-pr',
      expected: 'kind of the first, branch of the second; no problem, and empty',
    },
    () => {
      const tasks = [
        buildTaskOf('investigate', { results: { kind: 'bug', branch: 'main' } }),
        buildTaskOf('fix', { results: { branch: 'work' } }),
      ];
      const { results } = buildPromptContext({ state: buildState(tasks), stage: 'open-pr', due: first });
      expect(results).toEqual({ kind: 'bug', branch: 'work' });
      const prompt = 'a {{ results.kind }} {{ results.none }}{% assign results = 1 %}';
      expect(checkTemplate(prompt, { ancestors: ['fix'] })).toEqual([]);
      expect(render({ prompt: 'A {{ results.kind }}!', untrusted: 'plain', context: { results } }).text).toContain('A bug!');
      expect(render({ prompt: '{{ results.kind }}', context: { results } }).text).toContain('the agents of those stages');
    },
  );

  requirement(
    {
      ids: ['H-35', 'X-1'],
      title: 'has an empty handoff where there is none',
      input: 'a stage that wrote no handoff',
      expected: 'present: false and empty texts',
    },
    () => {
      const { needs } = buildPromptContext({ state: buildState([buildTaskOf('investigate')]), stage: 'fix', due: first });
      expect(needs.investigate?.handoff).toEqual({
        present: false,
        version: '',
        summary: '',
        detail: '',
        data: {},
        context: { relevant_files: [], key_findings: [], constraints: [], suggested_approach: '' },
      });
    },
  );

  it('has nobody for a first stage', () => {
    const context = buildPromptContext({ state: buildState(), stage: 'investigate', due: first });
    expect(context).toMatchObject({
      needs: {},
      previous_failure: null,
      history: '',
      run: { id: 'fix-42', pipeline: 'fix', ...first },
    });
    expect(context.event).toMatchObject({ name: 'issues', label: 'agent-ready' });
  });

  requirement(
    {
      ids: ['C-9', 'C-19', 'C-25'],
      title: 'has the last failure of an earlier attempt, and the list of all of them',
      input: 'attempt 3 after two failures, the first of them in two executions',
      expected: 'the second one; in the list both attempts, each once, with their summaries shortened',
    },
    () => {
      const long = 'ü'.repeat(600);
      const state = buildState([
        buildTaskOf('fix', { outcome: 'failed', failure: { reason: 'rate-limited', message: '' } }, { attempt: 1, seq: 2 }),
        buildTaskOf('fix', { outcome: 'failed', failure: { reason: 'compile-error', message: long } }, { attempt: 1, seq: 3 }),
        buildTaskOf('fix', { outcome: 'failed', failure }, { attempt: 2, seq: 4 }),
      ]);
      const { previous_failure } = buildPromptContext({ state, stage: 'fix', due: { attempt: 3, execution: 4 } });
      const last = { reason: 'tests-failed', error_summary: '2 tests failed', attempt: 2 };
      const first = { reason: 'compile-error', error_summary: `${'ü'.repeat(499)}…`, attempt: 1 };
      expect(previous_failure).toEqual({ ...last, all: [first, last] });
    },
  );

  requirement(
    {
      ids: ['I-32'],
      title: 'keeps the newest whole comments up to 64 KiB',
      input: 'three comments of 30,000 bytes',
      expected: 'the last two, oldest first',
    },
    () => {
      const comments = ['a', 'b', 'ü'].map((letter, id) => ({
        id,
        author: 'mona',
        body: letter.repeat(letter === 'ü' ? 15_000 : 30_000),
      }));
      const { subject } = buildPromptContext({ state: buildState([], { comments }), stage: 'fix', due: first });
      expect(subject.comments.map((comment) => comment.body[0])).toEqual(['b', 'ü']);
    },
  );

  it('has exactly the paths that templates are checked against', () => {
    const context = buildPromptContext({ state: buildState([investigated]), stage: 'fix', due: first });
    const leaves = (value: object, path: string): readonly string[] =>
      Object.entries(value).flatMap(([key, part]) => {
        const name = path === '' ? key : `${path}.${key}`;
        return typeof part === 'object' && part !== null && !Array.isArray(part) ? leaves(part, name) : [name];
      });
    const paths = leaves({ ...context, previous_failure: { reason: '', error_summary: '', attempt: 1, all: [] } }, '');
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.flatMap((path) => checkTemplate(`{{ ${path} }}`, { ancestors: ['investigate'] }))).toEqual([]);
  });
});

describe('the context file', () => {
  const read = (text: string): Record<string, unknown> => JSON.parse(text);

  requirement(
    {
      ids: ['C-4', 'C-3', 'X-4'],
      title: 'merges what the ancestors found',
      input: 'handoffs of investigate and fix',
      expected: 'schema 1, lists united, the last summary',
    },
    () => {
      const file = read(buildContextFile({ state: buildState([investigated, fixed]), stage: 'open-pr', due: first }));
      expect(file).toMatchObject({
        schema_version: 1,
        task_id: '1773820800-fix-42',
        task_summary: 'Cleared.',
        relevant_files: ['auth.go', 'auth_test.go', 'new.go'],
        key_findings: ['no test'],
        constraints: ['keep the API'],
        suggested_approach: 'Clear it.',
        previous_failure: null,
        history: '',
      });
      expect(Object.keys(file)).toEqual([
        'schema_version',
        'task_id',
        'task_summary',
        'relevant_files',
        'key_findings',
        'constraints',
        'suggested_approach',
        'previous_failure',
        'needs',
        'history',
      ]);
    },
  );

  it('names the subject where nobody wrote a handoff', () => {
    const file = read(buildContextFile({ state: buildState(), stage: 'investigate', due: first }));
    expect(file).toMatchObject({ task_summary: 'Crash', relevant_files: [], needs: {} });
  });

  requirement(
    {
      ids: ['C-19', 'C-9'],
      title: 'holds the failure on a retry',
      input: 'attempt 2',
      expected: 'reason, error_summary, attempt',
    },
    () => {
      const state = buildState([investigated, buildTaskOf('fix', { outcome: 'failed', failure })]);
      const file = read(buildContextFile({ state, stage: 'fix', due: { attempt: 2, execution: 2 } }));
      const last = { reason: 'tests-failed', error_summary: '2 tests failed', attempt: 1 };
      expect(file.previous_failure).toEqual({ ...last, all: [last] });
      expect(file.task_summary).toBe('The token is never cleared.');
    },
  );

  requirement(
    {
      ids: ['F-M6', 'C-1'],
      title: 'holds what agents handed over byte for byte',
      input: 'hidden comments, PHP and U+200B in summary, detail and data',
      expected: 'the same',
    },
    () => {
      const handoff = { version: 1 as const, summary: 'A<!-- X -->B\u200b', detail: '<?php\nfoo', data: { html: '<!-- x -->y' } };
      const state = buildState([buildTaskOf('investigate', { handoff })]);
      const file = read(buildContextFile({ state, stage: 'fix', due: first }));
      expect(file.task_summary).toBe(handoff.summary);
      expect(file.needs).toMatchObject({ investigate: { handoff } });
    },
  );
});
