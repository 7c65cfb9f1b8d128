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
  /** Writable directories of the view that the agent owns and may only read. */
  readonly readOnly: readonly string[];
  /** The owners who get the writable directories back. */
  readonly owners: readonly Owner[];
  /** The shell text that the agent's own user runs. */
  readonly launcher: string;
  /** The file that is removed when a signal ended the agent. */
  readonly environmentFile: string;
}

/**
 * Renders the script of the first process in the sandbox. It gives the writable directories to the agent's user, runs the agent,
 * ends the processes that the agent left and gives the directories back. Its stdin is a control channel: each line names a signal
 * for the agent's processes, and the end of stdin means that our process died. An agent as first process would never receive
 * SIGTERM, and sudo would prevent us from signalling it.
 */
export function renderSandboxScript({ view, scaffold, readOnly, owners, launcher, environmentFile }: SandboxPlan): string {
  const paths = view.writable.map(quoteShell).join(' ');
  const views = view.hidden.map((directory, index) => ({ directory, stage: join(scaffold, String(index)) }));
  const bound = view.writable.filter((path) => !view.hidden.some(({ exposed }) => exposed.includes(path)));
  return [
    'exec 3<&0 </dev/null',
    'set -e',
    'umask 022',
    'mounts=$(cat /proc/self/mounts)',
    // While all is writable still: what is bound now stays writable, and what is bound afterwards is read-only.
    ...bound.map((path) => bind(path, path)),
    ...views.flatMap((one) => stageReplacement(one, view)),
    makeReadOnly(bound),
    ...views.flatMap((one) => exposeReadable(one, view)),
    ...moveReplacements(views, scaffold),
    `chown -Rh ${agentUser}:${agentUser} -- ${paths}`,
    ...readOnly.map((path) => remount('ro', path)),
    'set +e',
    `{ while read -r signal; do ${forwardSignal}; done; kill -s KILL -- -1; } <&3 &`,
    `start=${quoteShell(`exec ${becomeAgent} /usr/bin/env -i /bin/sh -c ${quoteShell(launcher)} agent`)}`,
    `mark=${quoteShell(`exec ${becomeAgent} rm -f -- ${quoteShell(environmentFile)}`)}`,
    `start=$start mark=$mark awk ${quoteShell(runAndReport)} 3<&-`,
    'status=$?',
    'kill -s KILL -- -1',
    ...readOnly.map((path) => remount('rw', path)),
    ...owners.map(({ path, owner }) => `chown -Rh ${owner} -- ${quoteShell(path)}`),
    'exit $status',
  ].join('\n');
}

const becomeAgent = `setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs`;

/** Only the agent's user receives SIGTERM, so that the process that waits for the agent lives on and sees its end. */
const forwardSignal = `case $signal in TERM) ${becomeAgent} /bin/sh -c 'kill -s TERM -- -1' ;; *) kill -s KILL -- -1 ;; esac`;

/**
 * The awk program that runs the agent, marks the end by a signal and passes the status on. A shell cannot do this: it has the same
 * status for signal 9 and for `exit 137`. In awk, a status from 256 on is 256 plus the signal.
 */
const runAndReport = `BEGIN {
  status = system(ENVIRON["start"])
  if (status >= 256) { status = 128 + status % 128; system(ENVIRON["mark"]) }
  exit status
}`;

/**
 * Renders the text that makes the file systems of `$mounts` read-only, except the bound directories: one of them may have been a
 * mount before. Permissions alone are not enough: GitHub's machines let everybody write to `/usr/local/bin` and `/opt`. Kernel
 * file systems cannot be mounted read-only.
 */
function makeReadOnly(bound: readonly string[]): string {
  return `while read -r _ at kind flags _; do
  case "$at" in ${[...bound, '/proc'].map(quoteShell).join('|')}) continue ;; esac
  case "$kind,$flags," in *,ro,*|proc,*|sysfs,*|tracefs,*|cgroup*|devpts,*|devtmpfs,*|mqueue,*) continue ;; esac
  mount -o remount,bind,ro "$at" 2>/dev/null || [ "$at" != / ]
done <<MOUNTS
$mounts
MOUNTS`;
}

function bind(path: string, at: string): string {
  return `mount --bind ${quoteShell(path)} ${quoteShell(at)}`;
}

/** Renders the change of a writable directory, which is a mount of its own: bound in its place, or into that of a hidden directory. */
function remount(mode: 'ro' | 'rw', path: string): string {
  return `mount -o remount,bind,${mode} ${quoteShell(path)}`;
}

/** A hidden directory and the place where its replacement is built. */
interface Replacement {
  readonly directory: HiddenDirectory;
  readonly stage: string;
}

/** Renders the replacement of a hidden directory while the exposed paths can still be reached, with those that stay writable. */
function stageReplacement({ directory, stage }: Replacement, view: View): string[] {
  const { path, mode, exposed } = directory;
  const places = exposed.map((one) => quoteShell(placeIn(stage, { path, one })));
  const writable = exposed.filter((one) => view.writable.includes(one));
  return [
    `mount -t tmpfs -o mode=${mode} baton ${quoteShell(stage)}`,
    ...(places.length > 0 ? [`mkdir -p ${places.join(' ')}`] : []),
    ...writable.map((one) => bind(one, placeIn(stage, { path, one }))),
  ];
}

function exposeReadable({ directory: { path, exposed }, stage }: Replacement, view: View): string[] {
  const readable = exposed.filter((one) => !view.writable.includes(one));
  return readable.map((one) => bind(one, placeIn(stage, { path, one })));
}

function placeIn(stage: string, { path, one }: { readonly path: string; readonly one: string }): string {
  return join(stage, one.slice(path.length));
}

/**
 * Puts the replacements on top of the hidden directories; last the one that hides the scaffold, after which the others could not
 * be found. They are moved, not bound a second time: Codex takes the list of mounts for places that it can reach, and its own
 * sandbox fails at one that is hidden.
 */
function moveReplacements(views: readonly Replacement[], scaffold: string): string[] {
  const inOrder = views.toSorted((a, b) => Number(contains(a.directory, scaffold)) - Number(contains(b.directory, scaffold)));
  return inOrder.map(({ directory: { path }, stage }) => `mount --no-mtab --move ${quoteShell(stage)} ${quoteShell(path)}`);
}

function contains({ path }: HiddenDirectory, other: string): boolean {
  return other.startsWith(`${path}/`);
}

export interface LauncherPlan {
  readonly workspace: string;
  /** The file with the exports of the agent's environment and its arguments; it is emptied right before the agent starts. */
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

/** Renders the program and its arguments for `environmentFile`, as the arguments of the launcher. */
export function renderArguments(command: readonly string[]): string {
  return `set -- ${command.map(quoteShell).join(' ')}\n`;
}

/** Renders the exports for `environmentFile`. Leaves out names that are no shell variables. */
export function renderExports(environment: Readonly<Record<string, string>>): string {
  const named = Object.entries(environment).filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
  return named.map(([name, value]) => `export ${name}=${quoteShell(value)}\n`).join('');
}
