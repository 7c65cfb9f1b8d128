import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenText } from '../../../src/core/text/plain-text.ts';

describe('flattened text', () => {
  it('has no line breaks of any kind', () => {
    expect(flattenText('a\r\n b\rc\vd\fe\u0085f\u2028g\u2029h \n')).toBe('a b c d e f g h');
  });

  it('is left alone when it is one line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const flat = flattenText(text);
        expect(flat).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
        expect(flattenText(flat)).toBe(flat);
      }),
    );
    expect(flattenText('  one line  ')).toBe('  one line  ');
  });
});
