import { describe, expect } from 'vitest';
import { buildCommits, buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const stages = `
      fix: { agent: one, branch: "baton/x", prompt: x }
      open-pr: { needs: [fix], uses: pull-request, with: { title: "Fix: {{ needs.fix.handoff.summary }}", body: x } }`;

describe('the title of a pull request', () => {
  requirement(
    {
      ids: ['F-S12', 'T39', 'DESIGN-6'],
      title: 'holds text of others as one line that names nobody and closes nothing, also once it is a squash merge',
      input: 'a summary with a closing keyword, a team, a line break, < and &',
      expected: 'code instead of the reference and the team; < and & as they were',
    },
    async () => {
      const harness = createHarness();
      const fix = orderOf(await plan(harness, { stages }));
      const summary = 'Fixes #1 for @octo-org/team,\nresolves octo/x#2 where a < b & c';
      const output = buildOutput(fix, { handoff: { version: 1, summary }, commits: buildCommits() });
      await advance(harness, fix, { kind: 'output', output });
      await advance(harness, lastStarted(harness));
      expect(harness.pulls[0]?.title).toBe('Fix: Fixes # 1 for @ octo-org/team, resolves octo/x# 2 where a < b & c');
    },
  );
});

/** The text of a pull request whose body is this template; the summary of the agent wants to close issues. */
async function textOf(body: string): Promise<string> {
  const harness = createHarness();
  const open = `
      fix: { agent: one, branch: "baton/x", prompt: x }
      open-pr: { needs: [fix], uses: pull-request, with: { title: T, body: "${body}" } }`;
  const fix = orderOf(await plan(harness, { stages: open }));
  const handoff = { version: 1 as const, summary: 'Closes #7.' };
  await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { handoff, commits: buildCommits() }) });
  await advance(harness, lastStarted(harness));
  return harness.pulls[0]?.body ?? '';
}

/** What GitHub would close: a keyword before a number that is no code. */
function closes(text: string): readonly string[] {
  return text.match(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#\d+/gi) ?? [];
}

describe('what merging a pull request closes', () => {
  for (const [title, body, expected] of [
    ['nothing, where the config says nothing', '{{ needs.fix.handoff.summary }}', []],
    ['what the config says', 'Fixes #{{ subject.number }}. {{ needs.fix.handoff.summary }}', ['Fixes #42']],
    ['nothing, where the config only refers', 'Refs #{{ subject.number }}. {{ needs.fix.handoff.summary }}', []],
  ] as const) {
    requirement(
      {
        ids: ['DESIGN-6', 'T39'],
        title: `is ${title}`,
        input: `body: ${body}; a summary that says "Closes #7."`,
        expected: expected.length === 0 ? 'no closing word before a number' : expected.join(),
      },
      async () => {
        const text = await textOf(body);
        expect(closes(text)).toEqual(expected);
        expect(text).toContain('Closes `#7`.');
        expect(text.includes('Refs #42')).toBe(body.startsWith('Refs'));
      },
    );
  }
});
