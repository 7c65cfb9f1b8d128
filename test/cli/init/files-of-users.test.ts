import { describe, expect, it } from 'vitest';
import { acceptAll } from '../../../src/cli/init/questions.ts';
import { getRecipe, readRecipeFiles } from '../../../src/cli/init/recipes.ts';
import { requirement } from '../../support/requirement.ts';
import { configPath, type UserRepository, useRepositories, workflowPath } from './support.ts';

const create = useRepositories();

const config = `version: 1   # the only one
signing:
    keys: ["k1:${'A'.repeat(43)}="]

agents:
    me: { engine: codex, env: [OPENAI_API_KEY, NPM_TOKEN] }   # my agent

pipelines:
    nightly:
        on: { schedule: { cron: "5 2 * * *", timezone: Europe/Berlin }, issues: { labels: [go, now] } }
        stages: { work: { agent: me } }
`;

const workflow = `name: Mine   # my name

on:
    issues:
        types:
        - opened   # for others
    schedule: # times
        - cron: '1 1 * * *'

    workflow_dispatch:
# the jobs
jobs:
    agents:
        uses: my-org/fork/.github/workflows/run.yml@main
        secrets:
            # OPENAI_API_KEY: later
            signing-key: \${{ secrets.OTHER_NAME }}

    test:
        runs-on: "ubuntu-latest"
        steps:
        - run: |
            npm test
`;

const { runName } = readRecipeFiles(getRecipe('fix'));

/** Everything that the workflow lacks, as lines that are added, and the one line that changes. */
const added = `        - labeled
run-name: >-
  ${runName}
        - { cron: "5 2 * * *", timezone: "Europe/Berlin" }
        inputs:
            task: { type: string, required: false, description: Set by Baton. }
            event: { type: string, required: false, description: Set by Baton. }
            pipeline: { type: string, required: false, description: Pipeline to start by hand. }
            BATON_SIGNING_KEY: \${{ secrets.BATON_SIGNING_KEY }}
            OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
            agent-secrets: |
              NPM_TOKEN=\${{ secrets.NPM_TOKEN }}
        permissions: { contents: write, issues: write, pull-requests: write, actions: write }
        with:
            task: \${{ inputs.task }}
            event: \${{ inputs.event }}
            pipeline: \${{ inputs.pipeline }}`.split('\n');

function writeBoth(repository: UserRepository): void {
  repository.write(configPath, config);
  repository.write(workflowPath, workflow);
}

