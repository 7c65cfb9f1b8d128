import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AgentOutput } from '../../../src/core/output/agent-output.ts';
import { openAgentOutput } from '../../../src/core/output/open-agent-output.ts';
import { digestOutput, verifyOutput } from '../../../src/core/output/output-digest.ts';
import { redactAgentOutput } from '../../../src/core/output/redact-agent-output.ts';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import { requirement } from '../../support/requirement.ts';

const expected = { run: 'fix-42', task: 'fix', attempt: 1, execution: 2 };
const output: AgentOutput = {
  version: 1,
  ...expected,
  outcome: 'succeeded',
  handoff: { version: 1, summary: 's' },
  results: { branch: 'x' },
  outputs: ['branch: x'],
  isolated: true,
  startedAt: '2026-11-21T00:00:00Z',
  finishedAt: '2026-11-21T00:01:00Z',
  warnings: [],
};

const digest = `sha256:${'0'.repeat(64)}`;
const prompt = { digest, bytes: 1, nonce: 'ab', removed: { comments: 0, characters: 0 } };
const artifact = { artifactId: 1, file: 'text', bytes: 1, sha256: digest };

const open = (value: unknown): ReturnType<typeof openAgentOutput> => openAgentOutput(JSON.stringify(value), expected);
const codeOf = (value: unknown): string | undefined => {
  const opened = open(value);
  return opened.ok ? undefined : `${opened.error.code} ${opened.error.path ?? ''}`.trim();
};
const openedOf = (value: unknown): AgentOutput | undefined => {
  const opened = open(value);
  return opened.ok ? opened.value : undefined;
};

describe('openAgentOutput', () => {
  requirement({ ids: ['H-25'], title: 'opens an output as it was sent', input: 'a valid output', expected: 'the same' }, () => {
    expect(openedOf(output)).toEqual(output);
  });

  for (const [ids, name, value, code] of [
    [['H-25'], 'of another run', { ...output, run: 'fix-43' }, 'BATON-E313 run'],
    [['H-25'], 'of another task', { ...output, task: 'other' }, 'BATON-E313 task'],
    [['H-25'], 'of another attempt', { ...output, attempt: 2 }, 'BATON-E313 attempt'],
    [['H-25'], 'of another execution', { ...output, execution: 1 }, 'BATON-E313 execution'],
    [
      ['H-25'],
      'with a handoff over a limit',
      { ...output, handoff: { version: 1, summary: 'a'.repeat(4_097) } },
      'BATON-E301 summary',
    ],
    [
      ['H-25'],
      'with a handoff of another version',
      { ...output, handoff: { version: 2, summary: 'a' } },
      'BATON-E312 handoff.version',
    ],
    [['H-25'], 'without an outcome', { ...output, outcome: undefined }, 'BATON-E312 outcome'],
    [['H-25'], 'with an unknown outcome', { ...output, outcome: 'fine' }, 'BATON-E312 outcome'],
    [['H-25'], 'with a digest that is none', { ...output, prompt: { ...prompt, digest: 'x' } }, 'BATON-E312 prompt.digest'],
    [
      ['H-25', 'T28', 'T36'],
      'with a nonce that is none',
      { ...output, prompt: { ...prompt, nonce: 'ab\n@everyone' } },
      'BATON-E312 prompt.nonce',
    ],
    [
      ['H-25', 'T28', 'T36'],
      'with a nonce of 65 digits',
      { ...output, prompt: { ...prompt, nonce: 'a'.repeat(65) } },
      'BATON-E312 prompt.nonce',
    ],
    [
      ['H-25', 'T28', 'T36'],
      'with a path for the name of an artifact file',
      { ...output, prompt: { ...prompt, artifact: { ...artifact, file: '../text' } } },
      'BATON-E312 prompt.artifact.file',
    ],
    [
      ['H-25', 'T28', 'T36'],
      'with a name of 256 characters for an artifact file',
      { ...output, prompt: { ...prompt, artifact: { ...artifact, file: 'a'.repeat(256) } } },
      'BATON-E312 prompt.artifact.file',
    ],
    [['T36'], 'that is no object', [], 'BATON-E312'],
  ] as const) {
    requirement({ ids, title: `refuses one ${name}`, input: name, expected: code }, () => {
      expect(codeOf(value)).toBe(code);
    });
  }

  requirement(
    {
      ids: ['T35', 'T36'],
      title: 'refuses what is no safe JSON',
      input: '__proto__, half a document, 3 MB',
      expected: 'BATON-E311',
    },
    () => {
      const withProto = JSON.stringify(output).replace('"branch":"x"', '"__proto__":"x"');
      for (const text of [withProto, '{', '', ' '.repeat(3_000_000)]) {
        const opened = openAgentOutput(text, expected);
        expect(opened.ok ? undefined : opened.error.code).toBe('BATON-E311');
      }
    },
  );

  requirement(
    {
      ids: ['H-25', 'T36'],
      title: 'bounds every text',
      input: 'long failure, note, outputs, warnings; bad result keys',
      expected: 'cut or left out',
    },
    () => {
      const long = 'x'.repeat(100_000);
      const opened = openedOf({
        ...output,
        outcome: 'failed',
        failure: { reason: long, message: long },
        note: long,
        results: { 'bad key': '1', good: '2' },
        outputs: [long],
        warnings: Array.from({ length: 200 }, () => 'x'.repeat(1_001)),
      });
      expect(opened?.failure?.reason).toHaveLength(200);
      expect(opened?.failure?.message).toHaveLength(2_000);
      expect(opened?.note).toHaveLength(4_096);
      expect(opened?.results).toEqual({ good: '2' });
      expect(opened?.outputs).toEqual(['… (cut)']);
      expect(opened?.warnings).toHaveLength(100);
      expect(opened?.warnings[0]).toHaveLength(1_000);
    },
  );

  requirement(
    {
      ids: ['K-7', 'T36', 'LIMITS'],
      title: 'holds the largest requests for children, and cuts those beyond',
      input: '100 requests of 16,384 characters of four bytes with all fields; 101 requests of 20,000 characters',
      expected: 'the same; 100 requests of 16,385 characters, which are refused in words',
    },
    () => {
      const fields = {
        agent: 'a'.repeat(64),
        branch: 'b'.repeat(200),
        model: 'm'.repeat(200),
        name: 'é'.repeat(100),
        key: '𝄞'.repeat(200),
      };
      const build = (count: number, prompt: string) =>
        Array.from({ length: count }, (_, index) => ({ ordinal: index + 1, prompt, ...fields }));
      const largest = { requests: build(100, '𝄞'.repeat(16_384)), refused: 0, wait: { names: ['fix/1'], until: 'all' as const } };
      expect(
        openedOf({ ...output, handoff: { version: 1, summary: 's', detail: 'é'.repeat(65_536) }, children: largest })?.children,
      ).toEqual(largest);
      const more = openedOf({ ...output, children: { requests: build(101, 'x'.repeat(20_000)) } });
      expect(more?.children?.requests).toHaveLength(100);
      expect(more?.children?.requests[0]?.prompt).toHaveLength(16_385);
      expect(codeOf({ ...output, children: { requests: [{ prompt: 'p' }] } })).toBe('BATON-E312 children.requests.0.ordinal');
    },
  );

  it('drops unknown keys', () => {
    expect(openedOf({ ...output, extra: 1 })).toEqual(output);
  });
});

