import { dirname } from 'node:path';
import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import { prepareLaunch } from '../../adapters/agent/process/prepare-launch.ts';
import { runProcess } from '../../adapters/agent/process/run-process.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';

/** More seconds than any job has. The runner itself ends steps. */
const timeoutSeconds = 2_000_000;

/** Creates what runs scripts of steps as agents run: as another user, who can write to the folders of the job alone. */
export function createScriptSandbox(isolation: Isolation): RunnerOptions['sandbox'] {
  if (!isolation.isolated) return undefined;
  return async ({ command, args, cwd, env, grace, onLine, onStop }, { workspace, temp, home, tools }) => {
    const request = {
      command: ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, command, ...args],
      stdin: '',
      workspace,
      files: home,
      writable: [temp, tools],
      // What npm brings stands beside the folder of Node's programs.
      readable: [dirname(dirname(process.execPath))],
      environment: env,
    };
    const launch = await prepareLaunch(request, isolation);
    if (!launch.ok) throw new Error(launch.error.message);
    const stop = new AbortController();
    const forget = onStop(() => stop.abort());
    const graceSeconds = (grace.interrupt + grace.terminate) / 1000;
    const options = { timeoutSeconds, graceSeconds, cancel: stop.signal, write: onLine, redact: (line: string) => line };
    const { exitStatus, reason } = await runProcess(launch.value, options);
    forget();
    if (reason !== undefined) onLine(reason);
    return exitStatus;
  };
}
