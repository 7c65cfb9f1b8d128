import { dirname } from 'node:path';
import { coerceString } from '../expression/evaluate-expression.ts';
import { isMap, type ValueMap } from '../expression/value.ts';
import type { JobMachine } from './job-machine.ts';

const SYSTEM_PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Members of the `github` context that reach a process as `GITHUB_…`. */
const VARIABLES = [
  'action', 'action_path', 'action_ref', 'action_repository', 'actor', 'actor_id', 'api_url', 'base_ref', 'event_name', 'event_path',
  'graphql_url', 'head_ref', 'job', 'ref', 'ref_name', 'ref_protected', 'ref_type', 'repository', 'repository_id', 'repository_owner',
  'repository_owner_id', 'retention_days', 'run_attempt', 'run_id', 'run_number', 'server_url', 'sha', 'triggering_actor', 'workflow',
  'workflow_ref', 'workflow_sha', 'workspace',
]; // biome-ignore format: a list to read at a glance

/** Builds the whole environment of a step's process from nothing. */
export function buildStepEnvironment(
  machine: JobMachine,
  github: ValueMap,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    HOME: machine.folders.home,
    LANG: 'C.UTF-8',
    ...env,
    ...buildGithubEnvironment(github),
    ...buildRunnerEnvironment(machine),
    PATH: buildPath(machine, env),
  };
}

/** Builds the variables that only actions get, not scripts. */
export function buildActionEnvironment(machine: JobMachine, inputs: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]);
  return {
    ...Object.fromEntries(named),
    ACTIONS_RUNTIME_TOKEN: machine.order.runtimeToken,
    ACTIONS_RESULTS_URL: machine.order.resultsUrl,
  };
}

function buildGithubEnvironment(github: ValueMap): Record<string, string> {
  const present = VARIABLES.filter((name) => github[name] !== undefined && !isMap(github[name]));
  return Object.fromEntries(present.map((name) => [`GITHUB_${name.toUpperCase()}`, coerceString(github[name] ?? null)]));
}

function buildRunnerEnvironment({ folders }: JobMachine): Record<string, string> {
  return {
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'local',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TEMP: folders.temp,
    RUNNER_TOOL_CACHE: folders.tools,
    RUNNER_WORKSPACE: dirname(folders.workspace),
  };
}

function buildPath({ path, order }: JobMachine, env: Readonly<Record<string, string>>): string {
  const { node, path: first } = order.settings;
  const base = env.PATH ? [env.PATH] : [...first, dirname(node), ...SYSTEM_PATH];
  return [...path, ...base].join(':');
}
