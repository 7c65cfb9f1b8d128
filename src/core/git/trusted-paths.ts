/**
 * Paths from which engines read settings, programs or instructions. They apply to every engine, because engines read the files of
 * one another and an agent may start another engine. An engine may have further paths of its own.
 */
export const sharedTrustedPaths: readonly string[] = [
  ...['AGENTS.md', 'AGENTS.override.md', 'CLAUDE.md', 'CLAUDE.local.md', 'GEMINI.md'],
  ...['.agents', '.claude', '.claude.json', '.codex', '.cursor', '.cursorrules', '.gemini', '.mcp.json'],
  ...['.opencode', 'opencode.json', 'opencode.jsonc'],
  ...['.github/agents', '.github/copilot', '.github/copilot-instructions.md', '.github/hooks', '.github/instructions'],
  ...['.github/lsp.json', '.github/mcp.json', '.github/prompts', '.github/skills', '.vscode/mcp.json'],
];

/**
 * Creates a check for files of a repository: whether a file is at or below one of the paths, in whatever folder, because engines
 * read `AGENTS.md` of subfolders too. A link in the place of a folder on the way counts, and so does every name that some file
 * system takes for one of the list. Splits the paths once, because the check runs for every file.
 */
export function createTrustCheck(
  paths: readonly string[],
): (entry: { readonly path: string; readonly isLink: boolean }) => boolean {
  const wanted = paths.map((path) => path.split('/').map(foldName));
  return ({ path, isLink }) => {
    const parts = path.split('/').map(foldName);
    return wanted.some((one) => containsPath(parts, one) || (isLink && endsInPrefix(parts, one)));
  };
}

function containsPath(parts: readonly string[], path: readonly string[]): boolean {
  return parts.some((_, at) => path.every((part, index) => parts[at + index] === part));
}

/** Returns whether the last parts are the beginning of the path. */
function endsInPrefix(parts: readonly string[], path: readonly string[]): boolean {
  return path.some((_, length) => length > 0 && containsPath(parts.slice(-length), path.slice(0, length)));
}

/** Makes names equal that some file system takes for one: in any case and form of Unicode, with blanks, dots or a stream at the end. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(/:.*$/s, '')
    .replace(/[ .]+$/, '');
}
