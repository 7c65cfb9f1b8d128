import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/core/json/json-value.ts';
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
