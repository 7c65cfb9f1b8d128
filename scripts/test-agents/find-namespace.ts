import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { UserNamespaces } from './options.ts';

export type Command = readonly [string, ...string[]];

/** Puts a command into a namespace that has only loopback, as the same user. */
export interface Namespace {
  readonly wrap: (command: Command) => Command;
}

const loopback = 'ip link set lo up && exec "$@"';

/**
 * The first way that this machine allows, or in words why none does. Without user namespaces it is one in which nobody may make
 * another one, as on GitHub's Ubuntu.
 */
export function findNamespace(machine: UserNamespaces): Namespace | string {
  const complaints: string[] = [];
  for (const { name, namespace } of listWays(machine)) {
    const [program, ...args] = namespace.wrap(['true']);
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status === 0) return namespace;
    complaints.push(`${name}: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `status ${status}`)}`);
  }
  return `the CLIs must run where there is no network, and this machine allows no namespace (${complaints.join('; ')}). Run it as root, or on a Linux machine with user namespaces.`;
}

const noUserNamespaces = fileURLToPath(new URL('../no-userns.py', import.meta.url));

function listWays(machine: UserNamespaces): readonly { readonly name: string; readonly namespace: Namespace }[] {
  const alone: Command = ['unshare', '--net', 'sh', '-c', loopback, 'sh'];
  const inside = (command: Command): Command =>
    machine === 'with' ? [...alone, ...command] : ['python3', noUserNamespaces, ...alone, ...command];
  if (process.getuid?.() === 0) return [{ name: 'root', namespace: { wrap: inside } }];
  const sudo = { name: 'sudo', wrap: (command: Command): Command => ['sudo', '-n', '--', ...inside(comeBack(command))] };
  const own = {
    name: 'user namespace',
    wrap: (command: Command): Command => ['unshare', '--map-root-user', '--net', 'sh', '-c', loopback, 'sh', ...command],
  };
  return (machine === 'with' ? [sudo, own] : [sudo]).map(({ name, wrap }) => ({ name, namespace: { wrap } }));
}

const kept = ['PATH', 'HOME', 'LANG', 'CI', 'NO_COLOR'];

/** From root to the user that we are, with what the tests need of our environment, which sudo takes away. Others can read arguments. */
function comeBack(command: Command): Command {
  const environment = Object.entries(process.env)
    .filter(([name]) => kept.includes(name) || name.startsWith('BATON_TEST_'))
    .map(([name, value]) => `${name}=${value ?? ''}`);
  const user = [`--reuid=${process.getuid?.()}`, `--regid=${process.getgid?.()}`, '--init-groups'];
  return ['setpriv', ...user, 'env', '-i', ...environment, ...command];
}