describe('baton init over files that a user has edited', () => {
  requirement(
    {
      ids: ['U21'],
      title: 'what is missing is added; every other byte stays, comments and blanks too',
      input: 'a configuration and a workflow in a style of their own, which lack events, a time, inputs and secrets; twice',
      expected: 'only added lines; the second diff is empty; the agents and pipelines are those of the user',
    },
    async () => {
      const repository = create();
      writeBoth(repository);
      const { code } = await repository.init();
      expect(code).toBe(0);
      expect(repository.read(configPath)).toBe(
        `# yaml-language-server: $schema=https://raw.githubusercontent.com/baton-agents/baton/v1/schema.json\n${config}`,
      );
      const lines = repository.read(workflowPath).split('\n');
      expect(lines.filter((line) => !workflow.split('\n').includes(line)).toSorted()).toEqual(added.toSorted());
      expect(workflow.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
      expect((await repository.init()).printed).toContain('Nothing to change in .github');
    },
  );

  requirement(
    {
      ids: ['U21', 'U18'],
      title: 'a `run-name` of the user’s own stays, and one that hides the task is named',
      input: 'workflows with the title Work on fix-4/fix 1, and with the title Mine',
      expected: 'no other run-name in either; a note with the line only for the second',
    },
    async () => {
      for (const { own, isNamed } of [
        { own: runName.replace('{0}/', 'Work on {0}/'), isNamed: false },
        { own: 'Mine', isNamed: true },
      ]) {
        const repository = create();
        repository.write(configPath, config);
        repository.write(workflowPath, `run-name: "${own}"\n${workflow}`);
        const { printed } = await repository.init();
        expect(repository.read(workflowPath).match(/^run-name: .*$/gm)).toEqual([`run-name: "${own}"`]);
        expect(printed.includes(`${workflowPath}:1:1: BATON-E147`)).toBe(isNamed);
      }
    },
  );

  it('a file with CR and LF keeps them, and a mark of the byte order its place', async () => {
    const repository = create();
    repository.write(configPath, `\uFEFF${config.replaceAll('\n', '\r\n')}`);
    repository.write(workflowPath, workflow.replaceAll('\n', '\r\n'));
    await repository.init();
    expect(repository.read(workflowPath).replaceAll('\r\n', '')).not.toContain('\n');
    expect(repository.read(configPath).lastIndexOf('\uFEFF')).toBe(0);
    expect((await repository.init()).printed).toContain('Nothing to change');
  });

  it('a recipe is added beside the pipelines that are there; names that are taken stay as they are', async () => {
    const repository = create();
    await repository.init({ recipe: 'weekly' });
    const mine = repository.read(configPath).replace('limit: 8', 'limit: 3');
    repository.write(configPath, mine);
    await repository.init({ recipe: 'weekly' });
    expect(repository.read(configPath)).toBe(mine);
    await repository.init({ recipe: 'triage' });
    expect(repository.read(configPath).startsWith(mine.trimEnd())).toBe(false);
    for (const line of mine.split('\n')) expect(repository.read(configPath)).toContain(line);
    expect(repository.read(configPath)).toContain('\n  sort:\n');
    expect(repository.read(workflowPath)).toContain('  issues: { types: [opened, reopened] }');
  });

  it('another source is written into the workflow only when it was asked for', async () => {
    const repository = create();
    writeBoth(repository);
    await repository.init({ source: 'octo/baton@v2' });
    expect(repository.read(workflowPath)).toContain('uses: octo/baton/.github/workflows/run.yml@v2');
  });

  it('a workflow of another name that calls Baton is the one that is added to', async () => {
    const repository = create();
    repository.write(configPath, config);
    repository.write('.github/workflows/agents.yaml', workflow);
    await repository.init();
    expect(repository.has(workflowPath)).toBe(false);
    expect(repository.read('.github/workflows/agents.yaml')).toContain('OPENAI_API_KEY: ${{');
  });

  it('nothing is written when the person does not agree to the diff', async () => {
    const repository = create();
    writeBoth(repository);
    const { code, printed, warned } = await repository.init({}, { questions: { ...acceptAll, confirm: async () => false } });
    expect({ code, warned }).toEqual({ code: 1, warned: 'Nothing was written.\n' });
    expect(printed).toContain('+        - labeled');
    expect([repository.read(configPath), repository.read(workflowPath)]).toEqual([config, workflow]);
  });

  it('asks at most five questions', async () => {
    const repository = create();
    repository.addGh();
    const asked: string[] = [];
    await repository.init(
      {},
      {
        questions: {
          choose: async (message, choices) => {
            asked.push(message);
            return choices.at(0)?.value ?? '';
          },
          confirm: async (message) => asked.push(message) > 0,
        },
      },
    );
    expect(asked).toEqual([
      'What is Baton to do first?',
      'Which program runs the agents?',
      'Which secret does Claude Code sign in with?',
      'Write these changes?',
      'Store the signing key and create labels on GitHub with gh?',
    ]);
  });
});

describe('a recipe for a configuration that has none', () => {
  it('is added where agents and pipelines are empty', async () => {
    const repository = create();
    repository.write(configPath, 'version: 1\n# none yet\nagents: {}\npipelines: {} # soon\n');
    const { code } = await repository.init({ recipe: 'triage' });
    expect(code).toBe(0);
    expect(repository.read(configPath)).toContain('\n# none yet\nagents:\n  sorter:\n    engine: claude-code\n');
    expect((await repository.init({ recipe: 'triage' })).printed).toContain('Nothing to change');
  });

  it('is refused where it cannot be added, with nothing written', async () => {
    const repository = create();
    const text = config.replace(/^agents:[\s\S]*$/m, 'agents: { me: { engine: codex, env: [OPENAI_API_KEY] } }\npipelines: {}\n');
    repository.write(configPath, text);
    const { code, warned } = await repository.init({ recipe: 'triage' });
    expect(code).toBe(1);
    expect(warned).toMatch(/^\.github\/baton\.yml: with the recipe added it would have faults\. Write `agents`/);
    expect(repository.read(configPath)).toBe(text);
  });
});

const broken = 'version: 1\nagents: [\n';
const rows = [
  {
    what: 'a configuration that is no YAML',
    files: { [configPath]: broken },
    warned: /^\.github\/baton\.yml:3:1: BATON-E100 The file is not valid YAML/,
  },
  {
    what: 'a configuration with a fault',
    files: { [configPath]: config.replace('engine: codex', 'engine: codecs') },
    warned: /^\.github\/baton\.yml:6:\d+: BATON-E/,
  },
  {
    what: 'a workflow that is no YAML',
    files: { [configPath]: config, [workflowPath]: 'on:\n\tissues:\n' },
    warned: /^\.github\/workflows\/baton\.yml:2:\d+: The file is not valid YAML: .* Fix that line, and run `baton init` again\./,
  },
  {
    what: 'a workflow of that name that does not call Baton',
    files: {
      [configPath]: config,
      [workflowPath]: 'on: push\njobs: { test: { runs-on: ubuntu-latest, steps: [{ run: "true" }] } }\n',
    },
    warned: /^\.github\/workflows\/baton\.yml is there already and does not call Baton/,
  },
  {
    what: 'a workflow in one line, to which no lines can be added',
    files: {
      [configPath]: config,
      [workflowPath]: 'on: { issues: {} }\njobs: { b: { uses: a/baton/.github/workflows/run.yml@v1 } }\n',
    },
    warned: /^\.github\/workflows\/baton\.yml: `on` or its job stands between braces, where lines cannot be added/,
  },
];

describe('baton init leaves alone what it does not understand', () => {
  for (const { what, files, warned } of rows) {
    it(`${what}: exit code 1, no file changed, no key made`, async () => {
      const repository = create();
      for (const [path, text] of Object.entries(files)) repository.write(path, text);
      const ended = await repository.init();
      expect(ended.code).toBe(1);
      expect(ended.warned).toMatch(warned);
      expect(ended.warned).toMatch(/Nothing was written\.\n$/);
      for (const [path, text] of Object.entries(files)) expect(repository.read(path)).toBe(text);
      expect(repository.has('.git/baton')).toBe(false);
    });
  }
});
