import { describe, expect, it } from 'vitest';
import { findPrintedBlocks } from '../../../src/core/handoff/printed-blocks.ts';
import { captureResults } from '../../../src/core/output/captured-results.ts';
import { parseOutputs } from '../../../src/core/output/parse-outputs.ts';
import { parseResults, recordedLimits } from '../../../src/core/output/results.ts';
import { requirement } from '../../support/requirement.ts';

const kept: readonly (readonly [ids: readonly string[], name: string, text: string, results: Record<string, string>])[] = [
  [['I-23'], 'lines', 'branch: x\npages: 12\n', { branch: 'x', pages: '12' }],
  [['I-23'], 'the first separator', 'url: https://x: y', { url: 'https://x: y' }],
  [['I-23'], 'lines without a separator', 'noise\na:b\na:\n: c\nk: v', { k: 'v' }],
  [['I-23'], 'a key twice: the last one', 'a: 1\na: 2', { a: '2' }],
  [['I-23'], 'white space around lines', '  a: 1 \r\n\tb: 2\r\n', { a: '1', b: '2' }],
  [['DESIGN-4.4'], 'an object', '{"a":"1\\nb","b-c_2":""}', { a: '1\nb', 'b-c_2': '' }],
  [['DESIGN-4.4'], 'numbers and booleans', ' {"a":12,"b":true}', { a: '12', b: 'true' }],
  [['T22'], 'a value that looks like a delimiter', '{"a":"1\\nghadelimiter_x\\nb<<y"}', { a: '1\nghadelimiter_x\nb<<y' }],
  [['DESIGN-4.4'], 'a key of 64', `${'k'.repeat(64)}: v`, { ['k'.repeat(64)]: 'v' }],
  [['DESIGN-4.4'], 'values of 65,536 bytes in all', `k: ${'v'.repeat(65_535)}`, { k: 'v'.repeat(65_535) }],
  [['I-23'], 'nothing', '', {}],
];

const refused: readonly (readonly [ids: readonly string[], name: string, text: string, word: string])[] = [
  [['T22'], 'a key with =', '{"a=b":"1"}', '"a=b"'],
  [['T22'], 'a key with a line end', '{"x\\ny":"1"}', '"x\\ny"'],
  [['T22', 'T35'], '__proto__', '{"__proto__":"1"}', '__proto__'],
  [['T35'], 'constructor in a line', 'constructor: 1', '"constructor"'],
  [['T35'], '__proto__ in a line', '__proto__: 1', '"__proto__"'],
  [['DESIGN-4.4'], 'a key of 65', `${'k'.repeat(65)}: v`, '64 letters'],
  [['DESIGN-4.4'], 'a key that starts with a digit', '1a: v', '"1a"'],
  [['DESIGN-4.4'], 'an object as value', '{"a":{"b":1}}', '`a`'],
  [['DESIGN-4.4'], 'null as value', '{"a":null}', '`a`'],
  [['DESIGN-4.4'], 'malformed JSON', '{"a":', 'not valid JSON'],
  [['T36'], 'a key twice in JSON', '{"a":"1","a":"2"}', 'twice'],
  [['T22', 'T36'], 'values of 65,537 bytes', `k: ${'v'.repeat(65_536)}`, '65537 bytes'],
  [['T22', 'T36'], '2 MB of lines', `k: ${'v'.repeat(2_000_000)}`, '2000003 characters'],
  [['T22', 'T36'], '2 MB of JSON', `{"k":"${'v'.repeat(2_000_000)}"}`, '2000008 bytes'],
  [['T36'], '257 keys', Array.from({ length: 257 }, (_, index) => `k${index}: v`).join('\n'), '257 results'],
];

describe('parseResults', () => {
  for (const [ids, name, text, results] of kept) {
    requirement(
      { ids, title: `reads ${name}`, input: JSON.stringify(text.slice(0, 60)), expected: JSON.stringify(results).slice(0, 60) },
      () => {
        expect(parseResults(text)).toEqual({ results, warnings: [] });
      },
    );
  }

  for (const [ids, name, text, word] of refused) {
    requirement(
      {
        ids,
        title: `leaves out ${name}, with a warning`,
        input: JSON.stringify(text.slice(0, 60)),
        expected: `a warning with ${word}`,
      },
      () => {
        const { results, warnings } = parseResults(text);
        expect(results).toEqual({});
        expect(warnings).toHaveLength(1);
        expect(warnings[0]).toContain(word);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      },
    );
  }

  it('keeps the good beside the bad', () => {
    expect(parseResults('{"good":"1","bad key":"2","list":[]}').results).toEqual({ good: '1' });
  });
});

