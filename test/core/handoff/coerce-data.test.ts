import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts';
import { findTransferCall } from '../../../src/core/transfer/find-transfer-call.ts';
import { requirement } from '../../support/requirement.ts';

/** Kept data, or codes and paths of what is wrong. */
function keep(data: string, coerce: boolean): unknown {
  const parsed = parseHandoff(`{"summary":"s","context":{"constraints":["1"]},"data":${data}}`, { coerce });
  return parsed.ok ? parsed.value.handoff.data : parsed.error.map(({ code, path }) => `${code} ${path}`);
}

interface Row {
  readonly title: string;
  readonly data: string;
  readonly strict: unknown;
  readonly coerced: unknown;
}

const rows: readonly Row[] = [
  { title: 'a number', data: '{"a":142}', strict: ['type data.a'], coerced: { a: '142' } },
  {
    title: 'booleans',
    data: '{ "a" : true , "b":false}',
    strict: ['type data.a', 'type data.b'],
    coerced: { a: 'true', b: 'false' },
  },
  {
    title: 'numbers as they were written',
    data: '{"a":1.10,"b":-2e3,"c":0}',
    strict: ['type data.a', 'type data.b', 'type data.c'],
    coerced: { a: '1.10', b: '-2e3', c: '0' },
  },
  { title: 'a key with escapes', data: '{"a\\u0062\\"":1.0}', strict: ['type data.ab"'], coerced: { 'ab"': '1.0' } },
  { title: 'texts', data: '{"a":"1.10","b":":","c":"true"}', strict: { a: '1.10', b: ':', c: 'true' }, coerced: 'as strict' },
  { title: 'null', data: '{"a":null}', strict: ['type data.a'], coerced: 'as strict' },
  { title: 'a list and an object', data: '{"a":[1],"b":{"c":1}}', strict: ['type data.a', 'type data.b'], coerced: 'as strict' },
  { title: 'data that is a number', data: '1', strict: ['type data'], coerced: 'as strict' },
  { title: 'data that is a list', data: '[1,true]', strict: ['type data'], coerced: 'as strict' },
  {
    title: 'a number that cannot be kept exactly',
    data: '{"a":12345678901234567890}',
    strict: ['type data.a'],
    coerced: { a: '12345678901234567890' },
  },
];

describe('numbers and booleans in data', () => {
  requirement(
    {
      ids: ['F-M10', 'H-8', 'H-11'],
      title: 'throw no handoff away: a number that no double can hold is dropped, refused or copied like any other',
      input:
        'created_ns: 1717500000123456789 beside the known keys; data.id 12345678901234567890, -0 and 1e309, without and with coerce',
      expected: 'dropped with a warning; a fault of data.id that says which text to write; the texts as they were written',
    },
    () => {
      const unknown = parseHandoff('{"summary":"x","created_ns":1717500000123456789,"ratio":1e309}');
      expect(unknown.ok && unknown.value.handoff).toEqual({ version: 1, summary: 'x' });
      expect(unknown.ok ? unknown.value.warnings.join() : '').toContain('`created_ns` was dropped');
      for (const written of ['12345678901234567890', '-0', '1e309']) {
        expect(keep(`{"id":${written}}`, true)).toEqual({ id: written });
        const strict = parseHandoff(`{"summary":"s","data":{"id":${written}}}`);
        expect(strict.ok ? [] : strict.error).toEqual([
          {
            code: 'type',
            path: 'data.id',
            message: `\`data.id\` is the number ${written}; values must be strings: write "${written}".`,
          },
        ]);
      }
    },
  );

  requirement(
    {
      ids: ['F-M10', 'T-20'],
      title: 'hide no transfer',
      input: 'a file with to, message and created_ns: 1717500000123456789',
      expected: 'the transfer is found',
    },
    () => {
      const found = findTransferCall({ file: '{"to":"b","message":"m","created_ns":1717500000123456789}', printed: {} });
      expect([found?.to, found?.message]).toEqual(['b', 'm']);
    },
  );

  for (const { title, data, strict, coerced } of rows) {
    requirement(
      {
        ids: ['H-8'],
        title: `are texts where the stage says \`coerce\`: ${title}`,
        input: data,
        expected: `${JSON.stringify(strict)}; with coerce ${JSON.stringify(coerced)}`,
      },
      () => {
        expect(keep(data, false)).toEqual(strict);
        expect(keep(data, true)).toEqual(coerced === 'as strict' ? strict : coerced);
      },
    );
  }

  requirement(
    {
      ids: ['H-8', 'H-18'],
      title: 'are texts before the schema of the stage sees them',
      input: 'data {"line": 142} and a schema with enum ["142"]; enum ["143"]; without coerce',
      expected: 'kept; an error of the schema; an error of the type that says what to write',
    },
    async () => {
      const file = '{"summary":"s","data":{"line":142}}';
      const read = (line: string, coerce: boolean) =>
        readHandoff({ file, printed: {} }, { required: false, data: { properties: { line: { enum: [line] } } }, coerce });
      expect(await read('142', true)).toMatchObject({ handoff: { data: { line: '142' } }, errors: [], warnings: [] });
      expect((await read('143', true)).errors).toMatchObject([{ code: 'schema', path: 'data.line' }]);
      expect((await read('142', false)).errors).toEqual([
        { code: 'type', path: 'data.line', message: '`data.line` is the number 142; values must be strings: write "142".' },
      ]);
    },
  );

  requirement(
    {
      ids: ['H-8'],
      title: 'come out as they went in, whatever stands around them',
      input: 'any JSON objects, written with and without spaces',
      expected: 'texts as they were; numbers and booleans as their JSON',
    },
    () => {
      const values = fc.oneof(
        fc.string(),
        fc.integer().map((n) => n || 0),
        fc.boolean(),
      );
      const key = fc
        .string({ unit: 'binary', maxLength: 20 })
        .filter((name) => !name.includes('proto') && name !== 'constructor');
      fc.assert(
        fc.property(fc.dictionary(key, values, { maxKeys: 20 }), fc.constantFrom(undefined, 2), (data, space) => {
          const around = { detail: '{"data":{"a":1}}', context: { key_findings: ['"data":', '1'] } };
          const parsed = parseHandoff(JSON.stringify({ summary: 's', data, ...around }, null, space), { coerce: true });
          const texts = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
          expect(parsed.ok && (parsed.value.handoff.data ?? {})).toEqual(texts);
        }),
      );
    },
  );
});
