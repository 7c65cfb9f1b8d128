import { githubFacts } from './github-facts.ts';
import { isReservedVariable } from './reserved-variable.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the files of DESIGN 4.2 are. */
export interface AgentFilePaths {
  readonly prompt: string;
  readonly context: string;
  readonly handoff: string;
  readonly results: string;
  /** Private to the attempt, outside the checkout. */
  readonly home: string;
  readonly tmp: string;
}

const defaultPath = '/usr/local/bin:/usr/bin:/bin';

export interface AgentEnvironmentRequest {
  /** `env` of the agent, or `setup-env` of the stage. */
  readonly agentEnv: readonly string[];
  /** Values by name: engine keys of the job and `agent-secrets`. Only those named in `agentEnv` are used. */
  readonly secrets: Variables;
  readonly files: AgentFilePaths;
  readonly ids: { readonly run: string; readonly task: string; readonly attempt: number; readonly execution: number };
  /** The environment of the job; only `PATH`, `LANG` and an allow-list of facts are used. */
  readonly host: Variables;
  readonly traceparent: string;
}

export interface AgentEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** Names that could not be given, in words. The agent starts without them. */
  readonly warnings: readonly string[];
}

/** The whole environment of an agent's process: what DESIGN 4.2 names, and nothing else. */
export function buildAgentEnvironment(request: AgentEnvironmentRequest): AgentEnvironment {
  const { agentEnv, secrets } = request;
  const chosen = pick(
    agentEnv.filter((name) => !isReservedVariable(name)),
    secrets,
  );
  const environment = { ...chosen, ...pick(githubFacts, request.host), ...ownVariables(request) };
  return { environment, warnings: agentEnv.flatMap((name) => findWarning(name, secrets)) };
}

function ownVariables({ files, ids, host, traceparent }: AgentEnvironmentRequest): Record<string, string> {
  return {
    BATON_PROMPT_PATH: files.prompt,
    BATON_CONTEXT_PATH: files.context,
    BATON_HANDOFF_PATH: files.handoff,
    BATON_RESULTS_PATH: files.results,
    BATON_RUN: ids.run,
    BATON_TASK: ids.task,
    BATON_ATTEMPT: String(ids.attempt),
    BATON_EXECUTION: String(ids.execution),
    KELOS_HANDOFF_PATH: files.handoff,
    TRACEPARENT: traceparent,
    PATH: host.PATH ?? defaultPath,
    HOME: files.home,
    LANG: host.LANG ?? 'C.UTF-8',
    TMPDIR: files.tmp,
    CI: 'true',
  };
}

function pick(names: readonly string[], values: Variables): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}

function toEntry(name: string, values: Variables): [string, string][] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined || value === '' ? [] : [[name, value]];
}

function findWarning(name: string, secrets: Variables): string[] {
  if (isReservedVariable(name)) {
    return [
      `BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`,
    ];
  }
  if (toEntry(name, secrets).length > 0) return [];
  return [
    `BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in the workflow that calls run.yml, by its own name or as a line ${name}=… in agent-secrets.`,
  ];
}
