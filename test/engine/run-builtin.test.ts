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
      ids: ['T39', 'DESIGN-6'],
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
      expect(harness.pulls[0]?.title).toBe('Fix: Fixes `#1` for `@octo-org/team`, resolves octo/x`#2` where a < b & c');
    },
  );
});
