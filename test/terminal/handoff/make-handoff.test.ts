import { describe, expect } from 'vitest';
import { checkDemand } from '../../../src/core/handoff/read-handoff.ts';
import { makeHandoff } from '../../../src/terminal/handoff/make-handoff.ts';
import { requirement } from '../../support/requirement.ts';

const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a list of allowed values': { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } },
  'a pattern': { required: ['ticket'], properties: { ticket: { type: 'string', pattern: '^[A-Z]{2}-[0-9]{1,4}$' } } },
  'a length': { required: ['text'], properties: { text: { type: 'string', minLength: 40, maxLength: 60 } } },
  'required keys without properties': { required: ['cause', 'files'] },
  'no type at all': { properties: { cause: {}, fixed: true } },
  references: { required: ['a'], properties: { a: { $ref: '#/$defs/word' } }, $defs: { word: { type: 'string', maxLength: 5 } } },
  alternatives: {
    oneOf: [
      { required: ['a'], properties: { a: { const: 'x' } } },
      { required: ['b'], properties: { b: { const: 'y' } } },
    ],
  },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', required: ['a'], properties: { a: { type: 'string' } } },
  'no other keys': { additionalProperties: false, properties: { a: { type: 'string' } } },
};

describe('a handoff that no agent wrote', () => {
  for (const [name, data] of Object.entries(schemas)) {
    requirement(
      {
        ids: ['U24'],
        title: `a made handoff fits a schema with ${name}`,
        input: JSON.stringify(data),
        expected: 'no fault, the same each time',
      },
      async () => {
        const demand = { required: true, data };
        const made = await makeHandoff('investigate', demand);
        if (!made.ok) throw new Error(made.error);
        expect(await checkDemand(made.value, demand)).toEqual([]);
        expect(await makeHandoff('investigate', demand)).toEqual(made);
      },
    );
  }

  requirement(
    {
      ids: ['U24'],
      title: 'a schema that nothing fits is said in words',
      input: 'minLength 9, maxLength 3',
      expected: 'the stage, the fault, and the option to write',
    },
    async () => {
      const data = { required: ['a'], properties: { a: { type: 'string', minLength: 9, maxLength: 3 } } };
      const made = await makeHandoff('investigate', { required: true, data });
      expect(made).toEqual({
        ok: false,
        error: expect.stringMatching(/stage investigate .*`data\.a` .*--handoff investigate=FILE\.$/),
      });
    },
  );
});
