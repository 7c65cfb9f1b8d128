import { describe, expect, it } from 'vitest';
import { decodeTrace, encodeTrace } from '../../../src/core/record/signed-trace.ts';
import type { Trace } from '../../../src/core/trigger/trace.ts';
import { createTestSigner, readTools, repo, signer, subject } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

const trace: Trace = {
  ...{ version: 1, repo, subject, at: '2026-03-18T08:00:00Z', event: 'the label agent-ready was added', url: 'https://x' },
  matches: [{ pipeline: 'fix', checks: [{ check: 'label', passed: false, detail: 'another label' }] }],
  refused: [],
};
const text = encodeTrace(trace, signer);

function read(written: string, source: Partial<Parameters<typeof decodeTrace>[1]> = {}): Trace | undefined {
  return decodeTrace(written, { repo, subject, verify: readTools.verify, ...source });
}

/** The trace with other fields, under the signature that it had. */
function change(fields: object): string {
  return JSON.stringify({ ...JSON.parse(text), ...fields });
}

describe('a trace', () => {
  it('comes back as it was, with its signature', () => {
    expect(read(text)).toEqual({ ...trace, key: 'k1', sig: expect.stringMatching(/^.{88}$/) });
  });

  it('comes back without a signature where the config has no keys', () => {
    const plain = encodeTrace(trace, undefined);
    expect(read(plain, { verify: undefined })).toEqual(trace);
    expect(JSON.parse(plain)).not.toHaveProperty('sig');
  });

  const foreign: readonly (readonly [string, string, Parameters<typeof read>[1]?])[] = [
    ['about another subject', text, { subject: subject + 1 }],
    ['about another repository', text, { repo: repo + 1 }],
    ['about another subject, where nobody signs', encodeTrace(trace, undefined), { subject: subject + 1, verify: undefined }],
    ['changed after it was signed', change({ event: 'the label was taken off' })],
    ['signed with another key of the same name', encodeTrace(trace, createTestSigner('k1', 9))],
    ['without a signature, where there are keys', encodeTrace(trace, undefined)],
    ['no JSON', '{'],
    ['something else', '{}'],
  ];
  for (const [what, written, source] of foreign) {
    requirement(
      { ids: ['T11', 'T13'], title: `a trace counts for nothing: ${what}`, input: 'an artifact of its name', expected: 'none' },
      () => {
        expect(read(written, source)).toBeUndefined();
      },
    );
  }

  it('is not shown to the check of signatures without both a key and a signature', () => {
    const verify = () => true;
    expect(read(change({ key: undefined }), { verify })).toBeUndefined();
    expect(read(change({ sig: undefined }), { verify })).toBeUndefined();
    expect(read(change({ event: 'a lone \ud800' }), { verify })).toBeUndefined();
    expect(read(text, { verify })?.event).toBe(trace.event);
  });
});
