import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, realpath, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { failure, type Result, success } from '../../../core/result.ts';
import { findProgram, isExecutable } from '../process/find-program.ts';
import type { Isolation } from '../process/isolation.ts';
import { type LaunchRequest, prepareLaunch } from '../process/prepare-launch.ts';
import { removeTree } from '../process/remove-tree.ts';
import { runProcess } from '../process/run-process.ts';

/**
 * Returns whether only we could have put the program at `path` there. The program and the folders above it, up to and without
 * `root`, must belong to us or to root and be closed to others for writing. Files outside `root` are not ours.
 */
async function isOwnTree(path: string, root: string): Promise<boolean> {
  const [file, top] = await Promise.all([realpath(path), realpath(root)]);
  if (!file.startsWith(`${top}/`)) return false;
  for (let at = file; at !== top; at = dirname(at)) {
    const { uid, mode } = await lstat(at);
    if ((uid !== 0 && uid !== process.getuid?.()) || (mode & 0o022) !== 0) return false;
  }
  return true;
}

/**
 * Verifies the one package that npm left in `folder`. Returns its path when it has the known digest (`sha512-…`, as registries
 * write it).
 */
async function verifyPackage(folder: string, integrity: string): Promise<Result<string, string>> {
  const [name, ...others] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  if (name === undefined || others.length > 0) return failure(`npm left ${name === undefined ? 'no' : 'more than one'} package.`);
  const path = join(folder, name);
  if (!(await lstat(path)).isFile()) return failure('npm left a package that is not a regular file.');
  const hash = createHash('sha512');
  await pipeline(createReadStream(path), hash);
  const found = `sha512-${hash.digest('base64')}`;
  if (found === integrity) return success(path);
  return failure(`the registry gave a package with the digest ${found}, and it must have ${integrity}.`);
}

export interface NpmProgram {
  readonly program: string;
  readonly package: string;
  readonly version: string;
  readonly integrity: string;
}

export interface InstallOptions {
  /** The folder of everything that Baton installs, which agents cannot write to. */
  readonly folder: string;
  /** The environment of npm: PATH, registry, proxies. Never secrets. */
  readonly environment: Readonly<Record<string, string>>;
  readonly isolation: Isolation;
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
  readonly cancel?: AbortSignal | undefined;
}

const timeoutSeconds = 600;
const graceSeconds = 2;
const quiet = '--no-update-notifier --loglevel=error';
const packScript = `exec npm pack ${quiet} --pack-destination "$2" -- "$1"`;
const installScript = `exec npm install --prefix . --no-audit --no-fund --no-package-lock ${quiet} -- "$1"`;

/**
 * Installs a program from npm, once per machine and version, and returns its path. Packages may bring scripts, so npm runs like
 * an agent: as a user without permissions in namespaces of its own. The package is fetched first and its digest compared, before
 * anything of it runs. The folder gets its name when it is complete; of two simultaneous installations the first one stays.
 */
export async function installProgram(wanted: NpmProgram, options: InstallOptions): Promise<Result<string, string>> {
  const target = join(options.folder, wanted.package.replaceAll('/', '+'), wanted.version);
  const installed = join(target, 'node_modules', '.bin', wanted.program);
  if (await isExecutable(installed)) return checkInstalled(installed, { wanted, options });
  if ((await findProgram('npm', { path: options.environment.PATH ?? '', cwd: '/' })) === undefined)
    return failure(`${nameOf(wanted)} is to be installed by npm, and there is no npm in PATH.`);
  await mkdir(dirname(target), { recursive: true });
  const staging = await mkdtemp(join(options.folder, '.install-'));
  try {
    const problem = await runNpm({ wanted, staging }, options);
    if (problem !== undefined) return failure(`${nameOf(wanted)} could not be installed: ${problem}`);
    await rename(join(staging, 'package'), target).catch(ignoreExisting);
    if (await isExecutable(installed)) return success(installed);
    return failure(`${nameOf(wanted)} was installed, but has no program "${wanted.program}".`);
  } finally {
    await removeTree(staging);
  }
}

async function checkInstalled(
  installed: string,
  { wanted, options }: { readonly wanted: NpmProgram; readonly options: InstallOptions },
): Promise<Result<string, string>> {
  if (await isOwnTree(installed, dirname(options.folder))) return success(installed);
  return failure(
    `${nameOf(wanted)} lies in ${options.folder} already, where others than the user of this job can change it. Remove that folder, or install the program on the machine.`,
  );
}

function nameOf(wanted: NpmProgram): string {
  return `${wanted.package}@${wanted.version}`;
}

async function runNpm(
  { wanted, staging }: { readonly wanted: NpmProgram; readonly staging: string },
  options: InstallOptions,
): Promise<string | undefined> {
  const { environment } = options;
  const [workspace, files] = [join(staging, 'package'), join(staging, 'files')];
  await mkdir(workspace, { mode: 0o755 });
  await mkdir(join(files, 'tmp'), { recursive: true });
  const own = { HOME: files, TMPDIR: join(files, 'tmp'), npm_config_cache: join(files, 'cache') };
  const run = (script: string, args: readonly string[]): Promise<string | undefined> => {
    const command = ['/bin/sh', '-c', script, 'npm', ...args];
    return runScript({ command, stdin: '', workspace, files, environment: { ...environment, ...own } }, options);
  };
  const problem = await run(packScript, [nameOf(wanted), files]);
  if (problem !== undefined) return problem;
  const verified = await verifyPackage(files, wanted.integrity);
  return verified.ok ? run(installScript, [verified.value]) : verified.error;
}

async function runScript(plan: LaunchRequest, { isolation, write, redact, cancel }: InstallOptions): Promise<string | undefined> {
  const launch = await prepareLaunch(plan, isolation);
  if (!launch.ok) return launch.error.message;
  const ended = await runProcess(launch.value, { timeoutSeconds, graceSeconds, cancel, write, redact });
  if (ended.ended === 'exited' && ended.exitStatus === 0) return undefined;
  if (ended.ended === 'timeout') return `npm took longer than ${timeoutSeconds} seconds.`;
  return ended.reason ?? `npm ended with status ${ended.exitStatus}: ${summarise(redact(ended.stderr))}`;
}

function summarise(stderr: string): string {
  return stderr.trim().split('\n').slice(0, 5).join(' ').slice(0, 500) || 'it said nothing.';
}

/** Ignores the error when another process on this machine has installed the same program first. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
