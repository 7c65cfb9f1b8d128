import type { Problem } from '../problem.ts';
import { githubFacts } from './github-facts.ts';
import { isReservedVariable } from './reserved-variable.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the files of DESIGN 4.2 are; `TaskFiles.paths` fits. */
export interface AgentFilePaths {
  readonly prompt: string;
  readonly context: string;
  readonly handoff: string;
  readonly results: string;
  /** Private to the attempt, outside the checkout. */
  readonly home: string;
  readonly temporary: string;
}

export interface AgentEnvironmentRequest {
  /** `env` of the agent, or `setup-env` of the stage. */
  readonly agentEnv: readonly string[];
  /** Values by name: engine keys of the job and `agent-secrets`. Only those named in `agentEnv` are used. */
  readonly secrets: Variables;
  readonly files: AgentFilePaths;
  readonly ids: { readonly run: string; readonly task: string; readonly attempt: number; readonly execution: number };
  /** Variables of the job; only those of an allow-list are used. */
  readonly github: Variables;
  /** `PATH` and `LANG` of the machine. */
  readonly host: { readonly path: string; readonly lang?: string };
  readonly traceparent: string;
}

export interface AgentEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** Names that could not be given. The agent starts without them. */
  readonly problems: readonly Problem[];
}

/** The whole environment of an agent's process: what DESIGN 4.2 names, and nothing else. */
export function buildAgentEnvironment(request: AgentEnvironmentRequest): AgentEnvironment {
  const { agentEnv, secrets } = request;
  const chosen = pick(
    agentEnv.filter((name) => !isReservedVariable(name)),
    secrets,
  );
  const environment = { ...chosen, ...pick(githubFacts, request.github), ...ownVariables(request) };
  return { environment, problems: agentEnv.flatMap((name) => findProblem(name, secrets)) };
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
    PATH: host.path,
    HOME: files.home,
    LANG: host.lang ?? 'C.UTF-8',
    TMPDIR: files.temporary,
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

function findProblem(name: string, secrets: Variables): Problem[] {
  if (isReservedVariable(name)) {
    return [
      {
        code: 'BATON-E602',
        message: `env names ${name}, which an agent may not be given. Choose a name without the prefixes ACTIONS_, BATON_, GITHUB_, INPUT_, RUNNER_ that Baton does not set itself.`,
      },
    ];
  }
  if (toEntry(name, secrets).length > 0) return [];
  return [
    {
      code: 'BATON-E601',
      message: `env names ${name}, but the job was passed no value for it. Pass it in the workflow that calls run.yml, by its own name or as a line ${name}=… in agent-secrets.`,
    },
  ];
}
