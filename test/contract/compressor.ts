import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Compressor } from '../../src/ports/crypto.ts';
import { requirement } from '../support/requirement.ts';

/** Describes the tests that every adapter of the port passes. */
export function describeCompressor(create: () => Compressor): void {
  it('gives back every text, a byte order mark included', () => {
    const compressor = create();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const data = compressor.deflate(`\ufeff${text}`);
        expect(data).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
        expect(compressor.inflate(data, 1_000_000)).toBe(`\ufeff${text}`);
      }),
    );
  });

  requirement(
    {
      ids: ['T26', 'T36'],
      title: 'inflating stops at its limit',
      input: '50 MB of one letter, deflated; limits one byte below, and at, the size of a text',
      expected: 'undefined, undefined, the text',
    },
    () => {
      const compressor = create();
      expect(compressor.inflate(compressor.deflate('a'.repeat(50_000_000)), 1_000_000)).toBeUndefined();
      expect(compressor.inflate(compressor.deflate('é'.repeat(10)), 19)).toBeUndefined();
      expect(compressor.inflate(compressor.deflate('é'.repeat(10)), 20)).toBe('é'.repeat(10));
    },
  );

  requirement(
    {
      ids: ['T32'],
      title: 'what is no base64, no deflate stream or no UTF-8 is undefined',
      input: 'empty, url alphabet, white space, cut short, random, bytes ff fe',
      expected: 'undefined each time, nothing thrown',
    },
    () => {
      const compressor = create();
      const good = compressor.deflate('hello hello hello');
      for (const data of ['', '-_-_', ` ${good}`, good.slice(0, 8), 'AAAA', 'S/n3HwA=']) {
        expect(compressor.inflate(data, 1_000)).toBeUndefined();
      }
      fc.assert(
        fc.property(fc.base64String(), (data) => {
          expect(['string', 'undefined']).toContain(typeof compressor.inflate(data, 1_000));
        }),
      );
    },
  );
}
