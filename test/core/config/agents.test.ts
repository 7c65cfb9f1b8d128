import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineNames } from '../../../src/core/agent/engine-name.ts';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { requirement } from '../../support/requirement.ts';

const threeStages = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');
const script = '{ engine: command, command: [node, scripts/investigate.mjs], access: read }';

function withAgent(agent: string, more = ''): string {
  return threeStages.replace(script, agent).replace('version: 1\n', `version: 1\n${more}`);
}

async function problemsOf(
  text: string,
): Promise<readonly (readonly [code: string, path: string | undefined, message: string])[]> {
  const parsed = await parseWholeConfig(text);
  return parsed.ok ? [] : parsed.error.map(({ code, path, message }) => [code, path, message]);
}

describe('the agents of a config', () => {
  for (const engine of engineNames.filter((name) => name !== 'command')) {
    requirement(
      {
        ids: ['I-37', 'DESIGN-4.1'],
        title: `an agent of engine ${engine} takes every setting of an agent`,
        input: 'model, instructions, effort, max-turns, tools, mcp-servers',
        expected: 'a valid config: what the engine cannot do is no error',
      },
      async () => {
        const agent = `{ engine: ${engine}, model: openai/gpt-5, instructions: Be brief., effort: high, max-turns: 9, tools: { allow: ["Bash(git log:*)"], deny: [WebFetch] }, mcp-servers: { docs: { command: docs, env: { KEY: "\${DOCS_KEY}" } }, far: { url: "https://x.test/mcp" } }, env: [DOCS_KEY] }`;
        expect(await problemsOf(withAgent(agent))).toEqual([]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.1', 'X-15'],
      title: 'a limit of cost that nothing could keep is an error',
      input:
        'max-cost-usd with codex without a gateway (no key, turned off, a key of another engine), with one, with claude-code, and with codex and a price of its model',
      expected: 'only codex without a gateway is refused, with BATON-E123 and what to write',
    },
    async () => {
      const refused = await problemsOf(withAgent('{ engine: codex, model: gpt-5, max-cost-usd: 2 }'));
      expect(refused.map(([code, path]) => [code, path])).toEqual([['BATON-E123', 'agents.investigator.max-cost-usd']]);
      expect(refused[0]?.[2]).toContain('write the price of `gpt-5` under `prices`');
      expect(await problemsOf(withAgent('{ engine: claude-code, max-cost-usd: 2 }'))).toEqual([]);
      const withKey = (more: string): string => `{ engine: codex, model: gpt-5, max-cost-usd: 2, env: [${more} }`;
      expect(await problemsOf(withAgent(withKey('CODEX_API_KEY]')))).toEqual([]);
      for (const more of ['GEMINI_API_KEY]', 'CODEX_API_KEY], gateway: off'])
        expect((await problemsOf(withAgent(withKey(more)))).map(([code]) => code)).toEqual(['BATON-E123']);
      const priced = withAgent(
        '{ engine: codex, model: gpt-5, max-cost-usd: 2 }',
        'prices: { gpt-5: { input: 1, output: 8 } }\n',
      );
      expect(await problemsOf(priced)).toEqual([]);
    },
  );

  it.each<readonly [what: string, setting: string, { readonly path: string; readonly words: string }]>([
    ['a command for another engine', 'command: [node]', { path: 'command', words: 'engine: command' }],
    [
      'a server of both kinds',
      'mcp-servers: { a: { command: a, url: "https://a.test" } }',
      { path: 'mcp-servers.a', words: 'both' },
    ],
    ['a server of no kind', 'mcp-servers: { a: { args: [x] } }', { path: 'mcp-servers.a', words: 'neither' }],
    [
      'headers of a program',
      'mcp-servers: { a: { command: /bin/a, headers: { X-Team: core } } }',
      { path: 'mcp-servers.a.headers', words: 'write `env` beside `command`' },
    ],
    [
      'headers that go readable over a network',
      'mcp-servers: { a: { url: "http://a.test/mcp", headers: { X-Team: core } } }',
      { path: 'mcp-servers.a.url', words: 'write `https://`' },
    ],
    [
      'headers to a name that only looks like this machine',
      'mcp-servers: { a: { url: "http://127.0.0.1.a.test/mcp", headers: { X-Team: core } } }',
      { path: 'mcp-servers.a.url', words: 'write `https://`' },
    ],
    [
      'a password in an address beside headers',
      'mcp-servers: { a: { url: "https://me:secret@a.test/mcp", headers: { X-Team: core } } }',
      { path: 'mcp-servers.a.url', words: 'a password in it' },
    ],
    [
      'a header with a secret that the agent does not have',
      'mcp-servers: { a: { url: "https://a.test", headers: { Authorization: "Bearer ${A_KEY}" } } }',
      { path: 'mcp-servers.a.headers', words: 'write `A_KEY` into its `env`' },
    ],
    ...[
      'Host',
      'content-length',
      'Connection',
      'Transfer-Encoding',
      'TE',
      'Upgrade',
      'Proxy-Authorization',
      'Mcp-Session-Id',
    ].map((header): [string, string, { path: string; words: string }] => [
      `the header ${header}, which is not the user's`,
      `mcp-servers: { a: { url: "https://a.test", headers: { ${header}: x } } }`,
      { path: `mcp-servers.a.headers.${header}`, words: 'take it out' },
    ]),
    [
      'one header in two spellings',
      'mcp-servers: { a: { url: "https://a.test", headers: { X-Team: core, x-team: other } } }',
      { path: 'mcp-servers.a.headers.x-team', words: 'the header `X-Team` again' },
    ],
    ...['\\n', '\\r\\nX-Other: y', '\\0', '\\u2028', 'é'].map((end): [string, string, { path: string; words: string }] => [
      `a header with ${end}`,
      `mcp-servers: { a: { url: "https://a.test", headers: { X-Team: "core${end}" } } }`,
      { path: 'mcp-servers.a.headers.X-Team', words: 'another character that no header can carry' },
    ]),
    ['`program: machine` for another engine', 'program: machine', { path: 'program', words: 'at the server in `mcp-servers`' }],
    ['instructions outside of .github', 'instructions: docs/fixer.md', { path: 'instructions', words: '.github/agents' }],
    ['instructions that lead out of it', 'instructions: .github/../x.md', { path: 'instructions', words: '.github/agents' }],
  ])('%s is refused', async (_, setting, { path, words }) => {
    const problems = await problemsOf(withAgent(`{ engine: codex, ${setting} }`));
    expect(problems.map(([code, at]) => [code, at])).toEqual([['BATON-E122', `agents.investigator.${path}`]]);
    expect(problems[0]?.[2]).toContain(words);
  });

  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title: 'headers of an MCP server are sent over HTTPS, or to this machine',
      input: 'https, http on each name of this machine, a secret of the agent; a name that is no name of a header',
      expected: 'valid; refused, without the value of the header',
    },
    async () => {
      const withHeaders = async (url: string, headers: string) =>
        await problemsOf(
          withAgent(`{ engine: codex, env: [A_KEY], mcp-servers: { a: { url: "${url}", headers: ${headers} } } }`),
        );
      for (const url of ['https://a.test/mcp?team=x', 'http://127.0.0.1:8080/mcp', 'http://localhost/mcp', 'http://[::1]:80/mcp'])
        expect([url, await withHeaders(url, '{ Authorization: "Bearer ${A_KEY}", X-Team: core }')]).toEqual([url, []]);
      for (const name of ['"X Team"', '"X:Team"', '"X-Team\\r\\nX-Other"', '"(X)"', 'é']) {
        const refused = await withHeaders('https://a.test', `{ ${name}: sk-secret }`);
        expect([name, refused.map(([code]) => code)]).toEqual([name, ['BATON-E107']]);
        expect(JSON.stringify(refused)).not.toContain('sk-secret');
      }
      const odd = await withHeaders('https://a.test', '{ X-Team: "sk-secret\\n" }');
      expect(odd.map(([code]) => code)).toEqual(['BATON-E122']);
      expect(JSON.stringify(odd)).not.toContain('sk-secret');
    },
  );

  it.each([
    ['model', '--model=x'],
    ['tools', '{ deny: [--force] }'],
  ])('refuses %s that a program would take for an option', async (key, value) => {
    const problems = await problemsOf(withAgent(`{ engine: codex, ${key}: ${value} }`));
    expect(problems.map(([code]) => code)).toEqual(['BATON-E107']);
  });

  requirement(
    {
      ids: ['I-34'],
      title: 'no MCP server of a user can take the place of ours',
      input: 'an MCP server named `baton`',
      expected: 'refused, with the place',
    },
    async () => {
      const problems = await problemsOf(withAgent('{ engine: codex, mcp-servers: { baton: { command: x } } }'));
      expect(problems.map(([code, path]) => [code, path])).toEqual([['BATON-E107', 'agents.investigator.mcp-servers.baton']]);
    },
  );
});
