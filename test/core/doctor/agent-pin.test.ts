import { expect } from 'vitest';
import { findAgentUses } from '../../../src/core/doctor/check-pin.ts';
import { requirement } from '../../support/requirement.ts';
import { examine } from './set-up.ts';

const sha = '3d3c42e5aac5ba805825da76410c181273ba90b1';
/** The pins of agent.yml, in the eyes of version 1.4.0, with the answer and a part of its words. */
const rows: readonly (readonly [pin: string, answer: string | undefined, words: string])[] = [
  ['v1', 'right', 'v1'],
  ['v2', 'right', 'v2'],
  ['v1.4.0', 'right', 'v1.4.0'],
  ['v1.10.0', 'right', 'v1.10.0'],
  [`${sha} # v1.4.0`, 'right', 'v1.4.0'],
  ['main', 'right', 'main'],
  ['v0', 'wrong', 'agents run by v0'],
  ['v1.3.9', 'wrong', 'agents run by v1.3.9'],
  ['1.3.9', 'wrong', 'agents run by 1.3.9'],
  [`${sha} # v1.3.9`, 'wrong', 'agents run by v1.3.9'],
  [sha, 'not visible', 'a commit'],
];

requirement(
  {
    ids: ['DESIGN-4.9', 'T67'],
    title:
      '`baton doctor` says that the pin of agent.yml is older than Baton itself, where the App pins the version of its jobs so',
    input: `version 1.4.0; agent.yml@ with ${rows.map(([pin]) => pin).join(' · ')}; v1.3.9 where an agent has a fallback; one that the repository has itself; no App`,
    expected:
      'right for the same, a newer and a moving one; wrong for an older one, with the line to write, in which a commit stays a commit; that its jobs do not start; not visible for a commit that says nothing; nothing of the last two',
  },
  () => {
    const check = (agentUses: string | undefined, config = (text: string) => text) =>
      examine({
        config,
        facts: () => ({ agentWorkflow: '.github/workflows/agents.yml', agentUses, version: '1.4.0' }),
      }).find(({ name }) => name === 'Pin of agent.yml');
    for (const [pin, answer, words] of rows) {
      const found = check(`baton-agents/baton/.github/workflows/agent.yml@${pin}`);
      expect([pin, found?.answer, found?.detail]).toEqual([pin, answer, expect.stringContaining(words)]);
      const uses = '`uses: baton-agents/baton/.github/workflows/agent.yml@';
      const written = pin.startsWith(sha)
        ? `${uses}\` with the commit of v1.4.0, and \`# v1.4.0\` behind it,`
        : `${uses}v1.4.0\``;
      if (answer === 'wrong') expect(found?.mend).toBe(`update the pin: write ${written} in .github/workflows/agents.yml`);
    }
    const old = 'baton-agents/baton/.github/workflows/agent.yml@v1.3.9';
    const withFallback = (text: string) =>
      text.replace(/^agents:\n/m, (line) => `${line}  other: { engine: codex, fallback: [more] }\n  more: { engine: gemini }\n`);
    expect(check(old)?.detail).not.toContain('does not start');
    expect(check(old, withFallback)?.detail).toMatch(/ does not know `fallback`, as used here, does not start$/);
    const written = (uses: string) => findAgentUses(`on: x\njobs:\n  agent:\n    uses: ${uses}\n    secrets: inherit\n`);
    expect(written('"o/baton/.github/workflows/agent.yml@v1"')).toBe('o/baton/.github/workflows/agent.yml@v1');
    expect(written(`o/b/.github/workflows/agent.yml@${sha} # v1.3.9`)).toBe(`o/b/.github/workflows/agent.yml@${sha} # v1.3.9`);
    expect(check('./.github/workflows/agent.yml')).toBeUndefined();
    expect(check(undefined)).toBeUndefined();
  },
);
