import { describe, expect, it } from 'vitest';
import { parseAgentSecrets } from '../../../src/core/agent/agent-secrets.ts';

describe('agent-secrets', () => {
  it('holds one secret per line', () => {
    expect(parseAgentSecrets('A=1\nB_KEY=two=2 \r\n\n# note\n C = x\nA=3')).toEqual({
      secrets: { A: '3', B_KEY: 'two=2 ', C: ' x' },
      warnings: [],
    });
  });

  it('says which line is malformed without quoting it', () => {
    const { secrets, warnings } = parseAgentSecrets('A=1\nhunter2\n1X=y');
    expect(secrets).toEqual({ A: '1' });
    expect(warnings).toEqual([
      expect.stringMatching(/^BATON-E603: .*line 2\./),
      expect.stringMatching(/^BATON-E603: .*line 3\./),
    ]);
    expect(warnings.join()).not.toContain('hunter2');
  });

  it('refuses the names of tokens of the job', () => {
    const { secrets, warnings } = parseAgentSecrets('GITHUB_TOKEN=x\nACTIONS_RUNTIME_TOKEN=y');
    expect(secrets).toEqual({});
    expect(warnings).toEqual([expect.stringMatching(/^BATON-E602: .*line 1,/), expect.stringMatching(/^BATON-E602: .*line 2,/)]);
  });

  it('is empty for an empty text', () => {
    expect(parseAgentSecrets('')).toEqual({ secrets: {}, warnings: [] });
  });
});
