import { agentUser, buildNamespaceCommand, buildRootCommand, type Isolation } from './isolation.ts';
import { runQuietly } from './run-quietly.ts';

/** A script that tries each step of the sandbox once. Containers and security modules forbid different steps. */
const rehearsal = `
mount -o remount,bind,ro / && mount -t tmpfs baton /tmp &&
{ [ "$(awk 'BEGIN { print system("kill -s KILL $$") }')" = 265 ] || { echo 'its awk does not report signals' >&2; false; }; } &&
exec setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs /bin/sh -c 'test "$(id -u)" = ${agentUser}'`;

/** The result of a probe of the machine: the privilege that creates namespaces, or why there are none. */
export type MachineProbe = { readonly via: 'root' | 'sudo' } | { readonly why: string };

interface IsolationOptions {
  readonly hide?: readonly string[];
  readonly keep?: readonly string[];
  /** The name and version of the machine's image, where it is known. */
  readonly image?: string | undefined;
}

/** Builds the isolation that a probe allows. The words name the image, because a new image is what changes the result. */
export function buildIsolation(probe: MachineProbe, { hide = [], keep = [], image }: IsolationOptions = {}): Isolation {
  if ('via' in probe) return { isolated: true, via: probe.via, hide, keep };
  const place = image === undefined ? '' : ` on the image ${image}`;
  return {
    isolated: false,
    reason: `not isolated${place}: ${probe.why}. The agent runs as the user of the job and may read the environment of its processes.`,
  };
}

/**
 * Finds out whether agents can be isolated on this machine. The result holds for as long as the process lives, and finding it out
 * starts eight processes, so callers remember it.
 */
export async function probeMachine(): Promise<MachineProbe> {
  if (process.platform !== 'linux') return { why: `process namespaces exist on Linux only, this is ${process.platform}` };
  const via = await findPrivilege();
  if (via === undefined) return { why: 'this user is not root, and sudo is missing or asks for a password' };
  const { ok, complaint } = await runQuietly(buildNamespaceCommand(via, rehearsal));
  return ok ? { via } : { why: `this machine does not allow namespaces (${complaint || 'no reason given'})` };
}

async function findPrivilege(): Promise<'root' | 'sudo' | undefined> {
  if (process.getuid?.() === 0) return 'root';
  const { ok } = await runQuietly(buildRootCommand('sudo', ['true']));
  return ok ? 'sudo' : undefined;
}
