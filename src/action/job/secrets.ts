import type { LineSink } from '../../adapters/log/action-log.ts';
import { type AgentSecrets, engineKeys, parseAgentSecrets } from '../../core/agent/agent-secrets.ts';
import type { Environment } from './job-io.ts';

/** Collects the secrets that agents may be given: engine keys and the lines of `agent-secrets`. The caller masks the values again. */
export function collectSecrets(environment: Environment): AgentSecrets {
  const known = engineKeys.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []));
  const more = parseAgentSecrets(environment.BATON_AGENT_SECRETS ?? '');
  return { secrets: { ...Object.fromEntries(known), ...more.secrets }, warnings: more.warnings };
}

/**
 * The shortest line that is masked. A shorter one, such as the `{` of a secret in JSON, occurs everywhere, and GitHub drops
 * every output that holds a masked text.
 */
const shortestLine = 4;
/** Values of settings that are no secret, such as that of GOOGLE_GENAI_USE_VERTEXAI. */
const switches: ReadonlySet<string> = new Set(['true', 'false']);

/** Registers values with the runner, line by line, so that its log never shows them. */
export function maskSecrets(values: readonly string[], sink: LineSink): void {
  const all = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
  const lines = new Set(all.filter((line) => line.trim().length >= shortestLine && !switches.has(line.trim())));
  for (const line of lines)
    sink.write(`::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`);
}
