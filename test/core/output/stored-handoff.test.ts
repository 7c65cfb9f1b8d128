import { describe, expect, it } from 'vitest';
import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { digestOf } from '../../../src/core/json/json-value.ts';
import { decodeStoredHandoff, encodeStoredHandoff } from '../../../src/core/output/stored-handoff.ts';
import { requirement } from '../../support/requirement.ts';

const { sha256 } = createNodeHasher();
const handoff = { version: 1 as const, summary: 's', data: { k: '<!-- -->' } };
const handoffDigest = digestOf(handoff, sha256);

describe('what lies in the artifact of a handoff', () => {
  it('is read back as it was, also as an agent job left it for the App', () => {
    const kept = { handoff, outputs: ['a: b'] };
    expect(decodeStoredHandoff(encodeStoredHandoff(kept), { handoffDigest, sha256 })).toEqual(kept);
    const left = JSON.stringify({ order: 'o', output: { run: 'fix-1', ...kept } });
    expect(decodeStoredHandoff(left, { handoffDigest, sha256 })).toEqual(kept);
    expect(decodeStoredHandoff(encodeStoredHandoff({ outputs: ['a: b'] }), { sha256 })).toEqual({ outputs: ['a: b'] });
  });

  requirement(
    {
      ids: ['H-29', 'T36', 'DESIGN-4.5'],
      title: 'counts for nothing when it is not what was recorded',
      input: 'another handoff; none; one where none was recorded; no JSON; no form; a forbidden key; endless depth',
      expected: 'undefined each time',
    },
    () => {
      const other = { ...handoff, summary: 'another' };
      const refused = [
        decodeStoredHandoff(encodeStoredHandoff({ handoff: other, outputs: [] }), { handoffDigest, sha256 }),
        decodeStoredHandoff(encodeStoredHandoff({ outputs: [] }), { handoffDigest, sha256 }),
        decodeStoredHandoff(encodeStoredHandoff({ handoff, outputs: [] }), { sha256 }),
        decodeStoredHandoff('{', { handoffDigest, sha256 }),
        decodeStoredHandoff('[]', { sha256 }),
        decodeStoredHandoff('{"outputs": [1]}', { sha256 }),
        decodeStoredHandoff(`{"outputs": [], "__proto__": {"handoff": ${JSON.stringify(handoff)}}}`, { handoffDigest, sha256 }),
        decodeStoredHandoff(`{"outputs": ${'['.repeat(100_000)}`, { sha256 }),
      ];
      expect(refused).toEqual(refused.map(() => undefined));
    },
  );
});
