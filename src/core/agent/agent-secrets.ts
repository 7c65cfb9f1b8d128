import { isReservedVariable } from './agent-environment.ts';

/** The keys of the known engines, which `run.yml` passes under their own names. */
export const engineKeys = [
  'ANTHROPIC_API_KEY',
  'CLAUDE_CODE_OAUTH_TOKEN',
  'CODEX_API_KEY',
  'OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'OPENCODE_API_KEY',
  'CURSOR_API_KEY',
  'COPILOT_GITHUB_TOKEN',
] as const;

export const engineKeyNames: ReadonlySet<string> = new Set(engineKeys);

/**
 * Returns the lines of a workflow that pass these secrets. GitHub refuses a whole workflow that passes a name which `run.yml` does not
 * declare, so only keys of engines have lines of their own.
 */
export function renderSecretLines(names: readonly string[]): string {
  const others = names.filter((name) => !engineKeyNames.has(name));
  const values = others.map((name) => `\`${name}=${renderSecret(name)}\``).join(', ');
  return [
    ...names.filter((name) => engineKeyNames.has(name)).map((name) => `\`${name}: ${renderSecret(name)}\``),
    ...(values === '' ? [] : [`\`agent-secrets: |\` with ${others.length === 1 ? 'the line' : 'the lines'} ${values} below it`]),
  ].join(', ');
}

/** Returns the expression of GitHub Actions for a secret. */
export function renderSecret(name: string): string {
  return `\${{ secrets.${name} }}`;
}

export interface AgentSecrets {
  readonly secrets: Readonly<Record<string, string>>;
  /** Sentences about faulty lines. They never quote a line, because it may be part of a secret. */
  readonly warnings: readonly string[];
}

/**
 * Parses the NAME=value lines of `agent-secrets`. Skips empty lines and lines that begin with `#`; of equal names the last one
 * wins.
 */
export function parseAgentSecrets(text: string): AgentSecrets {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const parsed = lines.map((line, index) => parseLine(line, index + 1));
  return {
    secrets: Object.fromEntries(parsed.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))),
    warnings: parsed.flatMap(({ warning }) => (warning === undefined ? [] : [warning])),
  };
}

function parseLine(line: string, number: number): { readonly entry?: readonly [string, string]; readonly warning?: string } {
  if (line.trim() === '' || line.trimStart().startsWith('#')) return {};
  const match = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/s.exec(line);
  const [, name, value] = match ?? [];
  if (name === undefined || value === undefined) return { warning: malformed(number) };
  if (isReservedVariable(name)) return { warning: reserved(name, number) };
  return { entry: [name, value] };
}

function malformed(line: number): string {
  return `BATON-E603: agent-secrets has no NAME=value on line ${line}. Write one secret per line; encode values with line breaks.`;
}

function reserved(name: string, line: number): string {
  return `BATON-E602: agent-secrets sets ${name} on line ${line}, which an agent may not be given. Choose another name.`;
}
