import { describe, expect, it } from 'vitest';
import { compileDataSchema } from '../../../src/core/handoff/compile-data-schema.ts';
import { listWantedKeys } from '../../../src/lab/stand-in/list-wanted-keys.ts';
import { makeHandoff } from '../../../src/terminal/handoff/make-handoff.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, prepare } from './support.ts';

const level = { $defs: { level: { enum: ['low', 'high'] } } };
const schemas: Readonly<Record<string, object>> = {
  'required without properties': { required: ['severity'] },
  'enum without a type': { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } },
  constant: { required: ['kind'], properties: { kind: { const: 'bug' } } },
  pattern: { required: ['id'], properties: { id: { type: 'string', pattern: '^[A-Z]{2}-\\d{3,5}$' } } },
  'pattern of a number': { required: ['n'], properties: { n: { type: 'string', pattern: '^(0|[1-9][0-9]*)$' } } },
  lengths: { required: ['a', 'b'], properties: { a: { maxLength: 3 }, b: { type: 'string', minLength: 90 } } },
  'keywords of lists': { required: ['a'], properties: { a: { minItems: 2, items: { type: 'string' } } } },
  'number of keys': { minProperties: 3 },
  'no other keys': { required: ['a'], properties: { a: {} }, additionalProperties: false },
  reference: { required: ['a'], properties: { a: { $ref: '#/$defs/level' } }, ...level },
  'all of, nested': { allOf: [{ required: ['a'], properties: { a: { const: 'yes' } } }, { allOf: [{ required: ['b'] }] }] },
  'one of': { oneOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { required: ['b'] }] },
  condition: JSON.parse(
    '{"required":["a"],"properties":{"a":{"const":"x"}},"if":{"properties":{"a":{"const":"x"}}},"then":{"required":["b"],"properties":{"b":{"enum":["p","q"]}}}}',
  ),
  'not a value': { required: ['b'], properties: { b: { not: { const: 'stand-in for b' } } } },
  'draft-07': {
    $schema: 'http://json-schema.org/draft-07/schema#',
    required: ['a'],
    properties: { a: { $ref: '#/definitions/level' } },
    definitions: level.$defs,
  },
};

describe('the data of a handoff', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'data is made that fits the schema of a stage, and always the same',
      input: Object.keys(schemas).join(', '),
      expected: 'the validator of the engine finds no fault; a second call gives the same values for patterns',
    },
    async () => {
      for (const [name, schema] of Object.entries(schemas)) {
        const compiled = compileDataSchema(schema);
        const demand = { required: true, data: { ...schema } };
        const made = await makeHandoff('work', demand);
        expect([name, made.ok && compiled.ok && compiled.value(made.value.data ?? {})]).toEqual([name, []]);
        if (name.startsWith('pattern')) expect(await makeHandoff('work', demand)).toEqual(made);
      }
    },
  );

  it('says what each value stands in for, where the schema allows it', async () => {
    const schema = { required: ['where', 'severity'], properties: { where: { type: 'string' }, severity: { enum: ['low'] } } };
    const options = { wanted: ['more'], nameValue: (key: string) => `some ${key}` };
    const made = await makeHandoff('work', { required: true, data: schema }, options);
    expect(made).toMatchObject({ value: { data: { where: 'some where', severity: 'low', more: 'some more' } } });
    expect(await makeHandoff('work', undefined, { wanted: ['area'] })).toMatchObject({
      value: { data: { area: 'sample area' } },
    });
  });

  it('says which schema nothing fits, and how to go on', async () => {
    const data = { required: ['a'], properties: { a: { type: 'string', minLength: 5, maxLength: 3 } } };
    const { notes } = await prepare(configOf({ a: { engine: 'codex' } }, { work: { agent: 'a', handoff: { data } } }));
    expect(notes.at(-1)).toMatch(/^No sample fits `handoff\.data` of stage fix\.work .*--handoff fix\.work=FILE\.$/);
  });
});

describe('keys that templates read', () => {
  it('are found in templates and in the history, without those that Baton captures', () => {
    const { pipelines } = configOf(
      { a: { engine: 'codex' } },
      {
        'look-up': { agent: 'a' },
        work: {
          agent: 'a',
          needs: ['look-up'],
          prompt:
            '{{ needs["look-up"].handoff.data.severity }} {{ needs.look-up.results.topic }} {{ needs.look-up.results.commit }}',
        },
      },
      { history: { 'include-keys': ['topic', 'error', 'handoff.data.area'] } },
    );
    const { fix } = pipelines;
    if (fix === undefined) throw new Error('no pipeline');
    expect(listWantedKeys(fix, 'look-up')).toEqual({ data: ['severity', 'area'], results: ['topic'], lists: new Map() });
  });
});
