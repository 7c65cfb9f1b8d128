import { join } from 'node:path';
import { agentUser } from './isolation.ts';
import type { HiddenDirectory, View } from './plan-view.ts';
import { quoteShell } from './run-quietly.ts';

export interface Owner {
  readonly path: string;
  /** The owner as `uid:gid`. */
  readonly owner: string;
}

export interface SandboxPlan {
  readonly view: View;
  /** An existing empty directory with one directory per hidden one: `0`, `1`, … */
  readonly scaffold: string;
  /** The owners who get the writable directories back. */
  readonly owners: readonly Owner[];
  /** The shell text that the agent's own user runs, with the agent's program and arguments as its arguments. */
  readonly launcher: string;
}

/**
 * Renders the script of the first process in the sandbox. It gives the writable directories to the agent's user, runs the agent,
 * ends the processes that the agent left and gives the directories back. Its stdin is a control channel: each line names a signal
 * for the agent's processes, and the end of stdin means that our process died. An agent as first process would never receive
 * SIGTERM, and sudo would prevent us from signalling it.
 */
export function renderSandboxScript({ view, scaffold, owners, launcher }: SandboxPlan): string {
  const paths = view.writable.map(quoteShell).join(' ');
  return [
    'exec 3<&0 </dev/null',
    'set -e',
    'umask 022',
    makeReadOnly,
    ...view.writable.filter((path) => !isHidden(path, view)).flatMap((path) => exposeWritable(path, path)),
    ...renderViews(view, scaffold),
    `chown -Rh ${agentUser}:${agentUser} -- ${paths}`,
    'set +e',
    '{ while read -r signal; do kill -s "$signal" -- -1; done; kill -s KILL -- -1; } <&3 &',
    `${becomeAgent} /usr/bin/env -i /bin/sh -c ${quoteShell(launcher)} agent "$@" 3<&-`,
    'status=$?',
    'kill -s KILL -- -1',
    ...owners.map(({ path, owner }) => `chown -Rh ${owner} -- ${quoteShell(path)}`),
    'exit $status',
  ].join('\n');
}

const becomeAgent = `setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs`;

/**
 * The shell text that makes the file systems read-only. Permissions alone are not enough: GitHub's machines let everybody write
 * to `/usr/local/bin` and `/opt`. Kernel file systems cannot be mounted read-only.
 */
const makeReadOnly = `cat /proc/self/mounts | while read -r _ at kind flags _; do
  case "$kind,$flags," in *,ro,*|proc,*|sysfs,*|cgroup*|devpts,*|devtmpfs,*|mqueue,*) continue ;; esac
  mount -o remount,bind,ro "$at" 2>/dev/null || [ "$at" != / ]
done`;

function isHidden(path: string, view: View): boolean {
  return view.hidden.some(({ exposed }) => exposed.includes(path));
}

function exposeWritable(path: string, at: string): string[] {
  return [`mount --bind ${quoteShell(path)} ${quoteShell(at)}`, `mount -o remount,bind,rw ${quoteShell(at)}`];
}

/**
 * Renders the replacement of hidden directories. Builds all replacements while the exposed paths can still be reached, then puts
 * them on top; last the one that hides the scaffold, after which the others could not be found. They are moved, not bound a
 * second time: Codex takes the list of mounts for places that it can reach, and its own sandbox fails at one that is hidden.
 */
function renderViews(view: View, scaffold: string): string[] {
  const views = view.hidden.map((directory, index) => ({ directory, stage: join(scaffold, String(index)) }));
  const inOrder = views.toSorted((a, b) => Number(contains(a.directory, scaffold)) - Number(contains(b.directory, scaffold)));
  return [
    ...views.flatMap(({ directory, stage }) => buildReplacement(directory, { view, stage })),
    ...inOrder.map(({ directory: { path }, stage }) => `mount --no-mtab --move ${quoteShell(stage)} ${quoteShell(path)}`),
  ];
}

function contains({ path }: HiddenDirectory, other: string): boolean {
  return other.startsWith(`${path}/`);
}

function buildReplacement(
  { path, mode, exposed }: HiddenDirectory,
  { view, stage }: { readonly view: View; readonly stage: string },
): string[] {
  const expose = (one: string): string[] => {
    const at = join(stage, one.slice(path.length));
    const bind = view.writable.includes(one) ? exposeWritable(one, at) : [`mount --bind ${quoteShell(one)} ${quoteShell(at)}`];
    return [`mkdir -p ${quoteShell(at)}`, ...bind];
  };
  return [`mount -t tmpfs -o mode=${mode} baton ${quoteShell(stage)}`, ...exposed.flatMap(expose)];
}

export interface LauncherPlan {
  readonly workspace: string;
  /** The file with the exports of the agent's environment; it is emptied right before the agent starts. */
  readonly environmentFile: string;
  /** The file that becomes stdin. */
  readonly stdinFile: string;
}

/**
 * Renders the script that the agent's own user runs first. The environment comes from a file, because everybody can read
 * arguments. It is set here and not earlier, because nothing that runs as root may depend on it.
 */
export function renderLauncher({ workspace, environmentFile, stdinFile }: LauncherPlan): string {
  return [
    `cd -- ${quoteShell(workspace)} || exit`,
    'unset PWD OLDPWD SHLVL',
    `. ${quoteShell(environmentFile)}`,
    '[ -x "$1" ] || { echo "$1 cannot be executed by the user the agent runs as" >&2; exit 126; }',
    `: >${quoteShell(environmentFile)}`,
    `exec <${quoteShell(stdinFile)}`,
    'exec "$@"',
  ].join('\n');
}

/** Renders the exports for `environmentFile`. Leaves out names that are no shell variables. */
export function renderExports(environment: Readonly<Record<string, string>>): string {
  const named = Object.entries(environment).filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return named.map(([name, value]) => `export ${name}=${quoteShell(value)}\n`).join('');
}
