import { describe, expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { homeNotes } from '../../../src/core/config/setup-notes.ts';
import { requirement } from '../../support/requirement.ts';

interface Given {
  readonly stage?: Readonly<Record<string, unknown>>;
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly allow?: Readonly<Record<string, unknown>>;
}

/** The notes about `setup` of a configuration with one stage. */
function notes({ stage, agent, allow = {} }: Given): string {
  const pipelines = { fix: { on: { issues: { labels: ['x'] } }, allow, stages: { fix: { agent: 'one', ...stage } } } };
  const config = parseConfig(JSON.stringify({ version: 1, agents: { one: { engine: 'claude-code', ...agent } }, pipelines }));
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return listNotes(config.value)
    .filter((note) => /setup/.test(note))
    .join('\n');
}

describe('validate notes about `setup`', () => {
  const atHome: readonly (readonly [string, RegExp])[] = [
    ['pip install -r requirements.txt', /`pip install` without a virtual environment.*python3 -m venv \.venv/],
    ['set -x\npython3 -m pip install poetry', /`pip install` without a virtual environment/],
    ['pip install --user black', /`--user`/],
    ['npm i -g turbo', /`npm install -g`.*`npx`/],
    ['npm --global install turbo', /`npm install -g`/],
    ['yarn global add turbo', /`npm install -g`/],
    ['pipx install black', /`pipx`/],
    ['uv tool install ruff', /`uv tool`.*`uvx`/],
    ['npm ci && npx playwright install --with-deps', /`playwright install`.*PLAYWRIGHT_BROWSERS_PATH=0/],
    ['curl https://sh.rustup.rs | sh -s -- -y\nrustup component add clippy', /`rustup`/],
    ['cargo install cargo-nextest', /`cargo install`.*--root/],
    ['cp .npmrc ~/.npmrc', /`~\/` or `\$HOME`/],
    ['export PATH="${HOME}/bin:$PATH"', /`~\/` or `\$HOME`/],
  ];
  for (const [setup, words] of atHome) {
    requirement(
      {
        ids: ['F-SE2', 'T47'],
        title: `that installs into HOME: ${setup.split('\n').at(-1)}`,
        input: `setup: ${JSON.stringify(setup)}`,
        expected: 'a note that names stage, command, and what to write',
      },
      () => {
        expect(notes({ stage: { setup } })).toMatch(words);
        expect(notes({ stage: { setup } })).toMatch(/^`setup` of fix\.fix uses HOME .* BATON_SETUP_HOME`\.$|BATON_SETUP_HOME/);
      },
    );
  }

  const elsewhere = [
    'npm ci',
    'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    'python3 -m venv .venv\n. .venv/bin/activate\npip install -e .',
    'pip install --target vendor requests',
    'uv sync --group dev',
    'PLAYWRIGHT_BROWSERS_PATH=0 npx playwright install chromium',
    'cargo install --root .tools cargo-nextest',
    'cargo build',
    '# pip install would go to HOME\nmake deps',
    'npm install --prefix tools -g turbo',
    'npm run build -- --gzip',
  ];
  requirement(
    {
      ids: ['F-SE2'],
      title: 'and none where it installs into the checkout',
      input: elsewhere.join(' · '),
      expected: 'no note',
    },
    () => {
      for (const setup of elsewhere) expect([setup, notes({ stage: { setup } })]).toEqual([setup, '']);
    },
  );

  requirement(
    {
      ids: ['F-UX6'],
      title: 'and the same of `program-setup`',
      input: 'program-setup: pip install requests',
      expected: 'a note that names the agent and what to write',
    },
    () => {
      const one = { engine: 'command', command: ['node', 'one.mjs'], 'program-setup': 'pip install requests' };
      const pipelines = { fix: { on: { issues: { labels: ['x'] } }, stages: { fix: { agent: 'one' } } } };
      const config = parseConfig(JSON.stringify({ version: 1, agents: { one }, pipelines }));
      const found = config.ok ? homeNotes(config.value) : [];
      expect(found).toEqual([expect.stringMatching(/^`program-setup` of one uses HOME .*: write `python3 -m venv/)]);
    },
  );

  requirement(
    {
      ids: ['F-SE1', 'T46'],
      title: 'whose secrets code of others may see, and which does without them there',
      input: 'setup-env: [NPM_TOKEN], without and with allow: { setup-secrets: true }',
      expected: 'a note that names stage, secret and the key; another one that says what the key means',
    },
    () => {
      const stage = { setup: 'npm ci', 'setup-env': ['NPM_TOKEN'] };
      expect(notes({ stage })).toMatch(/^`setup` of fix\.fix \(NPM_TOKEN\) gets its secrets only where .* setup-secrets: true/);
      expect(notes({ stage, allow: { 'setup-secrets': true } })).toMatch(
        /^`setup` of fix\.fix \(NPM_TOKEN\) gets its secrets also where/,
      );
      expect(notes({ stage: { setup: 'npm ci' } })).toBe('');
    },
  );

  requirement(
    {
      ids: ['F-SE1'],
      title: 'and refuses `setup-env` of an agent without `program-setup`',
      input: 'setup-env: [NPM_TOKEN] of an agent `command`, without and with program-setup; with a name of Baton',
      expected: 'BATON-E122 with what to write; valid; BATON-E602',
    },
    () => {
      const parse = (more: object) => {
        const one = { engine: 'command', command: ['node', 'one.mjs'], 'setup-env': ['NPM_TOKEN'], ...more };
        const pipelines = { fix: { on: { issues: { labels: ['x'] } }, stages: { fix: { agent: 'one' } } } };
        const config = parseConfig(JSON.stringify({ version: 1, agents: { one }, pipelines }));
        return config.ok ? [] : config.error.map(({ code, message }) => `${code} ${message}`);
      };
      expect(parse({})).toEqual([
        expect.stringMatching(/^BATON-E122 `agents\.one\.setup-env` names secrets for `program-setup`/),
      ]);
      expect(parse({ 'program-setup': 'npm ci' })).toEqual([]);
      expect(parse({ 'program-setup': 'npm ci', 'setup-env': ['BATON_RUN'] })).toEqual([expect.stringContaining('BATON_RUN')]);
    },
  );
});
