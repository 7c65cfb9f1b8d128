import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Handoff, handoffLimits, serialiseHandoff } from '../../../src/core/handoff/handoff.ts';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { requirement } from '../../support/requirement.ts';
import { handoffRows } from './handoff-rows.ts';

const json = (value: unknown): string => JSON.stringify(value);

function errorsOf(input: Uint8Array | string): readonly string[] {
  const parsed = parseHandoff(input);
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`.trim());
}

function handoffOf(input: Uint8Array | string): Handoff {
  const parsed = parseHandoff(input);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join(' '));
  return parsed.value.handoff;
}

describe('parseHandoff', () => {
  for (const { ids, title, input, errors } of handoffRows) {
    const shown = typeof input === 'string' ? input.slice(0, 60) : `${input.length} bytes`;
    requirement(
      {
        ids,
        title: `${errors.length === 0 ? 'accepts' : 'refuses'} ${title}`,
        input: shown,
        expected: errors.join(', ') || 'valid',
      },
      () => {
        expect(errorsOf(input)).toEqual(errors);
      },
    );
  }

  requirement(
    { ids: ['T35'], title: 'leaves the prototype of objects alone', input: '__proto__ at several depths', expected: 'undefined' },
    () => {
      for (const row of handoffRows.filter(({ ids }) => ids.includes('T35'))) parseHandoff(row.input);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['H-20'],
      title: 'says field, size, limit and what to write',
      input: 'a summary of 5,000 characters',
      expected: 'a sentence',
    },
    () => {
      const parsed = parseHandoff(json({ summary: 'a'.repeat(5_000), data: { count: 142 } }));
      expect(parsed.ok ? [] : parsed.error.map(({ message }) => message)).toEqual([
        '`summary` is 5000 characters long; at most 4096 are accepted: shorten it, or move the rest to `detail`.',
        '`data.count` is the number 142; values must be strings: write "142".',
      ]);
    },
  );

  requirement(
    { ids: ['X-4'], title: 'reads the names of seed 002', input: 'schema_version, task_summary', expected: 'version, summary' },
    () => {
      expect(handoffOf(json({ schema_version: 1, task_summary: 's' }))).toEqual({ version: 1, summary: 's' });
    },
  );

  const lists = { relevant_files: ['a'], key_findings: ['k'], constraints: ['c'], suggested_approach: 's' };
  const fromContext = {
    schema_version: 1,
    task_id: 't',
    task_summary: 'ts',
    ...lists,
    previous_failure: null,
    needs: {},
    history: '',
  };
  const documents = [
    ['flat, as seed 002 has them', { schema_version: 1, task_summary: 'ts', ...lists }, lists, []],
    ['nested', { summary: 'ts', context: lists }, lists, []],
    ['as the context file has them', fromContext, lists, []],
    [
      'both: the nested one wins',
      { summary: 'ts', constraints: ['flat'], key_findings: ['k'], context: { constraints: ['nested'] } },
      { key_findings: ['k'], constraints: ['nested'] },
      ['`constraints` was dropped: `context.constraints` says the same.'],
    ],
  ] as const;
  for (const [name, document, context, warnings] of documents) {
    requirement(
      {
        ids: ['F-M9', 'X-4'],
        title: `reads the four lists of seed 002 as \`context\`: ${name}`,
        input: json(document).slice(0, 120),
        expected: json(context),
      },
      () => {
        const parsed = parseHandoff(json(document));
        expect(parsed.ok && parsed.value.handoff).toEqual({ version: 1, summary: 'ts', context });
        const said = parsed.ok ? parsed.value.warnings : [];
        expect(said.filter((warning) => /relevant_files|key_findings|constraints|suggested/.test(warning))).toEqual(warnings);
      },
    );
  }

  requirement(
    {
      ids: ['F-M9'],
      title: 'refuses a list at the top level as it would in `context`',
      input: 'constraints: "c"; relevant_files: [1]',
      expected: 'type context.constraints, type context.relevant_files[0]',
    },
    () => {
      const parsed = parseHandoff(json({ summary: 's', constraints: 'c', relevant_files: [1] }));
      expect(parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path}`)).toEqual([
        'type context.relevant_files[0]',
        'type context.constraints',
      ]);
    },
  );

  requirement(
    {
      ids: ['H-11'],
      title: 'drops unknown keys with a warning',
      input: '{"summary":"s","extra":{"a":[1]}}',
      expected: 'dropped',
    },
    () => {
      const parsed = parseHandoff('{"summary":"s","task_summary":"t","extra":{"a":[1]}}');
      expect(parsed.ok ? parsed.value : undefined).toEqual({
        handoff: { version: 1, summary: 's' },
        warnings: [
          '`task_summary` was dropped: `summary` says the same.',
          'The unknown key `extra` was dropped; put it into `data`, as a string.',
        ],
      });
    },
  );

  requirement(
    { ids: ['T32', 'DESIGN-4.3'], title: 'replaces lone surrogates, with a warning', input: '"\\ud800"', expected: 'U+FFFD' },
    () => {
      const parsed = parseHandoff('{"summary":"a\\ud800b","data":{"\\udc00":"x"}}');
      expect(parsed.ok ? parsed.value.handoff : undefined).toEqual({ version: 1, summary: 'a\ufffdb', data: { '\ufffd': 'x' } });
      expect(parsed.ok ? parsed.value.warnings.join() : '').toContain('lone surrogates');
    },
  );

  requirement(
    {
      ids: ['H-9'],
      title: 'accepts all parts at their maximum at once',
      input: 'summary, detail, data, context, message full',
      expected: 'valid',
    },
    () => {
      const full = {
        version: 1,
        summary: '😀'.repeat(handoffLimits.summaryCodePoints),
        detail: '😀'.repeat(handoffLimits.detailCodePoints),
        data: { k: 'v'.repeat(handoffLimits.dataBytes - 1) },
        context: { suggested_approach: 'c'.repeat(handoffLimits.contextBytes) },
        to: 'fixer',
        message: '😀'.repeat(handoffLimits.messageCodePoints),
      };
      expect(handoffOf(json(full))).toEqual(full);
    },
  );

  requirement(
    {
      ids: ['H-9'],
      title: 'refuses what grows over the limit when it is written again',
      input: '87,000 control characters in raw and 6 bytes each as JSON',
      expected: 'too-large',
    },
    () => {
      const text = json({
        summary: 's',
        detail: '\u0001'.repeat(65_536),
        message: '\u0001'.repeat(16_384),
        data: { k: '\u0001'.repeat(10_000) },
      });
      expect(errorsOf(text)).toEqual(['too-large']);
    },
  );

  requirement(
    {
      ids: ['H-6', 'H-10'],
      title: 'takes empty optional fields for absent ones',
      input: 'detail "", data {}, context {}',
      expected: 'left out',
    },
    () => {
      const text = json({
        summary: 's',
        detail: '',
        data: {},
        context: { relevant_files: [], suggested_approach: '' },
        to: '',
        message: '',
      });
      expect(handoffOf(text)).toEqual({ version: 1, summary: 's' });
    },
  );

  it('keeps text byte by byte, whatever it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(
        text,
        fc.string({ unit: 'binary' }).map((value) => value.toWellFormed()),
        (summary, detail) => {
          const handoff = handoffOf(json({ summary, detail }));
          expect(handoff).toEqual({ version: 1, summary, ...(detail === '' ? {} : { detail }) });
          expect(handoffOf(serialiseHandoff(handoff))).toEqual(handoff);
        },
      ),
    );
  });

  it('gives a result for anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(typeof parseHandoff(text).ok).toBe('boolean');
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (data) => {
        expect(typeof parseHandoff(data).ok).toBe('boolean');
      }),
    );
  });
});

describe('serialiseHandoff', () => {
  requirement(
    { ids: ['H-10'], title: 'writes equal handoffs alike', input: 'keys in any order, empty fields', expected: 'the same bytes' },
    () => {
      const a: Handoff = { version: 1, summary: 's', data: { b: '1', a: '2' }, detail: '' };
      const b: Handoff = { data: { a: '2', b: '1' }, summary: 's', version: 1, context: {} };
      expect(serialiseHandoff(a)).toBe('{"data":{"a":"2","b":"1"},"summary":"s","version":1}');
      expect(serialiseHandoff(b)).toBe(serialiseHandoff(a));
    },
  );
});
