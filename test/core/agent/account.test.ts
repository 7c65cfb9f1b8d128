import { describe, expect } from 'vitest';
import { secretOf } from '../../../src/core/agent/account.ts';
import { requirement } from '../../support/requirement.ts';

type Settings = Parameters<typeof secretOf>[0];

const linear = { linear: { url: 'https://mcp.example', headers: { Authorization: 'Bearer ${LINEAR_KEY}' } } };

describe('src/core/agent/account.ts: the secret whose account an agent uses up', () => {
  const cases: readonly (readonly [string, Settings, string | undefined])[] = [
    [
      'the key that its engine knows, beside that of another one',
      { engine: 'codex', env: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] },
      'OPENAI_API_KEY',
    ],
    [
      'the key of an API before a subscription',
      { engine: 'claude-code', env: ['CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_API_KEY'] },
      'ANTHROPIC_API_KEY',
    ],
    [
      'the key that it is signed in by',
      { engine: 'copilot', env: ['GEMINI_API_KEY', 'COPILOT_GITHUB_TOKEN'] },
      'COPILOT_GITHUB_TOKEN',
    ],
    [
      'the key of a provider of its own before the account that it is signed in by',
      { engine: 'copilot', env: ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY'] },
      'COPILOT_PROVIDER_API_KEY',
    ],
    [
      'the key of the provider that its model names',
      { engine: 'opencode', env: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'], model: 'openai/gpt-5' },
      'OPENAI_API_KEY',
    ],
    [
      'another name, where no engine knows one',
      { engine: 'claude-code', env: ['AWS_BEARER_TOKEN_BEDROCK'] },
      'AWS_BEARER_TOKEN_BEDROCK',
    ],
    ['none, where it has the key of another engine alone', { engine: 'claude-code', env: ['OPENAI_API_KEY'] }, undefined],
    [
      'none of an MCP server',
      { engine: 'claude-code', env: ['LINEAR_KEY', 'MODEL_TOKEN'], 'mcp-servers': linear },
      'MODEL_TOKEN',
    ],
    ['none, where all are of MCP servers', { engine: 'claude-code', env: ['LINEAR_KEY'], 'mcp-servers': linear }, undefined],
    ['any key of an engine for a program', { engine: 'command', env: ['TOKEN', 'GEMINI_API_KEY'] }, 'GEMINI_API_KEY'],
  ];
  for (const [what, agent, secret] of cases) {
    requirement(
      {
        ids: ['P14-sleep', 'P14-fallback'],
        title: `is ${what}`,
        input: `an agent of ${agent.engine} with ${agent.env.join(' and ')}`,
        expected: secret ?? 'no secret',
      },
      () => {
        expect(secretOf(agent)).toBe(secret);
        // The order of names that engines know decides nothing.
        if (!agent.env.includes('LINEAR_KEY')) expect(secretOf({ ...agent, env: agent.env.toReversed() })).toBe(secret);
      },
    );
  }
});