const start = '---BATON_OUTPUTS_START---';
const end = '---BATON_OUTPUTS_END---';

describe('parseOutputs', () => {
  for (const [ids, name, text, lines] of [
    [['I-22', 'H-46'], 'a block', `log\n${start}\nbranch: x\n\n  pr: #1  \n${end}\nlog`, ['branch: x', 'pr: #1']],
    [['I-22'], 'the last complete block', `${start}\n1\n${end}\n${start}\n2\n${end}\n${start}\n3`, ['2']],
    [['I-22', 'X-16'], 'the older markers', '---KELOS_OUTPUTS_START---\r\n1\r\n---KELOS_OUTPUTS_END---\r\n', ['1']],
    [['I-22'], 'no block', 'nothing', []],
    [
      ['H-26'],
      'a block with a handoff inside',
      `${start}\n---BATON_HANDOFF_START---\n{}\n---BATON_HANDOFF_END---\n1\n${end}`,
      ['1'],
    ],
  ] as const) {
    requirement({ ids, title: `reads ${name}`, input: JSON.stringify(text), expected: JSON.stringify(lines) }, () => {
      expect(parseOutputs(findPrintedBlocks(text))).toEqual(lines);
    });
  }

  it('cuts too much, visibly', () => {
    expect(parseOutputs(findPrintedBlocks(`${start}\n${'x\n'.repeat(1_001)}${end}`))).toHaveLength(1_001);
    expect(parseOutputs(findPrintedBlocks(`${start}\n1\n${'x'.repeat(65_536)}\n${end}`))).toEqual(['1', '… (cut)']);
  });
});

const ran = { startedAt: '2026-03-18T09:00:00Z', finishedAt: '2026-03-18T09:04:32Z' };

describe('captureResults', () => {
  requirement(
    {
      ids: ['DESIGN-4.4', 'F-M4'],
      title: 'keeps what an agent claims under our names as a claim, with a warning',
      input: 'agent: branch, pr, cost-usd, review_id, pages; ours: branch, cost, tokens, duration, response',
      expected: 'claimed-branch, claimed-pr, claimed-cost-usd, claimed-review_id; ours under their names; four warnings',
    },
    () => {
      const results = { branch: 'evil', pages: '12', pr: '77', 'cost-usd': '0', review_id: '1' };
      const usage = { costUsd: 0.25, inputTokens: 10 };
      const captured = captureResults({ ...ran, results, usage, response: 'Done' }, { branch: 'baton/issue-1' });
      expect(captured.results).toEqual({
        pages: '12',
        'claimed-branch': 'evil',
        'claimed-pr': '77',
        'claimed-cost-usd': '0',
        'claimed-review_id': '1',
        branch: 'baton/issue-1',
        'cost-usd': '0.25',
        'input-tokens': '10',
        duration: '4m32s',
        response: 'Done',
      });
      expect(captured.warnings).toHaveLength(4);
      expect(captured.warnings[0]).toContain('`branch` is one that Baton captures itself');
    },
  );

  requirement(
    {
      ids: ['F-M5', 'DESIGN-4.4'],
      title: 'at the limits of an agent its results are kept, and ours beside them',
      input: '256 results; 65,536 bytes; engine with cost and tokens',
      expected: 'all of the agent, and duration, cost and tokens',
    },
    () => {
      const usage = { costUsd: 1, inputTokens: 2, outputTokens: 3 };
      const many = parseResults(Array.from({ length: 256 }, (_, index) => `k${index}: v`).join('\n'));
      const long = parseResults(`k: ${'v'.repeat(65_535)}`);
      for (const { results } of [many, long]) {
        const captured = captureResults({ ...ran, usage, results }, { branch: 'b', commit: 'c', 'base-branch': 'main' });
        expect(captured.warnings).toEqual([]);
        expect(captured.results).toMatchObject({ ...results, duration: '4m32s', 'cost-usd': '1', branch: 'b' });
        expect(Object.keys(captured.results)).toHaveLength(Object.keys(results).length + 7);
        expect(parseResults(JSON.stringify(captured.results), recordedLimits).results).toEqual(captured.results);
      }
    },
  );

  it('shortens the final text to its end', () => {
    const { response = '' } = captureResults({ ...ran, results: {}, response: `${'a'.repeat(20_000)}the end` }).results;
    expect(Array.from(response)).toHaveLength(16_384);
    expect(response.endsWith('the end')).toBe(true);
  });
});
