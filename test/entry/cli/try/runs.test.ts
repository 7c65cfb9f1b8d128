import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mendingAgent, quickAgents } from '../../../support/demo-copy.ts';
import { requirement } from '../../../support/requirement.ts';
import { useTries } from './try-surroundings.ts';
import { useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const example = (name: string): string => join('examples', name);
const seconds = 1000;

describe('baton try on the examples', () => {
  requirement(
    {
      ids: ['U25', 'U24'],
      title: '`baton try` plays the only trigger of a configuration, on files that are not committed',
      input: 'examples/investigate-fix-pr with a changed prompt and changed agents, no option',
      expected: 'three stages succeed, one pull request, the diff of the fix, the prompts in files, the repository untouched',
    },
    async () => {
      const user = makeRepository(example('investigate-fix-pr'));
      const config = readFileSync(join(user.folder, '.github/baton.yml'), 'utf8');
      user.write({
        '.github/baton.yml': config.replace('Repair what', 'Kindly repair what'),
        // `test/entry/cli/demo.test.ts` shows the agents of the example at work, which start some forty processes. These know the fault.
        'scripts/agents/investigate.mjs': quickAgents.investigate,
        'scripts/agents/fix.mjs': mendingAgent,
      });
      const before = user.fingerprint();
      const { report, files, folder, said } = await tryIn(user.folder, { title: 'The tests are red' });
      expect(user.fingerprint()).toEqual(before);
      const [run] = report.runs;
      expect(run).toMatchObject({ run: 'fix-1', outcome: 'succeeded' });
      expect(run?.stages.map(({ name, status }) => `${name} ${status}`)).toEqual([
        'investigate succeeded',
        'fix succeeded',
        'open-pr succeeded',
      ]);
      expect(report.threads.filter(({ kind }) => kind === 'pull-request')).toHaveLength(1);
      expect(report.branches).toMatchObject([
        { name: 'baton/issue-1', diff: expect.stringContaining('+    if (quantity >= tier.from)') },
      ]);
      const prompts = Object.values(files.prompts).map((file) => readFileSync(file, 'utf8'));
      expect(Object.keys(files.prompts)).toEqual(['fix-1.investigate.1', 'fix-1.fix.1']);
      expect(prompts[0]).toContain('issue #1: The tests are red');
      expect(prompts[1]).toContain('Kindly repair what');
      expect(said[0]).toMatch(/^baton-agents\/baton\/.github\/workflows\/run.yml@v1 means this copy of Baton here/);
      expect(existsSync(join(folder, 'github')), 'the local GitHub is gone').toBe(false);
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['U25'],
      title: '`baton try` remembers from one tick to the next',
      input: 'examples/weekly-topic, --times 2',
      expected: 'two runs; the second prompt names the topic of the first',
    },
    async () => {
      const { report, files } = await tryIn(makeRepository(example('weekly-topic')).folder, { tick: 'weekly-topic', times: 2 });
      expect(report.runs.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded']);
      const [, prompt = ''] = Object.values(files.prompts);
      expect(readFileSync(prompt, 'utf8')).toContain('Topics of earlier weeks');
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['U25'],
      title: '`baton try` makes the pull request that a pipeline asks for',
      input: 'examples/review-pull-request, --label review-me, whose filter leaves Markdown out',
      expected: 'a pull request that changes another file; the run succeeds',
    },
    async () => {
      const user = makeRepository(example('review-pull-request'));
      const { report, said } = await tryIn(user.folder, { label: 'review-me' });
      expect(said).toContain('Pull request #1 was made.');
      expect(report.runs).toMatchObject([{ run: 'review-1', outcome: 'succeeded' }]);
    },
    60 * seconds,
  );

  it(
    'plays a workflow whose agents are plain steps',
    async () => {
      const { report } = await tryIn(makeRepository(example('own-cron')).folder, { tick: 'weekly' });
      expect(report.steps.map(({ job, outcome }) => `${job} ${outcome}`)).toEqual(['propose succeeded', 'outline succeeded']);
    },
    60 * seconds,
  );
});
