import { describe, expect } from 'vitest';
import { fencedText } from '../../../src/core/markdown/elements.ts';
import { requirement } from '../../support/requirement.ts';

describe('code of others in a comment', () => {
  requirement(
    {
      ids: ['F-SE13'],
      title: 'takes a block of any length',
      input: 'a code block of 300,000 lines',
      expected: 'as many lines, in a fence',
    },
    () => {
      const shown = fencedText('/line\n'.repeat(300_000).trimEnd(), 'text').split('\n');
      expect([shown.length, shown[0], shown[1], shown.at(-1)]).toEqual([300_002, '```text', ' /line', '```']);
    },
  );
});
