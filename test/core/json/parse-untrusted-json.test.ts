import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUntrustedJson } from '../../../src/core/json/parse-untrusted-json.ts';
import { requirement } from '../../support/requirement.ts';

const limits = { maxBytes: 1_000_000, maxDepth: 32, maxNodes: 10_000, maxKeys: 256 };

function faultOf(text: string): unknown {
  const parsed = parseUntrustedJson(text, limits);
  return parsed.ok ? parsed.value : { code: parsed.error.code, path: parsed.error.path };
}

describe('parseUntrustedJson', () => {
  it('gives the same value as JSON.parse for JSON without traps', () => {
    const safe = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(safe, (text) => {
        const parsed = parseUntrustedJson(text, limits);
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text));
        else expect(['forbidden-key', 'number', 'keys']).toContain(parsed.error.code);
      }),
    );
  });

  requirement(
    {
      ids: ['T35'],
      title: 'keys that reach a prototype are refused at every depth, with their path',
      input: '{"data":[{"__proto__":…}]}, {"constructor":…}, an escaped "__proto__"',
      expected: 'forbidden-key at data[0].__proto__; ({}).polluted stays undefined',
    },
    () => {
      expect(faultOf('{"data":[1,{"__proto__":{"polluted":1}}]}')).toEqual({ code: 'forbidden-key', path: 'data[1].__proto__' });
      expect(faultOf('{"constructor":{"prototype":{"polluted":1}}}')).toEqual({ code: 'forbidden-key', path: 'constructor' });
      expect(faultOf('{"\\u005f_proto__":{"polluted":1}}')).toEqual({ code: 'forbidden-key', path: '__proto__' });
      expect(faultOf('{"a":{"prototype":1}}')).toEqual({ code: 'forbidden-key', path: 'a.prototype' });
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
      // A list has no key that nobody reads.
      const listed = parseUntrustedJson('[{"constructor":1}]', { ...limits, isRead: () => false });
      expect(listed.ok ? listed.value : listed.error.code).toBe('forbidden-key');
    },
  );

  requirement(
    {
      ids: ['T36'],
      title: 'oversized and deep JSON is a typed error',
      input: 'depth 33, 10,001 values, 257 keys, one byte too many, depth 250,000',
      expected: 'depth, nodes, keys, too-large; nothing thrown',
    },
    () => {
      expect(faultOf(`${'['.repeat(32)}${']'.repeat(32)}`)).toBeInstanceOf(Array);
      expect(faultOf(`${'['.repeat(33)}${']'.repeat(33)}`)).toMatchObject({ code: 'depth' });
      expect(faultOf(`${'['.repeat(250_000)}${']'.repeat(250_000)}`)).toMatchObject({ code: 'depth' });
      expect(faultOf(JSON.stringify(Array(9_999).fill(0)))).toHaveLength(9_999);
      expect(faultOf(JSON.stringify(Array(10_000).fill(0)))).toEqual({ code: 'nodes', path: '[9999]' });
      const keys = Object.fromEntries(Array.from({ length: 257 }, (_, index) => [`k${index}`, 1]));
      expect(faultOf(JSON.stringify(keys))).toEqual({ code: 'keys', path: 'k256' });
      expect(faultOf(JSON.stringify('é'.repeat(500_000)))).toMatchObject({ code: 'too-large' });
    },
  );

  requirement(
    {
      ids: ['T36'],
      title: 'numbers that would not come back as written, and keys given twice, are refused',
      input: '1e309, -0, 2^53, a number of 100,000 digits, NaN, {"a":1,"a":2}',
      expected: 'number, syntax or duplicate-key, with the path',
    },
    () => {
      for (const literal of ['1e309', '-0', '-0.0', '9007199254740992', '9'.repeat(100_000)]) {
        expect(faultOf(`{"a":[0,${literal}]}`)).toEqual({ code: 'number', path: 'a[1]' });
      }
      expect(faultOf('{"a":NaN}')).toMatchObject({ code: 'syntax' });
      expect(faultOf('{"a":1,"b":{"a":1},"\\u0061":2}')).toEqual({ code: 'duplicate-key', path: 'a' });
      expect(faultOf('[0.1,-1.5e3,9007199254740991,{"a":1},{"a":2}]')).toEqual([
        0.1,
        -1500,
        9007199254740991,
        { a: 1 },
        { a: 2 },
      ]);
    },
  );

  it('takes strings full of punctuation for what they are', () => {
    const value = { 'a"b': '{"x":[1,2],"\\\\"}', c: ['[', ']', ',', ':', '"'] };
    expect(faultOf(JSON.stringify(value, null, 2))).toEqual(value);
  });
});
