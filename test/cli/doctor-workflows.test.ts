import { beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { workflowProblemKinds } from '../../src/core/config/workflow/problem-kinds.ts';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useRepository } from './use-repository.ts';

const create = useLocalWorlds();
let world: LocalWorld;
useRepository(() => ({ world }));

const awaited = ['Tests', 'CodeQL', 'ci.yml', 'Nothing'];
const config = `
version: 1
signing: { keys: [KEY] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix-ci:
    on: { checks: { workflows: [${awaited.join(', ')}] } }
    stages: { look: { agent: one } }
`;

beforeAll(async () => {
  world = await create({
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: {},
    config,
    caller: (text) =>
      text.replace('\non:\n', `\non:\n  workflow_run: { workflows: [${awaited.join(', ')}], types: [completed] }\n`),
    files: { '.github/workflows/ci.yml': 'name: Tests\non: [pull_request]\njobs: {}\n' },
  });
}, 60_000);

const checkSchema = z.object({ name: z.string(), answer: z.string(), detail: z.string(), mend: z.string().optional() });

/** Lists what doctor says of the workflows that the pipeline waits for. */
async function examine() {
  const { stdout } = await runCommand('doctor', '--json');
  const { checks } = z.object({ checks: z.array(checkSchema) }).parse(JSON.parse(stdout));
  const found = checks.filter(({ name }) => name.startsWith('Checked workflow '));
  return new Map(found.map((check) => [check.name.slice('Checked workflow '.length), check]));
}

describe('baton doctor about the workflows that a pipeline waits for', () => {
  requirement(
    {
      ids: ['F-UX1', 'U22'],
      title: 'GitHub’s list of workflows decides which names exist, on whichever of its pages they stand',
      input:
        'workflows: [Tests, CodeQL, ci.yml, Nothing]; ci.yml is named Tests, and CodeQL stands behind 120 others without a file',
      expected:
        'Tests and CodeQL right; ci.yml wrong, with Tests to write; Nothing wrong, with names to choose from, not that of the caller',
    },
    async () => {
      const others = Array.from({ length: 120 }, (_, index) => ({ path: `dynamic/${index}`, name: `Other ${index}` }));
      const codeql = { path: 'dynamic/github-code-scanning/codeql', name: 'CodeQL' };
      world.server.changeSettings(repositoryName, { gitHubWorkflows: [...others, codeql] });
      const found = await examine();
      expect([...found].map(([name, { answer }]) => [name, answer])).toEqual([
        ['ci.yml', 'wrong'],
        ['Nothing', 'wrong'],
        ['Tests', 'right'],
        ['CodeQL', 'right'],
      ]);
      expect(found.get('ci.yml')?.mend).toMatch(/^write "Tests", in `workflows`/);
      expect(found.get('Nothing')).toMatchObject({
        detail: 'GitHub has no workflow of that name that checks code, so nothing ever starts fix-ci',
        mend: expect.stringMatching(/^write one of: "Tests", .* and \d+ more, in `workflows`/),
      });
      const own = /^name: (.*)$/m.exec(world.git('show', 'main:.github/workflows/baton.yml'))?.[1];
      expect(own).toBeDefined();
      expect(found.get('Nothing')?.mend).not.toContain(`"${own}"`);
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-UX1'],
      title: 'a workflow that is disabled starts nothing either',
      input: 'the workflow Tests was disabled by hand',
      expected: 'wrong, with the command that enables it',
    },
    async () => {
      world.server.changeSettings(repositoryName, { workflowStates: { 'ci.yml': 'disabled_manually' } });
      expect((await examine()).get('Tests')).toMatchObject({
        answer: 'wrong',
        detail: expect.stringContaining('disabled_manually'),
        mend: `gh workflow enable Tests --repo ${repositoryName}`,
      });
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-UX1'],
      title: 'the explanation of the code says when it is an error, when a warning, and who decides',
      input: 'the explanation of BATON-E149 in docs/errors.md',
      expected: 'the name of a file, an unknown name, and baton doctor',
    },
    () => {
      const text = workflowProblemKinds.find(({ code }) => code === 'BATON-E149')?.explanation;
      expect(text).toContain('The name of a file (`ci.yml`) is an error.');
      expect(text).toContain('A name that no file has is a warning');
      expect(text).toContain('`baton doctor` asks GitHub');
    },
  );
});