describe('redactAgentOutput', () => {
  requirement(
    { ids: ['T28'], title: 'redacts every text of the agent', input: 'a secret in each field', expected: 'masked' },
    () => {
      const secret = 'Kq7/z+Vb&9~pXtmW2';
      const leaky: AgentOutput = {
        ...output,
        failure: { reason: secret, message: `a ${secret}` },
        note: secret,
        handoff: { version: 1, summary: secret, data: { [secret]: secret.slice(5) } },
        results: { branch: secret, a: 'b' },
        outputs: [secret],
        prompt: {
          ...prompt,
          artifact: { ...artifact, file: secret },
          repair: { digest, bytes: 1, artifact: { ...artifact, file: secret } },
        },
        usage: { model: secret, turns: 1 },
        warnings: [secret],
      };
      const clean = redactAgentOutput(leaky, createRedactor([secret]));
      expect(JSON.stringify(clean)).not.toContain(secret.slice(0, 12));
      expect(clean).toEqual({
        ...output,
        failure: { reason: '***', message: 'a ***' },
        note: '***',
        handoff: { version: 1, summary: '***', data: { '***': '***' } },
        results: { branch: '***', a: 'b' },
        outputs: ['***'],
        prompt: {
          ...prompt,
          artifact: { ...artifact, file: '***' },
          repair: { digest, bytes: 1, artifact: { ...artifact, file: '***' } },
        },
        usage: { model: '***', turns: 1 },
        warnings: ['***'],
      });
    },
  );
});

describe('verifyOutput', () => {
  const sha256 = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const description = digestOutput('é', sha256);

  requirement({ ids: ['DESIGN-2'], title: 'describes an output by bytes and digest', input: 'é', expected: '2:<hex>' }, () => {
    expect(description).toMatch(/^2:[0-9a-f]{64}$/);
  });

  for (const [name, text, given, verdict] of [
    ['the same text', 'é', description, 'fits'],
    ['no text', '', description, 'withheld'],
    ['no description', 'é', '', 'withheld'],
    ['neither', '', '', 'withheld'],
    ['another text', 'e', description, 'altered'],
    ['a cut description', 'é', description.slice(0, -1), 'altered'],
  ] as const) {
    requirement({ ids: ['DESIGN-2'], title: `says ${verdict} to ${name}`, input: name, expected: verdict }, () => {
      expect(verifyOutput(text, given, sha256)).toBe(verdict);
    });
  }
});
