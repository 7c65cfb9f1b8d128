import type { LineSink } from '../../adapters/log/action-log.ts';
import { type AgentSecrets, engineKeys, parseAgentSecrets } from '../../core/agent/agent-secrets.ts';
import { listSecretValues } from '../../core/redaction/secret-forms.ts';
import type { Environment } from './job-io.ts';

/**
 * Collects the secrets that agents may be given: engine keys and the lines of `agent-secrets`. The caller masks the values
 * again.
 */
export function collectSecrets(environment: Environment): AgentSecrets {
  const known = engineKeys.flatMap((name) => (environment[name] ? [[name, environment[name]] as const] : []));
  const more = parseAgentSecrets(environment.BATON_AGENT_SECRETS ?? '');
  return { secrets: { ...Object.fromEntries(known), ...more.secrets }, warnings: more.warnings };
}

/**
 * Registers values with the runner, line by line, so that its log never shows them. Leaves out short ones, such as the `true` of
 * GOOGLE_GENAI_USE_VERTEXAI: they occur everywhere, and GitHub drops every output that holds a masked text.
 */
export function maskSecrets(values: readonly string[], sink: LineSink): void {
  for (const line of new Set(values.flatMap(listSecretValues))) {
    sink.write(`::add-mask::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}\n`);
  }
}
