import { describe, expect, it } from 'vitest';
import { compileDataSchema, type Data } from '../../../src/core/handoff/compile-data-schema.ts';
import { keysOfSchema } from '../../../src/core/handoff/keys-of-schema.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

const draft7 = 'http://json-schema.org/draft-07/schema#';
const level = { enum: ['low', 'high'] };

function errorsOf(schema: unknown, data: Data): readonly string[] {
  const compiled = compileDataSchema(schema);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value(data).map(({ path, message }) => `${path}: ${message}`);
}

const checks: readonly (readonly [name: string, schema: unknown, data: Data, errors: readonly string[]])[] = [
  ['what fits', { required: ['severity'], properties: { severity: level } }, { severity: 'low' }, []],
  ['a key that is missing', { required: ['severity'] }, {}, ["data: `data` must have required property 'severity'."]],
  [
    'a value that is not allowed',
    { properties: { severity: level } },
    { severity: 'urgent' },
    ['data.severity: `data.severity` must be equal to one of the allowed values ("low", "high"); it is the string "urgent".'],
  ],
  [
    'a key that is not allowed',
    { properties: {}, additionalProperties: false },
    { x: '1' },
    ['data: `data` must NOT have additional properties (`x`).'],
  ],
  ['a text that is too long, in code points', { properties: { a: { maxLength: 2 } } }, { a: '😀😀' }, []],
  [
    'draft-07, where `dependencies` asks',
    { $schema: draft7, dependencies: { a: ['b'] } },
    { a: '1' },
    ['data: `data` must have property b when property a is present.'],
  ],
  [
    '2020-12, where `dependentRequired` asks',
    { dependentRequired: { a: ['b'] } },
    { a: '1' },
    ['data: `data` must have property b when property a is present.'],
  ],
  ['a reference inside', { $defs: { l: level }, properties: { a: { $ref: '#/$defs/l' } } }, { a: 'low' }, []],
  ['a pattern with an escape of JavaScript', { properties: { a: { pattern: '^\\u0041$' } } }, { a: 'A' }, []],
  ['a property that is called like a keyword', { properties: { $id: level, $ref: level } }, { $id: 'low' }, []],
];

const faults: readonly (readonly [name: string, schema: unknown, path: string, words: string])[] = [
  ['no map', 'object', '', 'JSON Schema as a map'],
  ['another version', { $schema: 'https://json-schema.org/draft/2019-09/schema' }, '$schema', '2020-12'],
  ['a keyword that nobody knows', { propertys: {} }, '', 'has `propertys`, which is no keyword'],
  ['a keyword of the wrong form', { required: 'severity' }, 'required', 'is no list; write `required: [topic]`'],
  ['a root that is no object', { type: 'array' }, 'type', 'always an object'],
  ['a value that is no text', { properties: { n: { type: 'integer' } } }, 'properties.n.type', 'always texts'],
  ['a reference to elsewhere', { $ref: 'https://example.com/s.json' }, '$ref', 'same schema'],
  ['a reference to nothing', { $ref: '#/$defs/x' }, '', "can't resolve reference"],
  ['a reference in a circle', { allOf: [{ $ref: '#' }, { $ref: '#' }] }, '', 'without end'],
  ['an id of its own', { $id: 'https://example.com/s.json' }, '$id', 'stand alone'],
  ['a pattern that needs backtracking', { properties: { a: { pattern: '(a)\\1' } } }, '', 'regexp'],
  ['a pattern that looks around', { patternProperties: { '(?<=a)b': {} } }, '', 'regexp'],
  ['a pattern that is none', { properties: { a: { pattern: '(' } } }, '', 'regexp'],
  ['too many bytes', { description: 'x'.repeat(20_000) }, '', '16384'],
  ['too many levels', JSON.parse(`${'{"not":'.repeat(20)}{}${'}'.repeat(20)}`), '', '16 levels'],
  ['too many references', { allOf: Array(33).fill({ $ref: '#/$defs/a' }), $defs: { a: {} } }, '', '32'],
];

describe('the schema of data', () => {
  for (const [name, schema, data, errors] of checks) {
    requirement(
      { ids: ['H-18'], title: `sees ${name}`, input: JSON.stringify([schema, data]), expected: errors.join(' ') || 'no error' },
      () => expect(errorsOf(schema, data)).toEqual(errors),
    );
  }

  for (const [name, schema, path, words] of faults) {
    it(`refuses ${name}`, () => {
      const compiled = compileDataSchema(schema);
      const [fault] = compiled.ok ? [] : compiled.error;
      expect(fault?.path.join('.')).toBe(path);
      expect(fault?.message).toContain(words);
    });
  }

  it('matches patterns in linear time', () => {
    const schema = { properties: { a: { pattern: '^(a+)+$' } } };
    const growth = growthOf(1_000, (size) => {
      const data = { a: `${'a'.repeat(size)}b` };
      return () => expect(errorsOf(schema, data)).toHaveLength(1);
    });
    expect(growth).toBeLessThan(linearAtMost);
  });

  it('shows at most 20 errors, and little of each value', () => {
    const properties = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${n}`, { const: 'x' }]));
    const data = Object.fromEntries(Object.keys(properties).map((key) => [key, 'y'.repeat(1_000)]));
    const errors = errorsOf({ properties }, data);
    expect(errors).toHaveLength(20);
    expect(errors.every((error) => error.length < 200)).toBe(true);
  });
});

describe('keysOfSchema', () => {
  it.each([
    [{ properties: { a: {}, b: false }, required: ['c'] }, ['a', 'c']],
    [{ properties: { a: {} }, required: ['c'], additionalProperties: false }, ['a']],
    [{ additionalProperties: false }, []],
    [{ properties: { a: {} }, additionalProperties: true }, undefined],
    [{ properties: { a: {} }, unevaluatedProperties: {} }, undefined],
    [{ properties: { a: {} }, patternProperties: { '^b': {} } }, undefined],
    [{ properties: { a: {} }, allOf: [{ properties: { b: {} } }] }, undefined],
    [{ type: 'object' }, undefined],
    ['text', undefined],
  ])('%j', (schema, keys) => {
    expect(keysOfSchema(schema)).toEqual(keys);
  });
});
