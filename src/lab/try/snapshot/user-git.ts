import { spawn } from 'node:child_process';
import { UsageError } from '../../../terminal/files/usage-error.ts';

/** The end of one git process. */
interface GitEnd {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git in the repository of the user. Values from outside come after `--` or are checked ids. */
export interface UserGit {
  /** Returns standard output, trimmed. Throws with the words of git if it fails. */
  run(args: readonly string[], input?: string): Promise<string>;
  /** Returns the end of the process, whatever it was. */
  try(args: readonly string[], input?: string): Promise<GitEnd>;
  /** Returns the same git with further variables. */
  with(environment: Readonly<Record<string, string>>): UserGit;
}

/**
 * Settings that keep git from starting hooks and file watchers and from tidying up. All other settings of the user count, because
 * they decide which files are ignored and how line ends are stored.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.splitIndex=false',
  'core.quotePath=false',
  'core.compression=0',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.addEmbeddedRepo=false',
].flatMap((setting) => ['-c', setting]);

/** Creates a git for the repository of the user that changes nothing there, as long as index and objects lead elsewhere. */
export function createUserGit(
  directory: string,
  { environment = {}, signal }: { readonly environment?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): UserGit {
  const attempt = (args: readonly string[], input = ''): Promise<GitEnd> =>
    startGit(args, { directory, environment, signal, input });
  return {
    try: attempt,
    async run(args, input) {
      const { status, stdout, stderr } = await attempt(args, input);
      if (status !== 0) throw new UsageError(`git ${args[0]} ended with ${status}: ${stderr.trim()}`);
      return stdout.trim();
    },
    with: (more) => createUserGit(directory, { environment: { ...environment, ...more }, signal }),
  };
}

interface Start {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly input: string;
}

function startGit(args: readonly string[], { directory, environment, signal, input }: Start): Promise<GitEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<GitEnd>();
  const child = spawn('git', [...settings, ...args], {
    cwd: directory,
    env: { ...process.env, LC_ALL: 'C.UTF-8', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', ...environment },
    signal,
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  child.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ENOENT' ? new UsageError('git was not found. Install git 2.31 or newer, then try again.') : error),
  );
  child.on('close', (code) => resolve({ status: code ?? 128, ...output }));
  child.stdin.on('error', () => undefined).end(input);
  return promise;
}
