import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineNames } from '../../../src/core/agent/engine-name.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const threeStages = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');
const script = '{ engine: command, command: [node, scripts/investigate.mjs], access: read }';

function withAgent(agent: string, more = ''): string {
  return threeStages.replace(script, agent).replace('version: 1\n', `version: 1\n${more}`);
}

function problemsOf(text: string): readonly (readonly [code: string, path: string | undefined, message: string])[] {
  const parsed = parseConfig(text);
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
      () => {
        const agent = `{ engine: ${engine}, model: openai/gpt-5, instructions: Be brief., effort: high, max-turns: 9, tools: { allow: ["Bash(git log:*)"], deny: [WebFetch] }, mcp-servers: { docs: { command: docs, env: { KEY: "\${DOCS_KEY}" } }, far: { url: "https://x.test/mcp" } }, env: [DOCS_KEY] }`;
        expect(problemsOf(withAgent(agent))).toEqual([]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.1', 'X-15'],
      title: 'a limit of cost that nothing could keep is an error',
      input: 'max-cost-usd with codex, with claude-code, and with codex and a price of its model',
      expected: 'only the first is refused, with BATON-E123 and what to write',
    },
    () => {
      const refused = problemsOf(withAgent('{ engine: codex, model: gpt-5, max-cost-usd: 2 }'));
      expect(refused.map(([code, path]) => [code, path])).toEqual([['BATON-E123', 'agents.investigator.max-cost-usd']]);
      expect(refused[0]?.[2]).toContain('write the price of `gpt-5` under `prices`');
      expect(problemsOf(withAgent('{ engine: claude-code, max-cost-usd: 2 }'))).toEqual([]);
      const priced = withAgent(
        '{ engine: codex, model: gpt-5, max-cost-usd: 2 }',
        'prices: { gpt-5: { input: 1, output: 8 } }\n',
      );
      expect(problemsOf(priced)).toEqual([]);
    },
  );

  it.each([
    ['a command for another engine', 'command: [node]', { path: 'command', words: 'engine: command' }],
    [
      'a server of both kinds',
      'mcp-servers: { a: { command: a, url: "https://a.test" } }',
      { path: 'mcp-servers.a', words: 'both' },
    ],
    ['a server of no kind', 'mcp-servers: { a: { args: [x] } }', { path: 'mcp-servers.a', words: 'neither' }],
    ['`program: machine` for another engine', 'program: machine', { path: 'program', words: 'at the server in `mcp-servers`' }],
    ['instructions outside of .github', 'instructions: docs/fixer.md', { path: 'instructions', words: '.github/agents' }],
    ['instructions that lead out of it', 'instructions: .github/../x.md', { path: 'instructions', words: '.github/agents' }],
  ])('%s is refused', (_, setting, { path, words }) => {
    const problems = problemsOf(withAgent(`{ engine: codex, ${setting} }`));
    expect(problems.map(([code, at]) => [code, at])).toEqual([['BATON-E122', `agents.investigator.${path}`]]);
    expect(problems[0]?.[2]).toContain(words);
  });

  it.each([
    ['model', '--model=x'],
    ['tools', '{ deny: [--force] }'],
  ])('refuses %s that a program would take for an option', (key, value) => {
    expect(problemsOf(withAgent(`{ engine: codex, ${key}: ${value} }`)).map(([code]) => code)).toEqual(['BATON-E107']);
  });

  requirement(
    {
      ids: ['I-34'],
      title: 'no MCP server of a user can take the place of ours',
      input: 'an MCP server named `baton`',
      expected: 'refused, with the place',
    },
    () => {
      const problems = problemsOf(withAgent('{ engine: codex, mcp-servers: { baton: { command: x } } }'));
      expect(problems.map(([code, path]) => [code, path])).toEqual([['BATON-E107', 'agents.investigator.mcp-servers.baton']]);
    },
  );
});
