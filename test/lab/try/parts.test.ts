import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { chooseText } from '../../../src/lab/try/act/choose-text.ts';
import { readGitHubIssue } from '../../../src/lab/try/act/read-github-issue.ts';
import { dropContainers, replaceKeys } from '../../../src/lab/try/prepare-config.ts';
import { listSecrets } from '../../../src/lab/try/workflow/list-secrets.ts';
import { readPlayedWorkflows } from '../../../src/lab/try/workflow/read-workflows.ts';
import { createLocalServer } from '../../../src/local/server/create-local-server.ts';
import { parseConfigText } from '../../../src/terminal/files/load-config.ts';

const key = 'k1:BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=';

describe('the configuration of a try', () => {
  const forms = [
    { text: 'signing: { keys: ["k1:old"] } # ours\nx: 1\n', expected: `signing: { keys: ["${key}"] } # ours\nx: 1\n` },
    {
      text: 'signing:\n  keys:\n    - a # first\n    - b\n# after\nx: 1\n',
      expected: `signing:\n  keys:\n    ["${key}"]\n\n# after\nx: 1\n`,
    },
    { text: 'version: 1\n', expected: 'version: 1\n' },
    { text: 'signing: {\n', expected: 'signing: {\n' },
  ];
  for (const { text, expected } of forms) {
    it(`has another key in ${JSON.stringify(text)}`, () => {
      const replaced = replaceKeys(text, key);
      expect(replaced.replaceAll(/\n+# after/g, '\n\n# after')).toBe(expected);
      expect(replaced.split('\n').indexOf('x: 1'), 'the lines stay where they are').toBe(text.split('\n').indexOf('x: 1'));
    });
  }

  it('has no container, which the local runner does not know', () => {
    const text = `version: 1 # mine
agents: { a: { engine: command, command: ["true"] } }
pipelines: { p: { on: { manual: true }, stages: { s: { agent: a, container: "node:24" }, t: { agent: a } } } }
`;
    const prepared = dropContainers(text, parseConfigText(text, 'test'));
    expect(prepared.dropped).toEqual(['p.s']);
    expect(prepared.text).toContain('# mine');
    expect(parse(prepared.text)).toEqual(parse(text.replace(', container: "node:24"', '')));
  });
});

describe('the secrets of a try', () => {
  const config = parseConfigText(
    `version: 1
agents: { a: { engine: claude-code, env: [ANTHROPIC_API_KEY] }, b: { engine: command, command: ["true"], env: [OWN] } }
pipelines: {}
`,
    'test',
  );
  const text = `on: issues
jobs:
  baton:
    uses: acme/relay/.github/workflows/run.yml@main
    secrets:
      signing-key: \${{ secrets.RELAY_KEY }}
      ANTHROPIC_API_KEY: \${{ secrets.CLAUDE }}
      OPENAI_API_KEY: \${{ secrets['OPENAI'] }}
      agent-secrets: \${{ secrets.ALL }}
`;
  const { files, ours } = readPlayedWorkflows([{ path: '.github/workflows/a.yml', text }]);

  it('have the names of the workflow and the values that belong to them', () => {
    const secrets = listSecrets(files, { config, signingKey: 'seed', given: { ANTHROPIC_API_KEY: 'real' }, without: [] });
    expect(ours).toEqual(['baton-agents/baton', 'acme/relay']);
    expect(secrets).toEqual({
      RELAY_KEY: 'seed',
      BATON_SIGNING_KEY: 'seed',
      CLAUDE: 'real',
      OPENAI: 'baton-try-has-no-openai',
      ALL: 'ANTHROPIC_API_KEY=real\nOWN=baton-try-has-no-own',
    });
  });

  it('have no key where nothing is signed, and no placeholder where a real agent would take it for a key', () => {
    const secrets = listSecrets(files, { config, signingKey: undefined, given: {}, without: ['ANTHROPIC_API_KEY'] });
    expect(secrets).toEqual({ OPENAI: 'baton-try-has-no-openai', ALL: 'OWN=baton-try-has-no-own' });
  });
});

describe('the issue of a try', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-issue-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => void vi.unstubAllEnvs());

  const texts = [
    { filter: {}, title: /^An example/ },
    { filter: { 'title-pattern': '(?i)^crash' }, title: /^crash: An example/ },
    { filter: { 'title-pattern': '[0-9]{4}-[a-f]+' }, title: /^An example/ },
  ];
  for (const { filter, title } of texts) {
    it(`has a title for ${JSON.stringify(filter)}`, () => expect(chooseText({}, filter).title).toMatch(title));
  }

  it('keeps the text that the user gave', () => {
    expect(chooseText({ title: 'Mine' }, { 'title-pattern': '^crash' }).title).toBe('Mine');
  });

  it('is that of GitHub with its comments, without what Baton left there', async () => {
    const server = await createLocalServer();
    try {
      server.addRepository({ name: 'octo-org/ledger', from: folder });
      const { token } = server.addUser({ login: 'mona' });
      server.setRole('octo-org/ledger', 'mona', 'admin');
      const post = (path: string, body: unknown) =>
        fetch(`${server.apiUrl}/repos/octo-org/ledger${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
      await post('/issues', { title: 'Red', body: 'It fails.', labels: ['bug', 'baton:running'] });
      for (const body of ['First', '<!-- baton:v1 x -->\nA record', 'Second']) await post('/issues/1/comments', { body });
      vi.stubEnv('GITHUB_API_URL', server.apiUrl);
      vi.stubEnv('GITHUB_TOKEN', token);
      expect(await readGitHubIssue(1, 'octo-org/ledger')).toEqual({
        text: { title: 'Red', body: 'It fails.' },
        labels: ['bug'],
        comments: [
          { login: 'mona', body: 'First' },
          { login: 'mona', body: 'Second' },
        ],
        author: 'mona',
        isByOutsider: false,
      });
      await expect(readGitHubIssue(9, 'octo-org/ledger')).rejects.toThrow('octo-org/ledger has no issue #9');
    } finally {
      await server.close();
    }
  });
});
