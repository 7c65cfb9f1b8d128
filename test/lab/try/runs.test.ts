import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { mendingAgent, quickAgents } from '../../support/demo-copy.ts';
import { requirement } from '../../support/requirement.ts';
import { useTries } from './try-surroundings.ts';
import { useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const example = (name: string): string => join('examples', name);
const seconds = 1000;

describe('baton try on an example', () => {
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
        // `test/scenes/demo.test.ts` shows the agents of the example at work, which start some forty processes. These know the fault.
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
      expect(statSync(folder).mode & 0o777, "prompts and diffs are nobody else's").toBe(0o700);
    },
    60 * seconds,
  );
});
