import { describe, expect } from 'vitest';
import { describeErrors } from '../../../src/core/handoff/handoff-error.ts';
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts';
import { requirement } from '../../support/requirement.ts';

const required = { required: true };
const severity = { required: false, data: { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } } };

const rows = [
  ['nothing, nothing asked', undefined, undefined, []],
  ['nothing, a schema', undefined, severity, []],
  ['nothing, required', undefined, required, ['missing']],
  ['a valid one, required', '{"summary":"s"}', required, []],
  ['a malformed one', '{', required, ['malformed']],
  ['data that fits', '{"summary":"s","data":{"severity":"low"}}', severity, []],
  ['no data, a schema that asks for some', '{"summary":"s"}', severity, ['schema']],
  ['data that does not fit', '{"summary":"s","data":{"severity":"urgent"}}', severity, ['schema']],
  ['a schema that cannot be used', '{"summary":"s"}', { required: false, data: { $ref: 'x' } }, ['schema']],
] as const;

describe('readHandoff', () => {
  for (const [name, file, demand, codes] of rows) {
    requirement(
      {
        ids: ['H-18', 'DESIGN-4.3'],
        title: `${name}`,
        input: `${file ?? 'no file'}, ${JSON.stringify(demand)}`,
        expected: codes.join(' ') || 'kept or absent, no error',
      },
      async () => {
        const { handoff, errors } = await readHandoff({ file, printed: {} }, demand);
        expect(errors.map(({ code }) => code)).toEqual(codes);
        expect(handoff === undefined).toBe(file === undefined || codes.length > 0);
      },
    );
  }

  requirement(
    {
      ids: ['C-5'],
      title: 'an agent cannot set what belongs to the orchestrator',
      input: 'a handoff with task_id and previous_failure',
      expected: 'dropped, with a warning each',
    },
    async () => {
      const file = '{"summary":"s","task_id":"1-x","previous_failure":{"reason":"r"}}';
      const { handoff, warnings } = await readHandoff({ file, printed: {} }, undefined);
      expect(handoff).toEqual({ version: 1, summary: 's' });
      expect(warnings.join(' ')).toMatch(/`task_id`.*`previous_failure`/);
    },
  );
});

describe('describeErrors', () => {
  requirement(
    {
      ids: ['H-20'],
      title: 'is bounded',
      input: '30 errors of 9,000 characters',
      expected: '20 of at most 500, and how many more',
    },
    () => {
      const words = describeErrors(
        Array.from({ length: 30 }, () => ({ code: 'schema', path: '', message: 'x'.repeat(9_000) }) as const),
      );
      expect(words).toHaveLength(21);
      expect(Math.max(...words.map((one) => one.length))).toBe(500);
      expect(words.at(-1)).toBe('There are 10 more.');
    },
  );
});
