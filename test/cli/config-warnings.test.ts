import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();

function write(agent: string, limits = ''): string {
  return files.write(
    'baton.yml',
    `version: 1\nagents:\n  one: ${agent}\npipelines:\n  fix:\n    on: { issues: { labels: [x] } }\n${limits}    stages: { fix: { agent: one } }\n`,
  );
}

async function warningsOf(path: string): Promise<unknown> {
  const { code, stdout } = await runCommand('validate', '--config', path, '--json');
  return { code, ...JSON.parse(stdout) };
}

describe('warnings of baton validate', () => {
  requirement(
    {
      ids: ['F-G3'],
      title: 'a runner that GitHub gives to no called workflow is a warning: the config is valid',
      input: 'a stage with runs-on: gpu',
      expected: '0, valid, one warning that names stage and label',
    },
    async () => {
      const path = files.write(
        'runner.yml',
        'version: 1\nagents: { one: { engine: command, command: [node] } }\npipelines: { fix: { on: { manual: true }, stages: { look: { agent: one, runs-on: gpu } } } }\n',
      );
      expect(await warningsOf(path)).toMatchObject({
        code: 0,
        valid: true,
        warnings: [{ path: 'pipelines.fix.stages.look.runs-on', message: expect.stringContaining('"gpu" is no label') }],
      });
    },
  );

  requirement(
    {
      ids: ['F-EN1'],
      title: 'an engine that reads rules by itself, and cannot be told not to, is a warning',
      input: '`rules: off` for Gemini CLI; for Codex',
      expected: '0, valid, one warning that names the file; none',
    },
    async () => {
      expect(await warningsOf(write('{ engine: gemini, env: [GEMINI_API_KEY], rules: off }'))).toMatchObject({
        code: 0,
        valid: true,
        warnings: [{ path: 'agents.one', message: expect.stringMatching(/`rules: off`.*Gemini CLI.*GEMINI\.md/) }],
      });
      expect(await warningsOf(write('{ engine: codex, env: [CODEX_API_KEY], rules: off }'))).not.toHaveProperty('warnings');
    },
  );

  requirement(
    {
      ids: ['T67', 'T68'],
      title: 'a note says which keys agents hold themselves, and why, unless somebody chose that',
      input:
        'keys of APIs; of a subscription, without `gateway` and with it; of engines with a protocol of their own; by accounts of clouds and other names; of a model for a program of one’s own; `gateway: on` for one of those; headers of an MCP server, also with `gateway: off`',
      expected: 'nothing; why, and what to write; nothing; why; a warning, too; nothing, or that the agent can read them',
    },
    async () => {
      const said = async (agent: string) => {
        const { notes = [], warnings = [] } = (await warningsOf(write(agent))) as {
          notes?: string[];
          warnings?: { message: string }[];
        };
        return [...notes, ...warnings.map(({ message }) => message)].filter((text) => /gateway/.test(text));
      };
      for (const fine of [
        '{ engine: claude-code, env: [ANTHROPIC_API_KEY] }',
        '{ engine: codex, env: [CODEX_API_KEY] }',
        '{ engine: claude-code, env: [CLAUDE_CODE_OAUTH_TOKEN], gateway: on }',
        '{ engine: claude-code, env: [CLAUDE_CODE_OAUTH_TOKEN], gateway: off }',
        '{ engine: cursor, env: [CURSOR_API_KEY], gateway: off }',
      ])
        expect([fine, await said(fine)]).toEqual([fine, []]);
      expect(await said('{ engine: claude-code, env: [CLAUDE_CODE_OAUTH_TOKEN] }')).toEqual([
        expect.stringMatching(/^`CLAUDE_CODE_OAUTH_TOKEN` of the agent `one` is in its environment: .*`gateway: on`/),
      ]);
      expect(await said('{ engine: copilot, env: [COPILOT_GITHUB_TOKEN] }')).toEqual([
        expect.stringMatching(/^`COPILOT_GITHUB_TOKEN` of the agent `one` .* Copilot CLI and its model with it\.$/),
      ]);
      for (const [engine, name, title] of [
        ['command, command: [run]', 'ANTHROPIC_API_KEY', ''],
        ['command, command: [run]', 'GEMINI_API_KEY', ''],
        ['claude-code', 'CLAUDE_CODE_USE_BEDROCK', 'Claude Code'],
        ['claude-code', 'CLAUDE_CODE_USE_VERTEX', 'Claude Code'],
        ['claude-code', 'CLAUDE_CODE_USE_FOUNDRY', 'Claude Code'],
        ['claude-code', 'ANTHROPIC_AUTH_TOKEN', 'Claude Code'],
        ['gemini', 'GOOGLE_APPLICATION_CREDENTIALS', 'Gemini CLI'],
        ['copilot', 'COPILOT_PROVIDER_BEARER_TOKEN', 'Copilot CLI'],
      ] as const)
        expect([name, await said(`{ engine: ${engine}, env: [${name}] }`)]).toEqual([
          name,
          [
            expect.stringMatching(
              new RegExp(`^\`${name}\` of the agent .* no gateway can stand between ${title}.* and its model`),
            ),
          ],
        ]);
      expect(await said('{ engine: command, command: [run], env: [DEPLOY_KEY] }')).toEqual([]);
      const far = 'mcp-servers: { far: { url: "https://far.test/mcp", headers: { Authorization: "Bearer ${FAR_KEY}" } } }';
      for (const fine of [
        `{ engine: codex, env: [CODEX_API_KEY, FAR_KEY], ${far} }`,
        `{ engine: claude-code, env: [CLAUDE_CODE_OAUTH_TOKEN, FAR_KEY], gateway: on, ${far} }`,
        `{ engine: claude-code, env: [ANTHROPIC_API_KEY, FAR_KEY], ${far.replaceAll('FAR_KEY', 'ANTHROPIC_API_KEY')} }`,
      ])
        expect([fine, await said(fine)]).toEqual([fine, []]);
      expect(await said(`{ engine: codex, env: [CODEX_API_KEY, FAR_KEY], gateway: off, ${far} }`)).toEqual([
        expect.stringMatching(/^The headers of `mcp-servers.far` are in a file that the agent `one` can read/),
      ]);
      expect(await said(`{ engine: copilot, env: [COPILOT_GITHUB_TOKEN, FAR_KEY], gateway: on, ${far} }`)).toEqual([
        expect.stringContaining('`COPILOT_GITHUB_TOKEN`'),
      ]);
      expect(await said('{ engine: cursor, env: [CURSOR_API_KEY], gateway: on }')).toEqual([
        expect.stringContaining('no gateway can stand between Cursor'),
        expect.stringMatching(/`gateway: on` has no effect on Cursor/),
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'I-37'],
      title: 'what an engine cannot do is a warning: the config is valid',
      input: 'max-turns for Codex',
      expected: '0, valid, one warning that names agent and key',
    },
    async () => {
      const path = write('{ engine: codex, env: [CODEX_API_KEY], max-turns: 3 }');
      expect(await warningsOf(path)).toMatchObject({
        code: 0,
        valid: true,
        warnings: [{ path: 'agents.one', message: expect.stringContaining('`max-turns` has no effect on Codex') }],
      });
      const { stdout } = await runCommand('validate', '--config', path);
      expect(stdout).toContain('is valid: 1 pipeline, 1 agent.\nwarning: agents.one: `max-turns`');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'X-15'],
      title: 'a limit of a run over an agent whose cost nobody counts is a warning',
      input:
        'limits.max-cost-usd over an agent of Gemini without a price and without a gateway, over one with it, and over one of Claude Code',
      expected: 'a warning; none; none',
    },
    async () => {
      const limits = '    limits: { max-cost-usd: 5 }\n';
      expect(await warningsOf(write('{ engine: gemini, env: [GEMINI_API_KEY], gateway: off }', limits))).toMatchObject({
        warnings: [{ path: 'pipelines.fix.limits.max-cost-usd', message: expect.stringContaining('the agent `one`') }],
      });
      const metered = write('{ engine: gemini, env: [GEMINI_API_KEY], model: gemini-2.5-flash }', limits);
      expect(await warningsOf(metered)).not.toHaveProperty('warnings');
      const counted = write('{ engine: claude-code, env: [ANTHROPIC_API_KEY] }', limits);
      expect(await warningsOf(counted)).toMatchObject({ code: 0, valid: true, problems: [] });
      expect(await warningsOf(counted)).not.toHaveProperty('warnings');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'X-15'],
      title: 'a cap that the gateway keeps is no warning, and a model under it whose price nobody knows is named',
      input:
        '`max-cost-usd` of Codex with a model that the list has; with one that it lacks; with its price; without the gateway; of Claude Code through OpenCode',
      expected: 'nothing; a note with agent and model; nothing; an error; nothing',
    },
    async () => {
      const agent = (more: string): string => `{ engine: codex, env: [OPENAI_API_KEY], max-cost-usd: 2, ${more} }`;
      expect(await warningsOf(write(agent('model: gpt-5')))).toEqual({
        code: 0,
        valid: true,
        problems: [],
        notes: expect.any(Array),
      });
      const notesOf = async (path: string): Promise<string> => String(Reflect.get((await warningsOf(path)) as object, 'notes'));
      expect(await notesOf(write(agent('model: gpt-5')))).not.toContain('No list of prices');
      expect(await notesOf(write(agent('model: own-1')))).toContain('No list of prices has the model `own-1` of the agent `one`');
      const priced = `${agent('model: own-1')}\nprices: { own-1: { input: 1, output: 2 } }`;
      expect(await notesOf(write(priced))).not.toContain('No list of prices');
      expect(await warningsOf(write(agent('model: gpt-5, gateway: off')))).toMatchObject({
        code: 1,
        problems: [{ code: 'BATON-E123' }],
      });
      const far = '{ engine: opencode, env: [ANTHROPIC_API_KEY], max-cost-usd: 2, model: anthropic/claude-sonnet-4-5 }';
      expect(await notesOf(write(far))).not.toContain('No list of prices');
      expect(await warningsOf(write(far))).not.toHaveProperty('warnings');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'X-15'],
      title: 'an agent that only a transfer brings to work is looked at too',
      input: 'limits.max-cost-usd, a stage of Claude Code that may hand over to Gemini without a price; one that may not',
      expected: 'a warning that names the agent handed over to; none',
    },
    async () => {
      const limits = '    limits: { max-cost-usd: 5 }\n';
      const two = '  two: { engine: gemini, env: [GEMINI_API_KEY], gateway: off, transfer-to: [] }\n';
      const one = (targets: string): string =>
        `{ engine: claude-code, env: [ANTHROPIC_API_KEY], transfer-to: [${targets}] }\n${two.trimEnd()}`;
      expect(await warningsOf(write(one('two'), limits))).toMatchObject({
        warnings: [{ path: 'pipelines.fix.limits.max-cost-usd', message: expect.stringContaining('the agent `two`') }],
      });
      const { stdout } = await runCommand('validate', '--config', write(one(''), limits));
      expect(stdout).not.toContain('max-cost-usd');
    },
  );

  it('says when an agent is given no credentials that its engine is known to take', async () => {
    expect(await warningsOf(write('{ engine: copilot }'))).toMatchObject({
      valid: true,
      warnings: [{ path: 'agents.one', message: expect.stringContaining('`COPILOT_GITHUB_TOKEN`') }],
    });
  });
});
