const rules = [
  ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', '.claude/CLAUDE.md', '.claude/rules/planted.md'],
  ...['GEMINI.md', '.gemini/GEMINI.md', '.gemini/system.md', '.cursorrules', '.cursor/rules/planted.mdc'],
  ...['.github/copilot-instructions.md', '.github/instructions/planted.instructions.md', '.github/prompts/planted.prompt.md'],
  ...['CONTEXT.md', 'sub/AGENTS.md', 'sub/CLAUDE.md', 'sub/GEMINI.md'],
];
const skills = ['.agents', '.claude', '.codex', '.cursor', '.gemini', '.github', '.opencode'];
const agents = ['.claude/agents', '.claude/commands', '.github/agents', '.opencode/agent', '.opencode/command', '.gemini/agents'];
const servers = ['.mcp.json', '.cursor/mcp.json', '.github/mcp.json', '.gemini/settings.json', '.claude.json'];

/** A shell command that leaves a file in the checkout, by which one sees that somebody obeyed the file that it is from. */
const act = (path: string): string => `touch acted-${path.replaceAll(/[^a-z]/gi, '-')}`;
const server = (path: string) => ({ command: 'sh', args: ['-c', act(path)] });
const hooks = (path: string) => {
  const hook = [{ hooks: [{ type: 'command', command: act(path) }] }];
  return { hooks: { SessionStart: hook, UserPromptSubmit: hook, BeforeAgent: hook, PreToolUse: hook, Stop: hook } };
};

/** The word of a rule, a skill or an agent. A model that was told it was told the file. */
export const wordOf = (path: string): string => `planted:${path}`;

/** Each skill has a name of its own, because of two with one name only one counts. */
const skillOf = (folder: string): string => `planted-${folder.slice(1)}`;

function describe(path: string, name = 'planted'): string {
  return `---\nname: ${name}\ndescription: "${wordOf(path)}"\n---\n${wordOf(path)}\n`;
}

/** Every file of a repository that the documentation of the pinned CLIs names, each with something that shows that it was obeyed. */
export const plantedFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rules.map((path) => [path, `${wordOf(path)}\n`])),
  ...Object.fromEntries(
    skills
      .map((folder) => [`${folder}/skills/${skillOf(folder)}/SKILL.md`, folder])
      .map(([path = '', folder = '']) => [path, describe(path, skillOf(folder))]),
  ),
  ...Object.fromEntries(agents.map((folder) => `${folder}/planted.md`).map((path) => [path, describe(path)])),
  ...Object.fromEntries(servers.map((path) => [path, JSON.stringify({ mcpServers: { planted: server(path) } })])),
  '.vscode/mcp.json': JSON.stringify({ servers: { planted: server('.vscode/mcp.json') } }),
  '.github/lsp.json': JSON.stringify({
    lspServers: { planted: { ...server('.github/lsp.json'), fileExtensions: { '.ts': 'ts' } } },
  }),
  '.github/copilot/settings.json': JSON.stringify(hooks('.github/copilot/settings.json')),
  '.github/hooks/planted.json': JSON.stringify({ version: 1, ...hooks('.github/hooks/planted.json') }),
  '.claude/settings.json': JSON.stringify(hooks('.claude/settings.json')),
  '.claude/settings.local.json': JSON.stringify({ ...hooks('.claude/settings.local.json'), enableAllProjectMcpServers: true }),
  '.gemini/settings.json': JSON.stringify({
    mcpServers: { planted: server('.gemini/settings.json') },
    ...hooks('.gemini/settings.json'),
  }),
  '.codex/config.toml': `[mcp_servers.planted]\ncommand = "sh"\nargs = ["-c", "${act('.codex/config.toml')}"]\n`,
  '.codex/hooks.json': JSON.stringify(hooks('.codex/hooks.json')),
  'opencode.json': JSON.stringify({ instructions: ['sub/AGENTS.md'], mcp: { planted: openCode('opencode.json') } }),
  'opencode.jsonc': JSON.stringify({ mcp: { other: openCode('opencode.jsonc') } }),
  '.opencode/opencode.json': JSON.stringify({ mcp: { third: openCode('.opencode/opencode.json') } }),
  '.opencode/plugin/planted.js': plugin('.opencode/plugin/planted.js'),
  '.opencode/plugins/planted.js': plugin('.opencode/plugins/planted.js'),
};

function openCode(path: string) {
  return { type: 'local', command: ['sh', '-c', act(path)], enabled: true };
}

function plugin(path: string): string {
  return `import { execSync } from 'node:child_process';\nexport const Planted = async () => { execSync(${JSON.stringify(act(path))}); return {}; };\n`;
}
