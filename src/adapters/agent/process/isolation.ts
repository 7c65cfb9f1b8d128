/** Whether agents can run as a user of their own in namespaces of their own, and how (DESIGN 2 and 4.2). */
export type Isolation =
  | {
      readonly isolated: true;
      /** By what the namespaces are made. */
      readonly via: 'root' | 'sudo';
      /** Directories that the agent sees empty, such as the one that holds `RUNNER_TEMP` and `_actions`. Not inside a workspace. */
      readonly hide: readonly string[];
      /** Directories inside of hidden ones that it can read all the same, such as the tool cache. */
      readonly keep: readonly string[];
    }
  /** `reason` is a sentence that begins with "not isolated". */
  | { readonly isolated: false; readonly reason: string };

/** User and group of every agent: a number without an account, so it is in no group and in no sudoers file. */
export const agentUser = 61_100;

/** Where programs of the system are. Not the job's PATH: on GitHub's machines everybody can write to some of its directories. */
export const systemPath = '/usr/sbin:/usr/bin:/sbin:/bin';

export interface SpawnCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs a shell text as root, as the first process of a PID namespace of its own; when it ends, all others in there are killed. */
export function buildNamespaceCommand(via: 'root' | 'sudo', script: string, args: readonly string[] = []): SpawnCommand {
  const flags = ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc', '--ipc'];
  return buildRootCommand(via, ['unshare', ...flags, '/bin/sh', '-c', script, 'baton', ...args]);
}

/** `env -i`, because sudo adds variables of its own. */
export function buildRootCommand(via: 'root' | 'sudo', command: readonly [string, ...string[]]): SpawnCommand {
  const environment = { PATH: systemPath };
  const [file, ...args] = command;
  if (via === 'root') return { file, args, environment };
  return { file: 'sudo', args: ['-n', '--', '/usr/bin/env', '-i', `PATH=${systemPath}`, ...command], environment };
}
