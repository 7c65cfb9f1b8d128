import { describe, expect, it } from 'vitest';
import { parseAgentSecrets } from '../../../src/core/agent/parse-agent-secrets.ts';

describe('agent-secrets', () => {
  it('holds one secret per line', () => {
    expect(parseAgentSecrets('A=1\nB_KEY=two=2 \r\n\n# note\n C = x\nA=3')).toEqual({
      secrets: { A: '3', B_KEY: 'two=2 ', C: ' x' },
      problems: [],
    });
  });

  it('says which line is malformed without quoting it', () => {
    const { secrets, problems } = parseAgentSecrets('A=1\nhunter2\n1X=y');
    expect(secrets).toEqual({ A: '1' });
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['BATON-E603', 2],
      ['BATON-E603', 3],
    ]);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });

  it('refuses the names of tokens of the job', () => {
    const { secrets, problems } = parseAgentSecrets('GITHUB_TOKEN=x\nACTIONS_RUNTIME_TOKEN=y');
    expect(secrets).toEqual({});
    expect(problems.map(({ code }) => code)).toEqual(['BATON-E602', 'BATON-E602']);
  });

  it('is empty for an empty text', () => {
    expect(parseAgentSecrets('')).toEqual({ secrets: {}, problems: [] });
  });
});
