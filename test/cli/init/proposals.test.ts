import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { recipes } from '../../../src/cli/init/recipes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';
import { runCommand } from '../run-command.ts';
import { configPath, type UserRepository, useRepositories } from './support.ts';

const create = useRepositories();

function readConfig(repository: UserRepository) {
  const config = parseConfig(repository.read(configPath));
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

describe('baton init in a repository with a recipe', () => {
  requirement(
    {
      ids: ['F-UX4'],
      title: 'an agent whose name another engine has gets a name of its own, and init says so',
      input: 'init --recipe fix-ci --engine claude-code, then init --recipe fix --engine claude-code codex, twice',
      expected:
        'fixer stays with Claude Code, fixer-2 has Codex and is the agent of fix.fix; the note names both; then no change',
    },
    async () => {
      const repository = create();
      await repository.init({ recipe: 'fix-ci', engine: ['claude-code'] });
      const second = await repository.init({ recipe: 'fix', engine: ['claude-code', 'codex'] });
      const { agents, pipelines } = readConfig(repository);
      expect(Object.entries(agents).map(([name, { engine }]) => [name, engine])).toEqual([
        ['fixer', 'claude-code'],
        ['investigator', 'claude-code'],
        ['fixer-2', 'codex'],
      ]);
      expect(pipelines['fix-ci']?.stages.mend).toMatchObject({ agent: 'fixer' });
      expect(pipelines.fix?.stages.fix).toMatchObject({ agent: 'fixer-2' });
      expect(second.printed).toContain(
        "There is an agent fixer already (engine claude-code, access full), which stays as it is. The recipe's own is named fixer-2 (engine codex, access full).",
      );
      const text = repository.read(configPath);
      const third = await repository.init({ recipe: 'fix', engine: ['gemini'] });
      expect(repository.read(configPath)).toBe(text);
      expect(third.printed).toContain('There is a pipeline fix already. It and its agents stay as they are, with their engines.');
    },
  );

  requirement(
    {
      ids: ['F-UX4'],
      title: 'an agent of the same engine and access is used as it is, and one with less access is not',
      input: 'init --recipe fix-ci, then --recipe answer (access edit), both with claude-code; the other way round',
      expected: 'fixer and fixer-2 with the access of their recipe each',
    },
    async () => {
      for (const [first, second] of [
        ['fix-ci', 'answer'],
        ['answer', 'fix-ci'],
      ] as const) {
        const repository = create();
        await repository.init({ recipe: first, engine: ['claude-code'] });
        await repository.init({ recipe: second, engine: ['claude-code'] });
        const { agents, pipelines } = readConfig(repository);
        expect(Object.keys(agents)).toEqual(['fixer', 'fixer-2']);
        expect(pipelines[second]?.stages.mend).toMatchObject({ agent: 'fixer-2' });
        expect(agents['fixer-2']?.access).toBe(second === 'answer' ? 'edit' : 'full');
      }
      const repository = create();
      await repository.init({ recipe: 'fix', engine: ['claude-code'] });
      const { printed } = await repository.init({ recipe: 'fix-ci', engine: ['claude-code'] });
      expect(Object.keys(readConfig(repository).agents)).toEqual(['investigator', 'fixer']);
      expect(printed).not.toContain('already (');
    },
  );
});

const setups = [
  ['package-lock.json', 'npm ci'],
  ['npm-shrinkwrap.json', 'npm ci'],
  ['pnpm-lock.yaml', 'npx --yes pnpm install --frozen-lockfile'],
  ['yarn.lock', 'yarn install --frozen-lockfile'],
  ['uv.lock', 'python3 -m venv .venv && .venv/bin/pip install uv && .venv/bin/uv sync --frozen --inexact'],
  ['requirements.txt', 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt'],
  ['go.sum', 'go mod vendor'],
  ['Gemfile.lock', 'bundle config set --local path vendor/bundle && bundle install'],
] as const;

requirement(
  {
    ids: ['F-UX11'],
    title: 'the key of Codex has the same name in init, its messages and the examples',
    input:
      'init --engine codex where no key is found; what --real says of an agent without env; the configurations of the examples',
    expected: 'OPENAI_API_KEY in each',
  },
  async () => {
    const repository = create();
    const { printed } = await repository.init({ recipe: 'fix', engine: ['codex'] });
    expect(readConfig(repository).agents.fixer?.env).toEqual(['OPENAI_API_KEY']);
    expect(printed).toContain('gh secret set OPENAI_API_KEY');
    expect(engines.codex.authentication[0]).toEqual(['OPENAI_API_KEY']);
    for (const { example } of recipes) {
      const { agents } = parse(readFileSync(join('examples', example, configPath), 'utf8'));
      for (const agent of Object.values<{ engine: string; env?: string[] }>(agents))
        if (agent.engine === 'codex') expect(agent.env).toEqual(['OPENAI_API_KEY']);
    }
    expect(readFileSync('docs/engines.md', 'utf8')).not.toContain('env: [CODEX_API_KEY]');
  },
);

describe('baton init in a repository with a lock file', () => {
  for (const [file, setup] of setups)
    requirement(
      {
        ids: ['F-UX11'],
        title: `the stage that may run the tests installs by ${file}`,
        input: `${file}; baton init --recipe fix, baton validate`,
        expected: `setup: ${setup}, at that stage alone; no note of validate about HOME`,
      },
      async () => {
        const repository = create();
        repository.write(file, '');
        await repository.init({ recipe: 'fix' });
        const stages = readConfig(repository).pipelines.fix?.stages;
        expect(stages?.fix).toMatchObject({ setup });
        expect(stages?.investigate).not.toHaveProperty('setup');
        const { stdout } = await runCommand('validate', '--json', '--config', join(repository.root, configPath));
        const { valid, warnings, notes } = JSON.parse(stdout);
        expect({ valid, warnings }).toEqual({ valid: true, warnings: undefined });
        expect(JSON.stringify(notes)).not.toContain('HOME');
      },
    );

  requirement(
    {
      ids: ['F-UX11'],
      title: 'nothing is installed without a lock file, nor for agents that may run nothing',
      input: 'init --recipe fix without a lock file; init --recipe answer with package-lock.json',
      expected: 'no setup',
    },
    async () => {
      const without = create();
      await without.init({ recipe: 'fix' });
      expect(without.read(configPath)).not.toContain('setup:');
      const editing = create();
      editing.write('package-lock.json', '{}');
      await editing.init({ recipe: 'answer' });
      expect(editing.read(configPath)).not.toContain('setup:');
    },
  );
});
