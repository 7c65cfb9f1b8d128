import { parseAgentSecrets } from '../../core/agent/parse-agent-secrets.ts';

/** The keys of the known engines, passed under their own names by `run.yml`. */
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

export interface AgentSecrets {
  readonly byName: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** What agents may be given: engine keys and the lines of `agent-secrets`. Values are masked again by the caller. */
export function collectSecrets(environment: Readonly<Record<string, string | undefined>>): AgentSecrets {
  const known = engineKeys.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []));
  const more = parseAgentSecrets(environment.BATON_AGENT_SECRETS ?? '');
  return { byName: { ...Object.fromEntries(known), ...more.secrets }, warnings: more.warnings };
}
