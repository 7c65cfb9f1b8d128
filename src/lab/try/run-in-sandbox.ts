import { dirname } from 'node:path';
import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import { prepareLaunch } from '../../adapters/agent/process/prepare-launch.ts';
import { runProcess } from '../../adapters/agent/process/run-process.ts';
import type { RunnerOptions, SandboxedScript } from '../../local/runner-contract.ts';

/** More seconds than any job has. The runner itself ends steps. */
const unlimited = 2_000_000;

/** Creates what runs scripts of steps as agents run: as another user, who can write to the folders of the job alone. */
export function createScriptSandbox(isolation: Isolation): RunnerOptions['sandbox'] {
  return isolation.isolated ? (script) => runInSandbox(script, isolation) : undefined;
}

async function runInSandbox(script: SandboxedScript, isolation: Isolation): Promise<number> {
  const { command, cwd, work, home, tools, environment, onLine, signal, graceSeconds } = script;
  const launch = await prepareLaunch(
    {
      command: ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, ...command],
      stdin: '',
      workspace: work,
      files: home,
      writable: [tools],
      // What npm brings stands beside the folder of Node's programs.
      readable: [dirname(dirname(process.execPath))],
      environment,
    },
    isolation,
  );
  if (!launch.ok) throw new Error(launch.error.message);
  const options = { timeoutSeconds: unlimited, graceSeconds, cancel: signal, write: onLine, redact: (text: string) => text };
  const { exitStatus, reason } = await runProcess(launch.value, options);
  if (reason !== undefined) onLine(reason);
  return exitStatus;
}
