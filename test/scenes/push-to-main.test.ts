import { describe, expect } from 'vitest';
import { listBlocks, readPage } from '../docs/pages.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const [, allowed = ''] = listBlocks(readPage('docs/how-to/push-to-main.md'), 'yaml');

/** A repository with the configuration of the page. A script plays its agent. */
function open(): Promise<LocalWorld> {
  const engine = 'engine: command, command: [node, scripts/writer.mjs]';
  const config = allowed.replace('<your public key>', 'KEY').replace('engine: claude-code, env: [ANTHROPIC_API_KEY]', engine);
  return create({ config, agents: { writer: { script: "writeFileSync('data.txt', '1');" } }, pipelines: {} });
}

const rows = [
  { title: 'a default branch without rules', settings: {}, words: undefined },
  { title: 'a protected one', settings: { protectedBranches: ['main'] }, words: 'Changes must be made through a pull request.' },
  {
    title: 'one with a ruleset',
    settings: { rulesets: [{ include: ['~DEFAULT_BRANCH'], rules: ['pull_request' as const] }] },
    words: 'Changes must be made through a pull request.',
  },
] as const;

describe('the page "May an agent push to main?"', () => {
  for (const { title, settings, words } of rows)
    requirement(
      {
        ids: ['F-UX7', 'F-SE4', 'T49'],
        title: `says what becomes of a push to ${title}`,
        input: 'the configuration of the page, whose agent writes a file',
        expected:
          words === undefined ? 'main has the commit, and the status says so' : `branch-refused: ${words}; main as before`,
      },
      async () => {
        const world = await open();
        world.server.changeSettings(repositoryName, settings);
        const before = world.git('rev-parse', 'main');
        const issue = await world.run('numbers');
        const [task] = await world.tasks(issue);
        const status = (await world.thread(issue)).find(({ body }) => body.includes('baton-status:'))?.body;
        if (words === undefined) {
          expect(world.git('rev-parse', 'main~1')).toBe(before);
          expect(status).toContain('Commits of the run are on `main`, the default branch.');
        } else {
          expect(world.git('rev-parse', 'main')).toBe(before);
          expect(task?.body).toMatchObject({ failure: { reason: 'branch-refused', message: expect.stringContaining(words) } });
        }
      },
      60_000,
    );
});
