import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { handoffLimits } from '../../src/core/handoff/handoff.ts';
import { type ParsedHandoff, parseHandoff } from '../../src/core/handoff/parse-handoff.ts';
import { parseOutputs } from '../../src/core/output/parse-outputs.ts';
import { type CheckedResults, parseResults } from '../../src/core/output/results.ts';
import { requirement } from '../support/requirement.ts';
import { maximalHandoff, maximalResults, textOf } from './maximal.ts';

type Parts = Readonly<Record<string, unknown>>;

const page = readFileSync('docs/agent-contract.md', 'utf8');
const whole: Parts = maximalHandoff;

/** Returns the JSON of the parts, filled with blanks to the most bytes that a file may have. */
function fill(parts: Parts, bytes: number = handoffLimits.wholeBytes): Uint8Array {
  const json = JSON.stringify(parts);
  return Buffer.from(json + ' '.repeat(bytes - Buffer.byteLength(json)));
}

function parse(parts: Parts | Uint8Array): ParsedHandoff | readonly string[] {
  const parsed = parseHandoff(parts instanceof Uint8Array ? parts : JSON.stringify(parts));
  return parsed.ok ? parsed.value : parsed.error.map(({ code, path, message }) => `${code} ${path}: ${message}`);
}

/** Returns lists nested in one another, as an unknown key at depth 2 would hold them. */
function nest(levels: number): unknown {
  return levels === 0 ? 'x' : [nest(levels - 1)];
}

const data = maximalHandoff.data ?? {};
const context = maximalHandoff.context ?? {};
const over: readonly (readonly [string, Parts | Uint8Array, string])[] = [
  ['summary', { ...whole, summary: `${whole.summary}x` }, 'too-long summary: `summary` is 4097 characters long; at most 4096'],
  ['detail', { ...whole, detail: `${whole.detail}x` }, 'too-long detail: `detail` is 65537 characters long; at most 65536'],
  ['message', { ...whole, message: `${whole.message}x` }, 'too-long message: `message` is 16385 characters long; at most 16384'],
  ['to', { ...whole, to: `${whole.to}x` }, 'too-long to: `to` is 65 characters long; at most 64'],
  ['bytes of data', { ...whole, data: { ...data, k0: `${data.k0}x` } }, 'too-large data: `data` takes 65537 bytes'],
  [
    'keys of data',
    { ...whole, data: { ...data, k0: data.k0?.slice(10), more: '' } },
    'too-many data: `data` has 257 keys; at most 256',
  ],
  [
    'bytes of context',
    { ...whole, context: { ...context, suggested_approach: `${context.suggested_approach}x` } },
    'too-large context: `context` takes 65537 bytes in all; at most 65536',
  ],
  ['the whole file', fill(whole, 524_289), 'too-large : The handoff is 524289 bytes long; at most 524288'],
  ['levels', { ...whole, more: nest(32) }, 'depth '],
];

describe('the limits of a handoff', () => {
  requirement(
    {
      ids: ['H-9', 'DESIGN-4.3', 'LIMITS'],
      title:
        'every part at its maximum at once, in characters of four bytes, in a file of exactly the most bytes, is a valid handoff',
      input:
        'summary 4,096, detail 65,536, data 256 keys and 65,536 bytes, context 65,536 bytes, message 16,384, to 64, 32 levels',
      expected: 'valid, every part as it was',
    },
    () => {
      const { to, message, ...others } = maximalHandoff;
      const parsed = parse(fill({ ...whole, more: nest(31) }));
      expect(parsed).toMatchObject({ handoff: { ...others, to, message }, warnings: [expect.stringContaining('`more`')] });
    },
  );

  for (const [part, parts, words] of over) {
    requirement(
      {
        ids: ['H-9', 'H-20', 'DESIGN-4.3', 'LIMITS'],
        title: `one more than the maximum is refused in words: ${part}`,
        input: `the same handoff with one more in ${part}`,
        expected: words,
      },
      () => {
        expect(parse(parts)).toEqual([expect.stringContaining(words)]);
      },
    );
  }
});

const results = maximalResults;
const results0 = Object.values(results)[0] ?? '';
const overResults: readonly (readonly [string, Parts, string])[] = [
  ['bytes', { ...results, r0: `${results0}x` }, 'The results take 65537 bytes'],
  ['keys', { ...results, r0: results0.slice(10), more: 'x' }, 'There are 257 results'],
  [
    'the length of a key',
    { ...results, r0: results0.slice(70), r1: results0.slice(70), [textOf(65)]: 'x' },
    'a key is 1 to 64 letters',
  ],
];

describe('the limits of results and outputs', () => {
  requirement(
    {
      ids: ['DESIGN-4.4', 'LIMITS'],
      title: 'every maximum at once passes, as JSON and as lines',
      input: '256 results, 65,536 bytes of keys and values, a key of 64 characters',
      expected: 'all of them, no warning',
    },
    () => {
      const lines = Object.entries(results).map(([key, value]) => `${key}: ${value}`);
      for (const text of [JSON.stringify(results), lines.join('\n')])
        expect(parseResults(text)).toEqual({ results, warnings: [] } satisfies CheckedResults);
    },
  );

  for (const [what, parts, words] of overResults) {
    requirement(
      { ids: ['DESIGN-4.4', 'LIMITS'], title: `one more is refused in words: ${what}`, input: what, expected: words },
      () => {
        const { warnings } = parseResults(JSON.stringify(parts));
        expect(warnings.join('\n')).toContain(words);
      },
    );
  }

  requirement(
    {
      ids: ['I-22', 'LIMITS'],
      title: 'outputs: 1,000 lines with 65,536 bytes pass; one line or one byte more is cut with a mark',
      input: '1,000 lines, 65,536 bytes; 1,001 lines; 65,537 bytes',
      expected: 'all; "… (cut)" at the end',
    },
    () => {
      const lines = [...Array.from({ length: 999 }, () => textOf(65)), textOf(65_536 - 999 * 65)];
      expect(parseOutputs({ outputs: lines })).toEqual(lines);
      const short = lines.map((line) => line.slice(0, 10));
      expect(parseOutputs({ outputs: [...short, 'x'] })).toEqual([...short, '… (cut)']);
      expect(parseOutputs({ outputs: [...lines.slice(0, -1), `${lines.at(-1)}x`] }).at(-1)).toBe('… (cut)');
    },
  );

  requirement(
    {
      ids: ['H-48', 'LIMITS'],
      title: 'docs/agent-contract.md names each of these numbers',
      input: 'the page',
      expected: '4,096, 65,536, 256, 16,384, 524,288, 32 levels, 1,000 lines',
    },
    () => {
      const numbers = ['4,096', '65,536', '256', '16,384', '524,288', '32 levels', '1,000 lines'];
      expect(numbers.filter((number) => !page.includes(number))).toEqual([]);
    },
  );
});
