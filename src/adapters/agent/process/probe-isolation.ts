import { agentUser, buildNamespaceCommand, buildRootCommand, type Isolation } from './isolation.ts';
import { runQuietly } from './run-quietly.ts';

/** A script that tries each step of the sandbox once. Containers and security modules forbid different steps. */
const rehearsal = `
mount -o remount,bind,ro / && mount -t tmpfs baton /tmp &&
{ [ "$(awk 'BEGIN { print system("kill -s KILL $$") }')" = 265 ] || { echo 'its awk does not report signals' >&2; false; }; } &&
exec setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs /bin/sh -c 'test "$(id -u)" = ${agentUser}'`;

/** The result of the probe, which holds for as long as the process lives: eight processes are started for it. */
let probed: Promise<Isolation> | undefined;

/** Finds out once whether agents can be isolated on this machine. Passes `hide` and `keep` on. */
export async function probeIsolation({
  hide = [],
  keep = [],
}: {
  readonly hide?: readonly string[];
  readonly keep?: readonly string[];
} = {}): Promise<Isolation> {
  probed ??= probeMachine();
  const isolation = await probed;
  return isolation.isolated ? { ...isolation, hide, keep } : isolation;
}

async function probeMachine(): Promise<Isolation> {
  if (process.platform !== 'linux') return notIsolated(`process namespaces exist on Linux only, this is ${process.platform}`);
  const via = await findPrivilege();
  if (via === undefined) return notIsolated('this user is not root, and sudo is missing or asks for a password');
  const { ok, complaint } = await runQuietly(buildNamespaceCommand(via, rehearsal));
  if (!ok) return notIsolated(`this machine does not allow namespaces (${complaint || 'no reason given'})`);
  return { isolated: true, via, hide: [], keep: [] };
}

async function findPrivilege(): Promise<'root' | 'sudo' | undefined> {
  if (process.getuid?.() === 0) return 'root';
  const { ok } = await runQuietly(buildRootCommand('sudo', ['true']));
  return ok ? 'sudo' : undefined;
}

function notIsolated(why: string): Isolation {
  return {
    isolated: false,
    reason: `not isolated: ${why}. The agent runs as the user of the job and may read the environment of its processes.`,
  };
}
