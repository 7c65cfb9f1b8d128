import { expect, it } from 'vitest';
import { evaluateExpression } from '../../../src/local/runner/expression/evaluate-expression.ts';
import { parseExpression } from '../../../src/local/runner/expression/expression.ts';
import type { Value, ValueMap } from '../../../src/local/runner/expression/value.ts';
import { readWorkflow } from '../../../src/local/runner/workflow/read-workflow.ts';
import { resolveString } from '../../../src/local/runner/workflow/resolve-template.ts';
import type { StepsJob } from '../../../src/local/runner/workflow/workflow-model.ts';

const CONTEXTS = ['github', 'needs', 'inputs'];
const evaluate = (text: string, contexts: ValueMap = {}): Value => evaluateExpression({ text, contexts: CONTEXTS }, { contexts });

it.each([
  ["'it''s a ''test'''", "it's a 'test'"],
  ["format('{0} ''{1}'' ''{2}''', 1, 2, 3)", "1 '2' '3'"],
])('unescapes every doubled quote: %s', (text, value) => {
  expect(evaluate(text)).toBe(value);
});

it('takes a context that nobody gave for an empty one', () => {
  expect(evaluate('needs.plan.outputs.task')).toBe(null);
});

it('compares text without regard to case', () => {
  expect(evaluate("github.actor == 'ANN'", { github: { actor: 'ann' } })).toBe(true);
});

it('reads a property whatever its case', () => {
  expect(evaluate('github.Event.ISSUE.number', { github: { event: { issue: { number: 7 } } } })).toBe(7);
});

it('filters lists with a star', () => {
  const github = { event: { issue: { labels: [{ name: 'a' }, { name: 'b' }] } } };
  expect(evaluate('github.event.issue.labels.*.name', { github })).toEqual(['a', 'b']);
});

it('refuses fromJSON of nothing', () => {
  expect(() => evaluate("fromJSON('')")).toThrow('empty input');
});

it('refuses a context that is not allowed at its place', () => {
  expect(() => parseExpression({ text: 'secrets.KEY', contexts: CONTEXTS })).toThrow("Unrecognized named-value: 'secrets'");
});

it('allows the same text where its context is allowed, whatever was parsed before', () => {
  expect(evaluateExpression({ text: 'secrets.KEY', contexts: ['secrets'] }, { contexts: { secrets: { KEY: 'k' } } })).toBe('k');
});

function readScript(run: string): StepsJob['steps'][number] | undefined {
  const file = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${run}`;
  const [job] = readWorkflow('a.yml', file).jobs;
  return job?.kind === 'steps' ? job.steps[0] : undefined;
}

it.each([
  ['literal', '|\n          echo "${{ github.actor }}"\n            echo two', 'echo "ann"\n  echo two\n'],
  ['folded', '>-\n          echo ${{ github.actor }}\n          two', 'echo ann two'],
  ['quoted', '"echo ${{ github.actor }}\\ttab"', 'echo ann\ttab'],
])('keeps a %s block scalar as YAML means it when it holds an expression', (_, yaml, text) => {
  const step = readScript(yaml);
  if (step?.kind !== 'run') throw new Error('no script');
  expect(resolveString(step.run, { contexts: { github: { actor: 'ann' } } })).toBe(text);
});
