import { spawn, spawnSync } from 'node:child_process';
import { answerFromFiles } from './read-object.ts';

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
}

export class GitError extends Error {
  override readonly name = 'GitError';
}

/**
 * The environment of git, made from scratch: the person's settings, hooks and keys must not reach the repositories of the local
 * GitHub.
 */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_CONFIG_COUNT: '5',
  GIT_CONFIG_KEY_0: 'core.hooksPath',
  GIT_CONFIG_VALUE_0: '/dev/null',
  GIT_CONFIG_KEY_1: 'safe.directory',
  GIT_CONFIG_VALUE_1: '*',
  GIT_CONFIG_KEY_2: 'gc.auto',
  GIT_CONFIG_VALUE_2: '0',
  GIT_CONFIG_KEY_3: 'core.quotePath',
  GIT_CONFIG_VALUE_3: 'false',
  // Without it every fetch and push starts a process that finds nothing to do.
  GIT_CONFIG_KEY_4: 'maintenance.auto',
  GIT_CONFIG_VALUE_4: 'false',
};

/** A repository, bare or not. What git says of objects that never change is remembered with the repository. */
export interface GitRepository {
  readonly directory: string;
  /** The answers by the arguments of their commands, the oldest first. */
  readonly answers: Map<string, Buffer>;
}

/** Creates the memory of a repository that exists in a directory, or will. */
export function createGitRepository(directory: string): GitRepository {
  return { directory, answers: new Map() };
}

export function runGit(repository: GitRepository, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return isAboutFixedObjects(args) ? readOnce(repository, args) : startGit(repository.directory, args, options);
}

/** The commands that only read objects, as the local GitHub uses them. */
const readers = new Set(['cat-file', 'diff', 'diff-tree', 'ls-tree', 'merge-base', 'rev-list', 'rev-parse', 'show']);
const fullId = /^[0-9a-f]{40}(\^\{\w+\})?(:.*)?$/;

/** Returns whether the answer can never change: the command reads, and names every object by its full id. */
function isAboutFixedObjects([command = '', ...args]: readonly string[]): boolean {
  if (!readers.has(command)) return false;
  const names = args.filter((arg) => !arg.startsWith('-') && !(command === 'cat-file' && /^[a-z]+$/.test(arg)));
  const objects = command === 'ls-tree' ? names.slice(0, 1) : names;
  return objects.length > 0 && objects.every((name) => name.split(/\.{2,3}/).every((side) => fullId.test(side)));
}

const mostAnswers = 1000;
const largestAnswerBytes = 65_536;

/** Returns the answer of git about objects that never change, and remembers it: a process costs a hundred times as much as a lookup. */
async function readOnce({ directory, answers }: GitRepository, args: readonly string[]): Promise<Buffer> {
  const key = args.join('\0');
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = answerFromFiles(directory, args) ?? (await startGit(directory, args, {}));
  if (answer.length <= largestAnswerBytes) answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
  return answer;
}

function startGit(directory: string, args: readonly string[], options: GitOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...args], { cwd: directory, env: { ...gitEnvironment, ...options.environment } });
    const output: Buffer[] = [];
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new GitError(`git ${args[0]} ended with ${code}: ${errors.trim()}`));
    });
    // A git that ends early closes its input; its exit status tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

/** Returns the output as text without the final line end. */
export async function readGit(repository: GitRepository, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await runGit(repository, args, options)).toString().trimEnd();
}

export async function findGit(
  repository: GitRepository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string | undefined> {
  try {
    return await readGit(repository, args, options);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

export function runGitSync(directory: string, args: readonly string[], options: GitOptions = {}): string {
  return readBytesSync(directory, args, options).toString().trimEnd();
}

/** Returns the output byte for byte. */
export function readBytesSync(directory: string, args: readonly string[], options: GitOptions = {}): Buffer {
  const result = spawnSync('git', [...args], {
    cwd: directory,
    env: { ...gitEnvironment, ...options.environment },
    input: options.input ?? '',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error !== undefined) throw result.error;
  if (result.status !== 0) throw new GitError(`git ${args[0]} ended with ${result.status}: ${result.stderr.toString().trim()}`);
  return result.stdout;
}
