import { spawnSync } from 'node:child_process';

export type Command = readonly [string, ...string[]];

/** Puts a command into a namespace that has only loopback, as the same user. */
export interface Namespace {
  readonly wrap: (command: Command) => Command;
}

const loopback = 'ip link set lo up && exec "$@"';

/** The first way that this machine allows, or in words why none does. */
export function findNamespace(): Namespace | string {
  const complaints: string[] = [];
  for (const { name, namespace } of listWays()) {
    const [program, ...args] = namespace.wrap(['true']);
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status === 0) return namespace;
    complaints.push(`${name}: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `status ${status}`)}`);
  }
  return `the CLIs must run where there is no network, and this machine allows no namespace (${complaints.join('; ')}). Run it as root, or on a Linux machine with user namespaces.`;
}

function listWays(): readonly { readonly name: string; readonly namespace: Namespace }[] {
  const inside = (command: Command): Command => ['unshare', '--net', 'sh', '-c', loopback, 'sh', ...command];
  if (process.getuid?.() === 0) return [{ name: 'root', namespace: { wrap: inside } }];
  return [
    { name: 'sudo', namespace: { wrap: (command) => ['sudo', '-n', '--', ...inside(comeBack(command))] } },
    {
      name: 'user namespace',
      namespace: { wrap: (command) => ['unshare', '--map-root-user', '--net', 'sh', '-c', loopback, 'sh', ...command] },
    },
  ];
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
