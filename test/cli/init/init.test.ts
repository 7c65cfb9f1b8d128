import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSigner } from '../../../src/adapters/crypto/ed25519.ts';
import { readRecipeFiles, recipes } from '../../../src/cli/init/recipes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { readCallers } from '../../../src/core/config/workflow/check-workflow-files.ts';
import { requirement } from '../../support/requirement.ts';
import { runCommand } from '../run-command.ts';
import { configPath, type UserRepository, useRepositories, workflowPath } from './support.ts';

const create = useRepositories();
const keyPath = '.git/baton/signing-key';

function readConfig(repository: UserRepository) {
  const config = parseConfig(repository.read(configPath));
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}

describe('baton init in a new repository', () => {
  for (const recipe of recipes) {
    const { name } = recipe;
    requirement(
      {
        ids: ['U21', 'U19'],
        title: `the recipe ${name} is valid without a warning, and a second run changes nothing`,
        input: `baton init --yes --recipe ${name}, twice`,
        expected: 'validate has no problem and no warning; the second run shows no diff; the schema line stands first',
      },
      async () => {
        const repository = create();
        repository.write('.github/workflows/ci.yml', 'name: CI\non: [pull_request]\n');
        const first = await repository.init({ recipe: name });
        expect(first).toMatchObject({ code: 0, warned: '' });
        expect(first.printed).toContain(`${workflowPath} (new)`);
        const files = [configPath, workflowPath].map((path) => repository.read(path));
        expect(files[0]).toMatch(
          /^# yaml-language-server: \$schema=https:\/\/raw\.githubusercontent\.com\/baton-agents\/baton\/v1\/schema\.json\n/,
        );
        expect(parse(files[1] ?? '')['run-name']).toBe(readRecipeFiles(recipe).runName);

        const { stdout } = await runCommand('validate', '--json', '--config', join(repository.root, configPath));
        const { valid, problems, warnings } = JSON.parse(stdout);
        expect({ valid, problems, warnings }).toEqual({ valid: true, problems: [], warnings: undefined });

        const second = await repository.init({ recipe: name });
        expect(second.printed).not.toContain('@@');
        expect([configPath, workflowPath].map((path) => repository.read(path))).toEqual(files);
      },
    );
  }

  requirement(
    {
      ids: ['F-UX1'],
      title: 'fix-ci waits for a workflow that is there, and its next command names it',
      input: 'workflows "Deploy" and "Unit tests"; baton init --recipe fix-ci, with every proposal taken',
      expected: '`checks` and `workflow_run` name "Unit tests"; validate finds nothing; baton try --check "Unit tests"',
    },
    async () => {
      const repository = create();
      repository.write('.github/workflows/deploy.yml', 'name: Deploy\non: [push]\n');
      repository.write('.github/workflows/tests.yml', 'name: Unit tests\non: [pull_request]\n');
      const { printed } = await repository.init({ recipe: 'fix-ci' });
      expect(readConfig(repository).pipelines['fix-ci']?.on.checks?.workflows).toEqual(['Unit tests']);
      expect(parse(repository.read(workflowPath)).on.workflow_run.workflows).toEqual(['Unit tests']);
      expect(printed).toMatch(/baton try --check ['"]Unit tests['"]/);
      const { stdout } = await runCommand('validate', '--json', '--config', join(repository.root, configPath));
      expect(JSON.parse(stdout)).toMatchObject({ valid: true, problems: [] });
      expect(JSON.parse(stdout).warnings).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['F-UX1'],
      title: 'fix-ci without any workflow says that nothing has the name',
      input: 'no workflow; baton init --recipe fix-ci',
      expected: 'BATON-E149 stands in what init prints',
    },
    async () => {
      const { printed } = await create().init({ recipe: 'fix-ci' });
      expect(printed).toContain('BATON-E149');
    },
  );

  it('the workflow hears what the pipelines wait for, commands and the sweep, and passes no secret that nobody needs', async () => {
    const repository = create();
    await repository.init({ recipe: 'weekly', engine: ['codex'], source: 'octo/own@0123abc' });
    const [caller] = readCallers([{ path: workflowPath, text: repository.read(workflowPath).replace('octo/own', 'octo/baton') }]);
    expect([...(caller?.events ?? [])].map(([event]) => event)).toEqual(['issue_comment', 'workflow_dispatch', 'schedule']);
    expect(caller?.crons.map(({ cron }) => cron)).toEqual(['0 9 * * 1', '23 4 * * *']);
    expect(repository.read(workflowPath)).toContain(
      '\n    # - { cron: "*/30 * * * *" } # Wakes an agent within half an hour after a usage limit: 1,440 billed minutes a month in a private repository.\n',
    );
    expect(Object.keys(caller?.jobs[0]?.secrets ?? {})).toEqual(['signing-key', 'BATON_SIGNING_KEY', 'OPENAI_API_KEY']);
    expect(repository.read(workflowPath)).toContain('uses: octo/own/.github/workflows/run.yml@0123abc');
    expect(repository.read(configPath)).toContain('githubusercontent.com/octo/own/0123abc/schema.json');
  });

  it('the engine is the one whose key and program are there, with the name of that key', async () => {
    const repository = create();
    repository.environment.OPENAI_API_KEY = 'sk-secret-of-the-shell';
    repository.addProgram('codex');
    const { printed } = await repository.init();
    expect(readConfig(repository).agents.fixer).toMatchObject({ engine: 'codex', env: ['OPENAI_API_KEY'] });
    expect(printed).toContain('printenv OPENAI_API_KEY | gh secret set OPENAI_API_KEY');
    expect(printed).not.toContain('sk-secret-of-the-shell');
  });

  it('several engines go to the agents in turn', async () => {
    const repository = create();
    await repository.init({ recipe: 'hand-over', engine: ['gemini,opencode'] });
    const { agents } = readConfig(repository);
    expect(Object.values(agents).map(({ engine }) => engine)).toEqual(['gemini', 'opencode']);
  });

  it('says what is left to do, each with the command or the click, and the next step', async () => {
    const repository = create();
    repository.git('remote', 'add', 'origin', 'git@github.com:octo-org/ledger.git');
    repository.write('src/index.js', '');
    const { printed } = await repository.init({}, { folder: 'src' });
    for (const line of [
      'gh secret set BATON_SIGNING_KEY --repo octo-org/ledger < ../.git/baton/signing-key',
      'gh secret set ANTHROPIC_API_KEY --repo octo-org/ledger',
      'gh label create agent-ready --repo octo-org/ledger',
      'https://github.com/octo-org/ledger/settings/actions: tick "Allow GitHub Actions to create and approve pull requests"',
      'git add ../.github/baton.yml ../.github/workflows/baton.yml && git commit -m "Set up Baton" && git push',
      'baton try --label agent-ready',
    ])
      expect(printed).toContain(line);
  });
});

describe('the signing key', () => {
  requirement(
    {
      ids: ['U21', 'U22'],
      title: 'without gh the private half is in a file for the user alone, and there is never a second key',
      input: 'baton init --yes three times: new, with the file, and with the configuration taken away',
      expected: 'mode 0600; the public half is in the config; the private half is printed nowhere; always the same key',
    },
    async () => {
      const repository = create();
      const { printed } = await repository.init();
      const secret = repository.read(keyPath).trim();
      const signer = createSigner(secret);
      const publicKey = signer.ok ? signer.value.publicKey : '';
      expect(statSync(join(repository.root, keyPath)).mode & 0o777).toBe(0o600);
      expect(readConfig(repository).signing?.keys).toEqual([publicKey]);
      expect(printed).not.toContain(secret.split(':')[1]);

      expect((await repository.init()).printed).toContain('no other key was made');
      repository.write(configPath, '');
      await repository.init();
      expect(readConfig(repository).signing?.keys).toEqual([publicKey]);
      expect(repository.read(keyPath).trim()).toBe(secret);
    },
  );

  requirement(
    {
      ids: ['U21', 'U22'],
      title: 'gh gets the private half over stdin, never as an argument, and no file of it stays',
      input: 'baton init --yes with a gh on PATH, then again when GitHub has the secret and the label',
      expected: 'one secret set, one label create; the second run stores and creates nothing',
    },
    async () => {
      const repository = create();
      repository.addGh();
      const { code, printed } = await repository.init();
      const { args, stdin } = repository.readGh();
      const signer = createSigner(stdin);
      expect(code).toBe(0);
      expect(readConfig(repository).signing?.keys).toEqual([signer.ok ? signer.value.publicKey : '']);
      expect(args).toMatch(/^secret set BATON_SIGNING_KEY$/m);
      expect(args).toMatch(/^label create agent-ready --description /m);
      expect(args + printed).not.toContain(stdin.split(':')[1]);
      expect(repository.has(keyPath)).toBe(false);

      repository.addGh(`"secret list") echo '[{"name":"BATON_SIGNING_KEY"},{"name":"ANTHROPIC_API_KEY"}]';;
"label list") echo '[{"name":"Agent-Ready"}]';;`);
      const second = await repository.init();
      expect(second.printed).not.toMatch(/gh (?:secret|label)/);
      expect(repository.readGh().stdin).toBe(stdin);
      expect(repository.readGh().args.match(/secret set|label create/g)).toHaveLength(2);
    },
  );

  it('in the clone of a fork gh is asked about the fork alone', async () => {
    const repository = create();
    repository.git('remote', 'add', 'origin', 'git@github.com:me/fork.git');
    repository.git('remote', 'add', 'upstream', 'git@github.com:octo/above.git');
    repository.addGh();
    await repository.init();
    const calls = repository.readGh().args.trim().split('\n');
    expect(calls).toHaveLength(4);
    for (const call of calls) expect(call).toMatch(/ --repo me\/fork$/);
  });

  it('a key that was kept in the file is stored once gh is there', async () => {
    const repository = create();
    await repository.init();
    const secret = repository.read(keyPath).trim();
    repository.addGh();
    await repository.init();
    expect(repository.readGh().stdin).toBe(secret);
    expect(repository.has(keyPath)).toBe(false);
  });

  it('a secret that GitHub has already is not replaced', async () => {
    const repository = create();
    repository.addGh(`"secret list") echo '[{"name":"BATON_SIGNING_KEY"}]';;`);
    const { code, printed } = await repository.init();
    expect({ code, stdin: repository.readGh().stdin }).toEqual({ code: 0, stdin: '' });
    expect(printed).toContain('GitHub has a secret BATON_SIGNING_KEY already, which was not replaced.');
    expect(repository.has(keyPath)).toBe(true);
  });

  it('the placeholder of an example is replaced by a key of one’s own, a faulty key file is named', async () => {
    const repository = create();
    repository.write(
      configPath,
      'version: 1\nsigning: { keys: ["k1:REPLACEthisWithYourOwnPublicKey000000000000="] } # mine\nagents: {}\npipelines: {}\n',
    );
    await repository.init();
    expect(repository.read(configPath)).toMatch(/^signing: \{ keys: \["k1:(?!REPLACE).{44}"\] \} # mine$/m);

    repository.write(keyPath, 'nonsense');
    const { code, warned } = await repository.init();
    expect(code).toBe(1);
    expect(warned).toBe(
      '.git/baton/signing-key holds no signing key. Remove the file, and run `baton init` again to make a key.\nNothing was written.\n',
    );
  });
});

describe('gh that fails', () => {
  it('not logged in: the files are written, and the commands are named', async () => {
    const repository = create();
    repository.addProgram('gh', 'echo "You are not logged into any GitHub hosts." >&2; exit 1');
    const { code, printed } = await repository.init();
    expect(code).toBe(0);
    expect(printed).toContain('GitHub was not asked: `gh secret list` failed: You are not logged into any GitHub hosts.');
    expect(printed).toContain('gh secret set BATON_SIGNING_KEY < .git/baton/signing-key');
  });

  it('refused: the key stays in the file, the words of gh are shown, the exit code is 3', async () => {
    const repository = create();
    repository.addGh(
      '"secret set") echo "HTTP 403: Resource not accessible" >&2; exit 1;;\n"label create") echo "HTTP 403: no" >&2; exit 1;;',
    );
    const { code, printed } = await repository.init();
    expect(code).toBe(3);
    expect(printed).toContain('`gh secret set` failed: HTTP 403: Resource not accessible');
    expect(printed).toContain('gh label create agent-ready');
    expect(createSigner(repository.read(keyPath)).ok).toBe(true);
  });
});
