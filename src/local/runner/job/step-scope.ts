import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '../expression/evaluate-expression.ts';
import type { Value, ValueMap } from '../expression/value.ts';
import { isMap } from '../expression/value.ts';
import type { Frame, JobMachine, StepState } from './job-machine.ts';

/** Builds the contexts and functions that a step sees, with the environment at this moment. */
export function buildStepScope(machine: JobMachine, frame: Frame, env: Readonly<Record<string, string>> = {}): Scope {
  const { contexts } = machine.order;
  return {
    contexts: {
      ...contexts,
      github: buildGithub(contexts.github, frame),
      inputs: frame.inputs ?? contexts.inputs ?? {},
      env: { ...Object.fromEntries(machine.env), ...frame.env, ...env },
      job: { status: machine.status, check_run_id: machine.order.id },
      runner: buildRunner(machine),
      steps: Object.fromEntries(
        [...frame.steps].filter(([id]) => !id.startsWith('__')).map(([id, state]) => [id, toValueMap(state)]),
      ),
    },
    functions: {
      always: () => true,
      cancelled: () => machine.status === 'cancelled',
      // In a composite action only its own steps count.
      success: () => (frame.inputs ? !frame.failed : machine.status === 'success'),
      failure: () => (frame.inputs ? frame.failed : machine.status === 'failure'),
      hashfiles: (...patterns) => hashFiles(machine.folders.workspace, patterns),
    },
  };
}

function buildGithub(github: Value | undefined, frame: Frame): ValueMap {
  const base = isMap(github) ? github : {};
  return frame.actionPath === undefined ? base : { ...base, action_path: frame.actionPath };
}

function buildRunner({ folders }: JobMachine): ValueMap {
  return {
    os: 'Linux',
    arch: 'X64',
    name: 'local',
    environment: 'github-hosted',
    temp: folders.temp,
    tool_cache: folders.tools,
    debug: '',
  };
}

function toValueMap({ outputs, outcome, conclusion }: StepState): ValueMap {
  return { outputs, outcome, conclusion };
}

function hashFiles(workspace: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: workspace }).map((file) => join(workspace, file));
  const hashes = files
    .sort()
    .filter((file) => statSync(file).isFile())
    .map((file) => createHash('sha256').update(readFileSync(file)).digest());
  if (hashes.length === 0) return '';
  return createHash('sha256').update(Buffer.concat(hashes)).digest('hex');
}
