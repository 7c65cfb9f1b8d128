import { describe, expect, it } from 'vitest';
import { growthOf, linearAtMost } from './growth-of.ts';

function search(text: string, from: number): number {
  let found = 0;
  for (let at = from; at < text.length; at += 1) if (text.charCodeAt(at) === 120) found += 1;
  return found;
}

describe('the growth of an action', () => {
  it('is under the limit for one look at each character', () => {
    let seen = 0;
    const ratio = growthOf(20_000, (size) => {
      const text = 'a'.repeat(size);
      return () => {
        seen += search(text, 0);
      };
    });
    expect(seen).toBe(0);
    expect(ratio).toBeLessThan(linearAtMost);
  });

  it('is over it for a look at all characters from each', () => {
    let seen = 0;
    const ratio = growthOf(500, (size) => {
      const text = 'a'.repeat(size);
      return () => {
        for (let from = 0; from < text.length; from += 1) seen += search(text, from);
      };
    });
    expect(seen).toBe(0);
    expect(ratio).toBeGreaterThan(linearAtMost);
  }, 120_000);
});
