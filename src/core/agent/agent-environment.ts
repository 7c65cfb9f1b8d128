/**
 * This folder describes an agent's process without starting it: the environment and secrets that it gets, the result that every
 * engine's output is translated into, the reason of a failure, and the files that an execution leaves on the machine.
 */

import type { ExecutionIds } from './working-copy.ts';

/**
 * The plain facts about the job that an agent may see. They include no tokens and no files through which a job receives commands.
 */
const githubFacts: readonly string[] = [
  'GITHUB_ACTIONS',
  'GITHUB_ACTOR',
  'GITHUB_ACTOR_ID',
  'GITHUB_API_URL',
  'GITHUB_BASE_REF',
  'GITHUB_EVENT_NAME',
  'GITHUB_GRAPHQL_URL',
  'GITHUB_HEAD_REF',
  'GITHUB_JOB',
  'GITHUB_REF',
  'GITHUB_REF_NAME',
  'GITHUB_REF_TYPE',
  'GITHUB_REPOSITORY',
  'GITHUB_REPOSITORY_ID',
  'GITHUB_REPOSITORY_OWNER',
  'GITHUB_REPOSITORY_OWNER_ID',
  'GITHUB_RUN_ATTEMPT',
  'GITHUB_RUN_ID',
  'GITHUB_RUN_NUMBER',
  'GITHUB_SERVER_URL',
  'GITHUB_SHA',
  'GITHUB_TRIGGERING_ACTOR',
  'GITHUB_WORKFLOW',
  'GITHUB_WORKSPACE',
];

const ownNames = new Set(['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'TRACEPARENT', 'KELOS_HANDOFF_PATH']);
const ownPrefixes = ['ACTIONS_', 'BATON_', 'GITHUB_', 'INPUT_', 'RUNNER_'];

/** Returns whether a secret may not have this name, because Baton sets it or because the runner stores its tokens under it. */
export function isReservedVariable(name: string): boolean {
  return ownNames.has(name) || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The places of the files of DESIGN 4.2. A shell text of the configuration has `home` and `tmp` alone. */
export interface AgentFilePaths {
  readonly prompt?: string;
  readonly context?: string;
  readonly handoff?: string;
  readonly results?: string;
  /** A folder outside the checkout that is empty at each start. */
  readonly home: string;
  readonly tmp: string;
  /** The HOME that `setup` had, where the stage has a `setup`. */
  readonly setupHome?: string | undefined;
}

const defaultPath = '/usr/local/bin:/usr/bin:/bin';

export interface AgentEnvironmentRequest {
  /** The variables in `env` of the agent, or in `setup-env` of the stage. */
  readonly agentEnv: readonly string[];
  /** Values by name: engine keys of the job and `agent-secrets`. Only those named in `agentEnv` are used. */
  readonly secrets: Variables;
  readonly files: AgentFilePaths;
  readonly ids: ExecutionIds;
  /** The environment of the job. Only `PATH`, `LANG` and an allow-list of facts are used. */
  readonly host: Variables;
  readonly traceparent: string;
}

export interface AgentEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** Sentences about variables that could not be passed. The agent starts without them. */
  readonly warnings: readonly string[];
}

/** Builds the whole environment of an agent's process: the variables that DESIGN 4.2 lists, and nothing else. */
export function buildAgentEnvironment(request: AgentEnvironmentRequest): AgentEnvironment {
  const { agentEnv, secrets } = request;
  const allowed = agentEnv.filter((name) => !isReservedVariable(name));
  const chosen = selectVariables(allowed, secrets);
  const facts = selectVariables(githubFacts, request.host);
  const environment = { ...chosen, ...facts, ...ownVariables(request), ...withoutMonitor(chosen) };
  return { environment, warnings: agentEnv.flatMap((name) => findWarning(name, request)) };
}

function ownVariables({ files, ids, host, traceparent }: AgentEnvironmentRequest): Record<string, string> {
  const places: Variables = {
    BATON_PROMPT_PATH: files.prompt,
    BATON_CONTEXT_PATH: files.context,
    BATON_HANDOFF_PATH: files.handoff,
    BATON_RESULTS_PATH: files.results,
    KELOS_HANDOFF_PATH: files.handoff,
    BATON_SETUP_HOME: files.setupHome,
  };
  return {
    ...selectVariables(Object.keys(places), places),
    BATON_RUN: ids.run,
    BATON_TASK: ids.task,
    BATON_ATTEMPT: String(ids.attempt),
    BATON_EXECUTION: String(ids.execution),
    TRACEPARENT: traceparent,
    PATH: host.PATH ?? defaultPath,
    HOME: files.home,
    LANG: host.LANG ?? 'C.UTF-8',
    TMPDIR: files.tmp,
    CI: 'true',
  };
}

/**
 * Adds a setting to those that git takes from variables: it starts no program that the settings of a repository name as its file
 * system monitor. Variables reach repositories inside the checkout too, which `git status` of the checkout asks.
 */
function withoutMonitor({ GIT_CONFIG_COUNT: own = '0' }: Variables): Record<string, string> {
  const index = /^\d{1,4}$/.test(own) ? Number(own) : 0;
  return {
    GIT_CONFIG_COUNT: String(index + 1),
    [`GIT_CONFIG_KEY_${index}`]: 'core.fsmonitor',
    [`GIT_CONFIG_VALUE_${index}`]: 'false',
  };
}

function selectVariables(names: readonly string[], values: Variables): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}

function toEntry(name: string, values: Variables): [string, string][] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined || value === '' ? [] : [[name, value]];
}

/** Names the workflow that passes secrets to this job: by its file, which with the App is another one. */
export function nameCaller({ GITHUB_WORKFLOW_REF: ref = '' }: Variables): string {
  const file = /\/(\.github\/workflows\/[\w.-]+)@/.exec(ref)?.[1];
  return file === undefined ? 'the workflow that calls run.yml, or agent.yml with the App' : `\`${file}\``;
}

function findWarning(name: string, { secrets, host }: AgentEnvironmentRequest): string[] {
  if (isReservedVariable(name)) {
    return [
      `BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`,
    ];
  }
  if (toEntry(name, secrets).length > 0) return [];
  return [
    `BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in ${nameCaller(host)}, by its own name or as a line ${name}=… in agent-secrets.`,
  ];
}
