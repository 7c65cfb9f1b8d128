import { systemPath } from './isolation.ts';

export interface SpawnCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs a shell text as root, as the first process of a PID namespace of its own; when it ends, all others in there are killed. */
export function enterNamespaces(via: 'root' | 'sudo', script: string, args: readonly string[] = []): SpawnCommand {
  const flags = ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc', '--ipc'];
  return asRoot(via, ['unshare', ...flags, '/bin/sh', '-c', script, 'baton', ...args]);
}

/** `env -i`, because sudo adds variables of its own. */
export function asRoot(via: 'root' | 'sudo', command: readonly [string, ...string[]]): SpawnCommand {
  const environment = { PATH: systemPath };
  const [file, ...args] = command;
  if (via === 'root') return { file, args, environment };
  return { file: 'sudo', args: ['-n', '--', '/usr/bin/env', '-i', `PATH=${systemPath}`, ...command], environment };
}
