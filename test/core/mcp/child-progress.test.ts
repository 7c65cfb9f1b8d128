import { describe, expect } from 'vitest';
import { childLimits } from '../../../src/core/children/child.ts';
import { encodeProgress, parseProgress } from '../../../src/core/mcp/child-progress.ts';
import { requirement } from '../../support/requirement.ts';

describe('how the children of an agent at work stand', () => {
  requirement(
    {
      ids: ['P10-5', 'K-15', 'LIMITS'],
      title: 'is never more than its tools read: what is too long for them is told at the end of the turn, and they say so',
      input: 'one child with its handoff; 30 children with the longest detail, whose characters take four bytes',
      expected: 'the same child; no child, and a reason with the limit, in a text that the tools read',
    },
    () => {
      const build = (detail: string, index: number) => ({
        name: `split/${index}`,
        outcome: 'succeeded',
        handoff: { present: true, version: 1, summary: 'Done.', detail },
      });
      const read = (text: string) => parseProgress(new TextEncoder().encode(text));
      const small = read(encodeProgress({ children: [build('All of it.', 1)], late: '' }));
      expect(small.children.get('split/1')).toMatchObject({ outcome: 'succeeded', handoff: { detail: 'All of it.' } });
      expect(small.late).toBe('');
      const children = Array.from({ length: 30 }, (_, index) => build('\u{1f600}'.repeat(65_536), index));
      const large = encodeProgress({ children, late: '' });
      expect(new TextEncoder().encode(large).length).toBeLessThan(childLimits.turnBytes);
      expect(read(large)).toEqual({ children: new Map(), late: expect.stringContaining('7340032 bytes') });
    },
  );
});
