import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, utf8Length } from '../../../src/core/json/json-value.ts';
import { recordProblemKinds } from '../../../src/core/record/problem-kinds.ts';
import { hasher } from '../../support/record-builders.ts';

describe('digestOf', () => {
  it('does not depend on the order of keys, nor on surrogates that storing replaces', () => {
    expect(digestOf({ b: 1, a: '\ud800' }, hasher.sha256)).toBe(digestOf({ a: '\ufffd', b: 1 }, hasher.sha256));
    expect(digestOf({ a: 1 }, hasher.sha256)).not.toBe(digestOf({ a: 2 }, hasher.sha256));
  });
});

describe('recordProblemKinds', () => {
  it('lists every code once, with what to do', () => {
    const codes = recordProblemKinds.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const kind of recordProblemKinds) expect(kind.remedy).toMatch(/\.$/);
  });
});

describe('utf8Length', () => {
  it('counts bytes as an encoder does, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = String.fromCharCode(...units);
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
    expect(utf8Length('aé€😀\ud800')).toBe(1 + 2 + 3 + 4 + 3);
  });
});
