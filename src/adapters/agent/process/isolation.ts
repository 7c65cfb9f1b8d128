/** The isolation of agents: whether and how they run as a user of their own in namespaces of their own (DESIGN 2 and 4.2). */
export type Isolation =
  | {
      readonly isolated: true;
      /** The privilege that creates the namespaces. */
      readonly via: 'root' | 'sudo';
      /** Directories that the agent sees empty, such as the one with `RUNNER_TEMP` and `_actions`. None is inside a workspace. */
      readonly hide: readonly string[];
      /** Directories inside hidden ones that the agent can still read, such as the tool cache. */
      readonly keep: readonly string[];
    }
  /** `reason` is a sentence that begins with "not isolated". */
  | { readonly isolated: false; readonly reason: string };

/** User and group of every agent. The number has no account, so it is in no group and in no sudoers file. */
export const agentUser = 61_100;

/**
 * The directories of system programs. The job's PATH is not used: on GitHub's machines everybody can write to some of its
 * directories.
 */
export const systemPath = '/usr/sbin:/usr/bin:/sbin:/bin';

export interface SpawnCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Builds the command that runs a shell text as root, as the first process of a new PID namespace. When it ends, all others in the
 * namespace are killed.
 */
export function buildNamespaceCommand(via: 'root' | 'sudo', script: string): SpawnCommand {
  const flags = ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc', '--ipc'];
  return buildRootCommand(via, ['unshare', ...flags, '/bin/sh', '-c', script, 'baton']);
}

/** Builds the command that runs a program as root. Uses `env -i`, because sudo adds variables of its own. */
export function buildRootCommand(via: 'root' | 'sudo', command: readonly [string, ...string[]]): SpawnCommand {
  const environment = { PATH: systemPath };
  const [file, ...args] = command;
  if (via === 'root') return { file, args, environment };
  return { file: 'sudo', args: ['-n', '--', '/usr/bin/env', '-i', `PATH=${systemPath}`, ...command], environment };
}
