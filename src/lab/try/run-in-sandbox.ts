import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import { prepareLaunch } from '../../adapters/agent/process/prepare-launch.ts';
import { runProcess } from '../../adapters/agent/process/run-process.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';

/** More seconds than any job has. The runner itself ends steps. */
const timeoutSeconds = 2_000_000;

/**
 * Creates what runs scripts of steps as agents run: as another user, who can write to the folders of the job alone. `path`: the folders
 * of programs beside those of the person.
 */
export function createScriptSandbox(isolation: Isolation, path: readonly string[]): RunnerOptions['sandbox'] {
  if (!isolation.isolated) return undefined;
  const known = new Set([...path, dirname(process.execPath), ...(process.env.PATH ?? '').split(':')]);
  return async ({ command, args, cwd, env, grace, onLine, onStop }, { workspace, temp, home, tools }) => {
    const request = {
      command: ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, command, ...args],
      stdin: '',
      workspace,
      files: home,
      writable: [temp, tools],
      // What npm brings stands beside the folder of Node's programs.
      readable: [dirname(dirname(process.execPath))],
      environment: { ...env, PATH: await selectPath(env.PATH, { known, folders: [workspace, temp, home, tools] }) },
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

/** Selects what a step may have on its PATH. The sandbox shows each folder there, and a step before may have named any of the person's. */
async function selectPath(
  path = '',
  { known, folders }: { readonly known: ReadonlySet<string>; readonly folders: readonly string[] },
): Promise<string> {
  const own = await Promise.all(folders.map((folder) => realpath(folder)));
  const isOwn = async (folder: string): Promise<boolean> => {
    const real = await realpath(folder).catch(() => '');
    return own.some((each) => `${real}/`.startsWith(`${each}/`));
  };
  const kept = path.split(':').map(async (folder) => (known.has(folder) || (await isOwn(folder)) ? [folder] : []));
  return (await Promise.all(kept)).flat().join(':');
}
