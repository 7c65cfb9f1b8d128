import { describe, expect } from 'vitest';
import { concurrencyNote } from '../../../src/core/config/config-notes.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { requirement } from '../../support/requirement.ts';

const config = (slots: object) =>
  configSchema.parse({ version: 1, pipelines: { fix: { on: { issues: {} }, stages: {}, ...slots } } });

describe('the note on max-concurrency', () => {
  requirement(
    {
      ids: ['I-15', 'DESIGN-2'],
      title: 'says what a repository without the App cannot promise, and only where it is used',
      input: 'max-concurrency: 2, 0 and none',
      expected: 'the pipeline by name and the limit of 100; nothing; nothing',
    },
    () => {
      expect(concurrencyNote(config({ 'max-concurrency': 2 }))).toMatch(/\(fix\).*order is not promised.*100 others/);
      expect(concurrencyNote(config({ 'max-concurrency': 0 }))).toBeUndefined();
      expect(concurrencyNote(config({}))).toBeUndefined();
    },
  );
});
