// This folder runs one program in a sandbox. `probe-isolation` finds out what the machine allows. Then, for each
// run, `plan-view` decides which directories the agent sees, `render-script` renders the shell scripts that build this view,
// `prepare-launch` (this file) puts them together with the environment and stdin, and `run-process` spawns the result, enforces
// the time limit and collects the output.

import { chmod, mkdir, mkdtemp, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { messageOf } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { findProgram } from './find-program.ts';
import { agentUser, buildNamespaceCommand, buildRootCommand, type Isolation, type SpawnCommand } from './isolation.ts';
import { planView } from './plan-view.ts';
import { removeTree } from './remove-tree.ts';
import { type Owner, renderArguments, renderExports, renderLauncher, renderSandboxScript } from './render-script.ts';
import { runQuietly } from './run-quietly.ts';

export interface LaunchRequest {
  readonly command: readonly string[];
  readonly stdin: string;
  readonly workspace: string;
  /** True if a sandbox lets the program read the workspace, and refuses each write. Without a sandbox it has no effect. */
  readonly readsWorkspaceOnly?: boolean | undefined;
  /** The directory outside the workspace that the agent may write to as well. */
  readonly files: string;
  /** Further directories that it may write to. */
  readonly writable?: readonly string[];
  /** Directories outside of these that it may read; those that do not exist are ignored. */
  readonly readable?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** A process that is ready to be spawned. */
export interface Launch {
  readonly command: SpawnCommand;
  readonly cwd: string;
  /** The input of the process. `text` goes to stdin. With `control`, stdin stays open and takes names of signals, one a line. */
  readonly stdin: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'control' };
  /** Ends everything by force when signals are ignored; only needed with `control`. */
  kill(pid: number): Promise<void>;
  /** Cleans up after the end and returns what the sandbox saw of it. */
  finish(): Promise<LaunchEnd>;
}

/** The end of the program as the sandbox saw it. `exited` is also the word where the spawned process is the program itself. */
export type LaunchEnd = 'never-started' | 'exited' | 'signalled';

type Sandbox = Extract<Isolation, { isolated: true }>;

/** The reason why a program cannot run. */
export interface LaunchFault {
  readonly message: string;
  /** True if there is no such program, so that another attempt would not find it either. */
  readonly notRunnable: boolean;
}

/** Prepares a program to run, isolated when that is possible. */
export async function prepareLaunch(request: LaunchRequest, isolation: Isolation): Promise<Result<Launch, LaunchFault>> {
  const [name = '', ...args] = request.command;
  const program = await findProgram(name, { path: request.environment.PATH ?? '', cwd: request.workspace });
  if (program === undefined) {
    const place = name.includes('/') ? 'the checkout' : 'PATH';
    return failure({ message: `"${name}" is no program: no executable file of that name in ${place}.`, notRunnable: true });
  }
  const command = [program, ...args] as const;
  if (!isolation.isolated) return success(prepareDirect(request, command));
  try {
    return success(await prepareSandbox({ ...request, command }, isolation));
  } catch (error) {
    return failure({ message: `The sandbox could not be prepared: ${messageOf(error)}.`, notRunnable: false });
  }
}

function prepareDirect(
  { environment, workspace, stdin }: LaunchRequest,
  [file, ...args]: readonly [string, ...string[]],
): Launch {
  return {
    command: { file, args, environment },
    cwd: workspace,
    stdin: { kind: 'text', text: stdin },
    kill: async () => undefined,
    finish: async () => 'exited',
  };
}

async function prepareSandbox(request: LaunchRequest, { via, hide, keep }: Sandbox): Promise<Launch> {
  const workspace = await realpath(request.workspace);
  const files = await realpath(request.files);
  const readable = [...keep, ...(request.readable ?? []), ...(await findProgramDirectories(request))];
  const writable = [workspace, files, ...(request.writable ?? [])];
  const view = await planView({ writable, hide, shared: ['/tmp', '/var/tmp', '/dev/shm'], readable });
  const owners = await Promise.all(view.writable.map(readOwner));
  const scaffold = await mkdtemp(`${files}.view-`);
  await Promise.all(view.hidden.map((_, index) => mkdir(join(scaffold, String(index)))));
  const start = await writeStartFiles(files, request);
  const launcher = renderLauncher({ workspace, ...start });
  const readOnly = request.readsWorkspaceOnly === true ? [workspace] : [];
  const script = renderSandboxScript({ view, scaffold, readOnly, owners, launcher, ...start });
  return {
    command: buildNamespaceCommand(via, script),
    cwd: '/',
    stdin: { kind: 'control' },
    kill: async (pid) => void (await runQuietly(buildRootCommand(via, ['kill', '-s', 'KILL', '--', `-${pid}`]))),
    finish: async () => {
      await Promise.all(owners.map((owner) => restoreOwner(owner, via)));
      const end = await readEnd(start.environmentFile);
      await Promise.all([removeTree(start.directory), removeTree(scaffold)]);
      return end;
    },
  };
}

/** Reads from the environment's file how far the program came: its launcher empties the file, and the sandbox removes it after a signal. */
async function readEnd(environmentFile: string): Promise<LaunchEnd> {
  const { size } = await stat(environmentFile).catch(() => ({ size: undefined }));
  if (size === undefined) return 'signalled';
  return size === 0 ? 'exited' : 'never-started';
}

/** Lists the directories of programs. The agent finds those under a home, too, but cannot change them. */
async function findProgramDirectories({ command: [program = ''], environment }: LaunchRequest): Promise<string[]> {
  const folders = [...(await listProgramFolders(program)), ...(environment.PATH ?? '').split(':')];
  return folders.filter(isAbsolute);
}

/** Lists the folders that a program needs: that of its name, that of its real file, and the packages of npm beside it. */
export async function listProgramFolders(program: string): Promise<readonly string[]> {
  const real = await realpath(program);
  return [dirname(program), dirname(real), ...findPackages(real)];
}

/** Returns the folder of packages that a program of npm needs beside it. */
function findPackages(real: string): readonly string[] {
  const at = real.indexOf('/node_modules/');
  return at === -1 ? [] : [real.slice(0, at + '/node_modules'.length)];
}

async function readOwner(path: string): Promise<Owner> {
  const { uid, gid } = await stat(path);
  return { path, owner: `${uid}:${gid}` };
}

/**
 * Writes the environment and stdin into a fresh directory. At a name that the agent's user can guess, `setup` may have left a
 * link.
 */
async function writeStartFiles(
  files: string,
  { environment, stdin, command }: LaunchRequest,
): Promise<{ directory: string; environmentFile: string; stdinFile: string }> {
  const directory = await mkdtemp(join(files, 'start-'));
  const environmentFile = join(directory, 'environment');
  const stdinFile = join(directory, 'stdin');
  // A first line keeps the file from being empty, because an empty file means that the program has started.
  await writeFile(environmentFile, `:\n${renderExports(environment)}${renderArguments(command)}`, { mode: 0o600 });
  await writeFile(stdinFile, stdin, { mode: 0o600 });
  await chmod(files, 0o700);
  return { directory, environmentFile, stdinFile };
}

/** Gives a directory back to its owner. The sandbox does this itself, unless it was ended by force. */
async function restoreOwner({ path, owner }: Owner, via: 'root' | 'sudo'): Promise<void> {
  if ((await stat(path)).uid === agentUser) await runQuietly(buildRootCommand(via, ['chown', '-Rh', owner, '--', path]));
}
