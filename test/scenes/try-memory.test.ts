import pc from 'picocolors';
import { describe, expect } from 'vitest';
import { renderReport } from '../../src/terminal/draw/render-report.ts';
import { useTries } from '../lab/try/try-surroundings.ts';
import { type Files, smallRepository, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const shown = { width: 80, colors: pc.createColors(false), next: [] };

/** A repository with one pipeline, whose workflow hears it. */
function repositoryWith(pipeline: string, event: string): Files {
  const { '.github/workflows/baton.yml': workflow = '' } = smallRepository();
  return {
    'README.md': 'A project.\n',
    '.github/baton.yml': `version: 1
agents: { one: { engine: codex } }
pipelines:
  only:
    ${pipeline}
`,
    '.github/workflows/baton.yml': workflow.replace('  issue_comment:', `  ${event}\n  issue_comment:`),
  };
}

describe('baton try shows what a pipeline is for', () => {
  requirement(
    {
      ids: ['F-UX8', 'U41'],
      title: 'each of three ticks says of how many earlier runs it was told, with the text',
      input: '`history`, a schedule; try --tick only --times 3',
      expected: 'no earlier runs; 1 earlier run and its block; 2 earlier runs and both blocks',
    },
    async () => {
      const pipeline = `on: { schedule: { cron: "0 9 * * 1" } }
    history: { limit: 5 }
    stages: { write: { agent: one, prompt: "Before: {{ history }}" } }`;
      const user = makeRepository(repositoryWith(pipeline, 'schedule: [{ cron: "0 9 * * 1" }]'));
      const { report } = await tryIn(user.folder, { tick: 'only', times: 3 });
      const [first, second, third] = report.runs.map(({ run }) => run);
      const text = renderReport(report, shown);
      const told = text.split('\n').filter((line) => /^(?:It was told of|│ === Task)/.test(line));
      expect(told.map((line) => line.replace(/ \(.*/, ''))).toEqual([
        'It was told of no earlier runs.',
        'It was told of 1 earlier run:',
        `│ === Task ${first}`,
        'It was told of 2 earlier runs:',
        `│ === Task ${second}`,
        `│ === Task ${first}`,
      ]);
      expect(text.indexOf('It was told of 2')).toBeGreaterThan(text.indexOf(`\n${third}:`));
      expect(report.runs.map(({ history }) => history)).toEqual(['', expect.stringMatching(/duration: /), expect.anything()]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['F-UX8'],
      title: "the change of the pull request is not shown as the agent's",
      input:
        'a pipeline that waits for the check CI and commits to the head of the pull request; try --check CI --changes README.md',
      expected: "a diff with the agent's file alone",
    },
    async () => {
      const pipeline = `on: { checks: { workflows: [CI] } }
    stages: { mend: { agent: one, branch: "{{ subject.head-branch }}", prompt: "Mend it." } }`;
      const user = makeRepository(repositoryWith(pipeline, 'workflow_run: { workflows: [CI], types: [completed] }'));
      const { report } = await tryIn(user.folder, { check: 'CI', files: ['README.md'] });
      expect(report.runs).toMatchObject([{ outcome: 'succeeded' }]);
      expect(report.branches).toMatchObject([{ name: 'try/change-1', commits: 1 }]);
      expect(report.branches[0]?.diff).toContain('b/baton-try/mend.md');
      expect(report.branches[0]?.diff).not.toContain('README.md');
    },
    120_000,
  );

  requirement(
    {
      ids: ['F-UX8'],
      title: 'a pull request that no agent changed shows no changes at all',
      input: 'a pipeline that reads a pull request; try --open pull-request',
      expected: 'no branch in the report',
    },
    async () => {
      const pipeline = `on: { pull-requests: {} }
    stages: { read: { agent: one, prompt: "Read it." } }`;
      const user = makeRepository(repositoryWith(pipeline, 'pull_request: { types: [opened] }'));
      const { report } = await tryIn(user.folder, { open: 'pull-request' });
      expect(report.runs).toHaveLength(1);
      expect(report.branches).toEqual([]);
    },
    120_000,
  );
});
