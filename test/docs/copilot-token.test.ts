import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { useTries } from '../lab/try/try-surroundings.ts';
import { useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';
import { listBlocks, readPage, root } from './pages.ts';

const makeRepository = useRepositories();
const tryIn = useTries();

const config = `version: 1
agents: { looker: { engine: copilot, env: [COPILOT_GITHUB_TOKEN], access: read } }
pipelines: {}
`;

describe("Copilot's token", () => {
  requirement(
    {
      ids: ['F-EN5'],
      title: 'may be that of a job of one’s own, as the page has it',
      input: 'the workflow of docs/engines.md beside an agent with engine: copilot; baton try --tick look.yml',
      expected: 'the step succeeds; it has the permissions contents: read and copilot-requests: write alone',
    },
    async () => {
      const [workflow = ''] = listBlocks(readPage('docs/engines.md'), 'yml');
      const user = makeRepository({ '.github/baton.yml': config, '.github/workflows/look.yml': workflow });
      const { report } = await tryIn(user.folder, { tick: 'look.yml' });
      expect(report.failures).toEqual([]);
      const [job] = report.jobs;
      expect(job).toMatchObject({ name: 'look', conclusion: 'success', summary: expect.stringContaining('✅ succeeded') });
      expect(parse(workflow).jobs.look.permissions).toEqual({ contents: 'read', 'copilot-requests': 'write' });
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-EN5', 'T04'],
      title: 'is never that of a job of our workflows: the permission would stop every caller that does not grant it',
      input: 'run.yml and agent.yml',
      expected: 'no job asks for copilot-requests, and no agent job is passed the token of the job',
    },
    () => {
      for (const file of ['run.yml', 'agent.yml']) {
        const text = readFileSync(join(root, '.github/workflows', file), 'utf8');
        expect(text).not.toContain('copilot-requests');
        expect(JSON.stringify(parse(text).jobs.agent)).not.toMatch(/github\.token|secrets\.GITHUB_TOKEN/);
      }
    },
  );
});
