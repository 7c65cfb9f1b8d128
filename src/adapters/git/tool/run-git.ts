import { spawn } from 'node:child_process';

export interface GitCall {
  /** The arguments. Values from outside come after `--` or are checked ids; no shell is involved. */
  readonly args: readonly string[];
  /** Variables added to the environment from scratch. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  readonly directory: string;
  /** The `PATH` to find git by. Nothing else is taken from the environment of the job. */
  readonly path: string;
}

export interface GitAnswer {
  readonly status: number;
  readonly stdout: Buffer;
  /** The last 4 KiB of stderr. */
  readonly stderr: string;
}

const timeoutMilliseconds = 600_000;
const maxOutputBytes = 268_435_456;

/** Settings that switch off what a repository, a user or a machine may have configured: no hooks, no programs, no prompts. */
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.protectHFS=true',
  'core.protectNTFS=true',
  'core.pager=cat',
  'diff.external=',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'credential.helper=',
  'protocol.allow=never',
  'protocol.http.allow=always',
  'protocol.https.allow=always',
  'safe.directory=*',
  'submodule.recurse=false',
  'advice.detachedHead=false',
];

/** Runs git in an environment made from scratch. Never throws for a failing git. Reads at most 256 MiB of output. */
export function runGit({ args, env, input, directory, path }: GitCall): Promise<GitAnswer> {
  const configured = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn('git', ['--no-pager', ...configured, ...args], {
    cwd: directory,
    env: { ...baseEnvironment, PATH: path, ...env },
    stdio: 'pipe',
    timeout: timeoutMilliseconds,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxOutputBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-4096);
    });
    child.on('error', (error) => resolve({ status: 127, stdout: Buffer.alloc(0), stderr: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 128, stdout: Buffer.concat(chunks), stderr }));
    // Git may end before it has read all of its input; its status says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
  });
}

const baseEnvironment = {
  LC_ALL: 'C',
  HOME: '/nonexistent',
  XDG_CONFIG_HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '/bin/false',
  GIT_SSH_COMMAND: '/bin/false',
  GIT_EDITOR: '/bin/false',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
};
