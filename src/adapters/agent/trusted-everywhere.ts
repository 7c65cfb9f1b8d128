/**
 * What engines take settings, programs or instructions from, whichever it is that runs: they read the files of one another, and an
 * agent may start another engine. Beside this an engine may have paths of its own.
 */
export const trustedEverywhere: readonly string[] = [
  ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md'],
  ...['.agents', '.claude', '.claude.json', '.codex', '.cursor', '.cursorrules', '.gemini', '.mcp.json'],
  ...['.opencode', 'opencode.json', 'opencode.jsonc'],
  ...['.github/agents', '.github/copilot', '.github/copilot-instructions.md', '.github/hooks', '.github/instructions'],
  ...['.github/mcp.json', '.github/prompts', '.github/skills'],
];
