import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TryOptions } from '../../src/lab/try/try-options.ts';
import { useTries } from '../lab/try/try-surroundings.ts';
import { useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const tryIn = useTries();

interface Row {
  readonly example: string;
  /** Nothing where the example has one trigger alone. */
  readonly options: Partial<TryOptions>;
  /** Each run and its stages, or each job of a workflow with plain steps. */
  readonly ends: readonly string[];
  /** A text that one of the prompts holds. */
  readonly told?: string;
}

const rows: readonly Row[] = [
  { example: 'answer-review', options: {}, ends: ['answer-1: mend'], told: 'This review was made up by baton try.' },
  { example: 'claude-then-codex', options: {}, ends: ['build-1: plan, build, open-pr'], told: 'stand-in for done_when' },
  {
    example: 'divide-work',
    options: {},
    ends: ['document-1: divide, divide/1-distance, divide/2-duration, divide/3-pace, open-pr'],
    told: 'docs/pace.md says that src/pace.js offers measurePace.',
  },
  { example: 'fix-ci', options: {}, ends: ['fix-ci-1: mend'], told: 'The workflow CI failed for pull request' },
  { example: 'investigate-fix-pr', options: { label: 'agent-ready' }, ends: ['fix-1: investigate, fix, open-pr'] },
  { example: 'own-cron', options: { tick: 'weekly.yml', times: 2 }, ends: ['propose', 'outline', 'propose', 'outline'] },
  { example: 'research-article', options: {}, ends: ['article-1: plan, article'], told: '- src/distance.js: measureDistance' },
  {
    example: 'review-pull-request',
    options: { comment: '/baton review\n\nMind the names.' },
    ends: ['review-1: look, mend'],
    told: 'Mind the names.',
  },
  {
    example: 'review-pull-request',
    options: { comment: '/baton review --mend' },
    ends: ['review-1: look, mend'],
    told: 'Fix what the review of pull request #1 found',
  },
  { example: 'review-pull-request', options: { label: 'review-me' }, ends: ['review-1: look, mend'] },
  { example: 'sort-new-issues', options: { title: 'It crashes' }, ends: ['sort-1: read, label'], told: 'It crashes' },
  { example: 'start-by-hand', options: { manual: 'changelog' }, ends: ['changelog-1-*: write, open-pr'] },
  {
    example: 'three-attempts',
    options: {},
    ends: ['attempts-1: attempt, attempt[0], attempt[1], attempt[2], test, test[0], test[1], test[2], open-pr'],
    told: 'Score thorough, which is on baton/issue-1-thorough.',
  },
  {
    example: 'triage-alert',
    options: { webhook: 'alert' },
    ends: ['alert-1-*: look'],
    told: 'An alert of severity example severity',
  },
  { example: 'triage-new-issues', options: { assign: 'triage-team-lead' }, ends: ['triage-1: sort'] },
  {
    example: 'weekly-report',
    options: { tick: 'weekly-report', times: 2 },
    ends: ['weekly-report-*: write, publish', 'weekly-report-*: write, publish'],
    told: 'Stand-in for claude-code: pretends to have done stage write',
  },
  {
    example: 'weekly-topic',
    options: { times: 2 },
    ends: ['weekly-topic-*: propose', 'weekly-topic-*: propose'],
    told: 'Topics of earlier weeks',
  },
];

describe('baton try on the examples', () => {
  it('plays every example that has a configuration', () => {
    const folders = globSync('examples/*/.github/baton.yml').map((path) => dirname(dirname(path)).replace('examples/', ''));
    expect([...new Set(rows.map(({ example }) => example))]).toEqual(folders.toSorted());
  });

  for (const { example, options, ends, told } of rows) {
    requirement(
      {
        ids: ['U25', 'DESIGN-4.8'],
        title: `\`baton try\` plays examples/${example} to a good end: ${Object.keys(options).join(', ') || 'no option'}`,
        input: `the example in a repository of its own, ${JSON.stringify(options)}`,
        expected: `${ends.join('; ')}: all succeed; the repository is as before`,
      },
      async () => {
        const user = makeRepository(`examples/${example}`);
        const before = user.fingerprint();
        const { report } = await tryIn(user.folder, options);
        expect(user.fingerprint()).toEqual(before);
        expect(report.failures).toEqual([]);
        const { runs, steps } = report;
        expect([...runs, ...steps].map(({ outcome }) => outcome)).toEqual(ends.map(() => 'succeeded'));
        const ended = [
          ...runs.map(
            ({ run, stages }) => `${run.replace(/-\d{3,}[\d-]*$/, '-*')}: ${stages.map(({ name }) => name).join(', ')}`,
          ),
          ...steps.map(({ job }) => job),
        ];
        expect(ended).toEqual(ends);
        const prompts = runs.flatMap(({ stages }) => stages.flatMap(({ executions }) => executions.map(({ prompt }) => prompt)));
        if (told !== undefined) expect(prompts.join('\n')).toContain(told);
      },
      60_000,
    );
  }
});
