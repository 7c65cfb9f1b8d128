import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts';
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
    strict: ['number data.a'],
    coerced: 'as strict',
  },
];

describe('numbers and booleans in data', () => {
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
