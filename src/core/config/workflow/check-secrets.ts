import { engineKeys } from '../../agent/agent-secrets.ts';
import { quoteNames } from '../../text/plain-text.ts';
import type { Config } from '../schema/config-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';
import { selectPipeline } from '../select-pipeline.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

const keyName = 'BATON_SIGNING_KEY';
const engineKeyNames: ReadonlySet<string> = new Set(engineKeys);

/** Checks that a workflow that calls ours passes every secret that the config needs. GitHub gives a called workflow no others. */
export function checkWorkflowSecrets(config: Config, caller: Caller): readonly WorkflowProblem[] {
  const { file, placeOf } = caller;
  const wanted = listAgentSecrets(config);
  return caller.jobs.flatMap((job) =>
    [...checkKey(config, job), ...checkAgentSecrets(wanted, job)].map((message) => ({
      code: 'BATON-E135',
      message,
      file,
      ...placeOf(['jobs', job.name, 'secrets']),
    })),
  );
}

/** Checks the signing key. An environment fills only names that the caller passes (actions/runner#4453, #1490). */
function checkKey({ signing }: Config, job: CallerJob): readonly string[] {
  const passed = listPassed(job);
  if (passed.includes(keyName)) return [];
  const line = `\`${renderLine(keyName)}\` under its \`secrets\``;
  const environment = String(job.with.environment ?? '');
  if (environment !== '') {
    return [
      `The job \`${job.name}\` names the environment ${JSON.stringify(environment)} and does not pass its key; write ${line}: an environment fills only the names that the caller passes.`,
    ];
  }
  if (signing === undefined || passed.includes('signing-key')) return [];
  return [
    `The config lists \`signing.keys\`, and the job \`${job.name}\` passes no key; write \`signing-key: ${renderSecret(keyName)}\` and ${line}.`,
  ];
}

/** Checks the secrets that agents are given. Lines of `agent-secrets` may hold any of them, and are not read. */
function checkAgentSecrets(wanted: readonly string[], job: CallerJob): readonly string[] {
  const passed = listPassed(job);
  const hasLines = passed.includes('agent-secrets') || passed.includes('BATON_AGENT_SECRETS');
  const missing = hasLines ? [] : wanted.filter((name) => !passed.includes(name));
  if (missing.length === 0) return [];
  const keys = missing.filter((name) => engineKeyNames.has(name));
  const [other] = missing.filter((name) => !engineKeyNames.has(name));
  const lines = [
    ...keys.map((name) => `\`${renderLine(name)}\``),
    ...(other === undefined ? [] : [`\`agent-secrets: |\` with lines such as \`${other}=${renderSecret(other)}\` below it`]),
  ];
  return [
    `Agents are given ${quoteNames(missing)}, which the job \`${job.name}\` does not pass; write ${lines.join(', ')} under its \`secrets\`.`,
  ];
}

/** Lists the names in `env` of the agents that may work in a pipeline, and in `setup-env` of its stages. */
export function listAgentSecrets(config: Config): readonly string[] {
  const names = Object.entries(config.pipelines).flatMap(([name, { stages }]) => [
    ...Object.values(selectPipeline(config, name).agents).flatMap(({ env }) => env),
    ...Object.values(stages).flatMap((stage) => (isAgentStage(stage) ? stage['setup-env'] : [])),
  ]);
  return [...new Set(names)];
}

/** Lists the names of secrets that the expressions of a text read. */
export function listSecretNames(text = ''): readonly string[] {
  const found = text.matchAll(/\bsecrets(?:\.([A-Za-z_]\w*)|\[\s*'([^']+)'\s*\])/g);
  return [...found].map(([, plain, quoted]) => plain ?? quoted ?? '');
}

/** Lists the names that arrive. `inherit` passes secrets under their own names, none of which can have a hyphen. */
function listPassed({ secrets }: CallerJob): readonly string[] {
  return secrets === 'inherit' ? [keyName, 'BATON_AGENT_SECRETS', ...engineKeys] : secrets;
}

function renderLine(name: string): string {
  return `${name}: ${renderSecret(name)}`;
}

function renderSecret(name: string): string {
  return `\${{ secrets.${name} }}`;
}
