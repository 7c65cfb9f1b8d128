import { beforeAll, describe, expect, it } from 'vitest';
import { checkCondition } from '../../../src/core/condition/check-condition.ts';
import type { Verdict } from '../../../src/core/condition/conditions.ts';
import { createConditions } from '../../../src/core/condition/evaluate-condition.ts';
import { requirement } from '../../support/requirement.ts';

const text = 'ab'.repeat(32_768);

/** The largest values that an agent and a stranger can leave: a handoff has at most 10,000 values. */
const roots = {
  needs: {
    look: {
      outcome: 'succeeded',
      results: { n: '0' },
      handoff: { detail: text, context: { relevant_files: Array.from({ length: 9_000 }, (_, index) => `src/${index}.ts`) } },
    },
  },
  results: {},
  subject: { number: 42, title: 'A title', body: text, labels: ['bug'] },
  run: { id: 'fix-42', pipeline: 'fix' },
  inputs: { half: 0.5, three: 3, word: 'x', yes: true },
};

function decide(condition: string): Verdict {
  return createConditions().decide(condition, { roots, failed: false, skipped: [] });
}

const files = 'needs.look.handoff.context.relevant_files';
const tooMuch = 'it would go through its lists and texts too often; compare fewer or shorter ones';
const many = (name: string, between = ', '): string => Array.from({ length: 90 }, () => name).join(between);

/** Conditions that took minutes or gigabytes, or exceeded the stack. None has a macro within another one. */
const heavy: readonly string[] = [
  `${files}.all(f, f in ${files})`,
  `${files}.map(f, f).exists(f, f == "x")`,
  `${files}.filter(f, f != "x").size() > 0`,
  `[subject.body].map(a, ${many('a', ' + ')}).map(b, ${many('b', ' + ')})[0].size() > 1`,
  `${files}.exists(f, size(subject.body + f) == 1)`,
  `${files}.exists(f, subject.body.matches("(a|b)*a(a|b){300}c"))`,
  `[${files} + ${files}].map(a, [${many('a')}]) == [${files} + ${files}].map(a, [${many('a')}])`,
  `${files}.exists(f, ${files} != ${files})`,
];

/** What is said of values that only a run has. */
const words: readonly (readonly [string, string])[] = [
  ['inputs.three.contains("x")', '`contains` does not work with a whole number and text'],
  ['inputs.three ? true : false', 'what stands before `?` is a whole number, neither true nor false; compare it with something'],
  ['inputs.word && true', 'what stands beside `&&` or `||` is text, neither true nor false; compare it with something'],
  ['inputs.three.exists(x, x == 1)', 'a macro such as `exists` goes through a whole number, which is no list'],
  ['inputs.word.part == "x"', 'there is no `part` where it reads one'],
  ['bool(inputs.word)', '`bool` was given a text that is neither `true` nor `false`'],
  ['subject.labels[1.5] == "bug"', 'it asks a list for an item whose number is no whole number'],
  [
    'inputs.left_out > 3',
    '`>` does not work with text and a whole number; what is missing is an empty text: ask `has(…)` before',
  ],
  ['inputs.three % inputs.half == 1.0', '`%` does not work with a whole number and a fraction'],
  ['9223372036854775807 + subject.number > 0', 'a number in it is too large'],
  ['{"a": 1, "a": 2}.size() == 1', 'a key stands twice between `{` and `}`'],
  ['string(b"\\xff") == ""', 'its values do not fit together'],
];

describe('a condition', () => {
  beforeAll(() => {
    decide('true');
  });

  for (const condition of heavy) {
    requirement(
      {
        ids: ['H-41', 'DESIGN-4.1'],
        title: `that would take minutes or gigabytes is stopped, at the same place on every machine: ${condition.slice(0, 60)}`,
        input: 'a handoff with 9,000 files, a body of 65,536 characters',
        expected: 'the condition is valid; the stage fails in words, within seconds',
      },
      () => {
        expect(checkCondition(condition, { ancestors: ['look'], dataSchemas: new Map() })).toEqual([]);
        expect(condition.length).toBeLessThanOrEqual(1_024);
        const started = Date.now();
        expect(decide(condition)).toMatchObject({ kind: 'broken', message: tooMuch });
        expect(Date.now() - started).toBeLessThan(10_000);
      },
    );
  }

  it('that asks about each of many values once is decided', () => {
    expect(decide(`${files}.exists(f, f == "src/8999.ts")`).kind).toBe('true');
    expect(decide(`"src/8999.ts" in ${files} && size(needs.look.handoff.detail) == 65536`).kind).toBe('true');
    expect(decide('subject.body.matches("(a|b)*c$") || needs.look.handoff.detail.contains("ba")').kind).toBe('true');
    expect(decide(`(${files} + ["x"]).exists(f, f == "x")`).kind).toBe('true');
  });

  for (const [condition, message] of words) {
    requirement(
      {
        ids: ['H-41', 'C-22'],
        title: `that cannot be decided says why without a word of the library: ${condition}`,
        input: condition,
        expected: message,
      },
      () => {
        expect(decide(condition)).toMatchObject({ kind: 'broken', message });
      },
    );
  }

  requirement(
    {
      ids: ['T-1', 'F-C6', 'DESIGN-4.7'],
      title: 'calculates with an input of type number, be it whole or not',
      input: 'inputs 0.5 and 3, with whole numbers and fractions on both sides of + - * /',
      expected: 'decided',
    },
    () => {
      const all = [
        'inputs.half * 2 == 1.0',
        '2 - inputs.half == 1.5',
        'inputs.half + inputs.three == 3.5',
        '3 / inputs.half > 5',
      ];
      for (const condition of [...all, 'inputs.three / 2 == 1', 'inputs.three + 1 == 4'])
        expect(decide(condition).kind, condition).toBe('true');
    },
  );
});

requirement(
  {
    ids: ['F-TE3'],
    title: 'a path in brackets is read like one with points: in the values that people see, and in what is checked',
    input: 'needs["look"].outcome, needs["look"]["results"]["n"], needs["lok"].outcome',
    expected: 'both values by their paths; the wrong name with a guess',
  },
  () => {
    expect(decide('needs["look"].outcome == "failed"')).toEqual({ kind: 'false', values: { 'needs.look.outcome': 'succeeded' } });
    expect(decide('needs["look"]["results"]["n"] == "0"')).toEqual({ kind: 'true', values: { 'needs.look.results.n': '0' } });
    const scope = { ancestors: ['look'], dataSchemas: new Map(), inputs: undefined };
    expect(JSON.stringify(checkCondition('needs["lok"].outcome == ""', scope))).toContain('Did you mean `look`?');
  },
);
