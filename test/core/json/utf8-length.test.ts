import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Length } from '../../../src/core/json/utf8-length.ts';

it('counts bytes as an encoder does, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }),
  );
  expect(utf8Length('aé€😀\ud800')).toBe(1 + 2 + 3 + 4 + 3);
});
