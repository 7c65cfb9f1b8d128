import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemPath } from './isolation.ts';
import { runQuietly } from './run-quietly.ts';

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;

/** Pipes for the standard streams of a process that is not spawned yet. */
export interface StandardPipes {
  /** The ends of the process: stdin, stdout and stderr. */
  readonly theirs: readonly [number, number, number];
  readonly stdin: Socket;
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** Closes the ends of the process here, after it was spawned or could not be. */
  closeTheirs(): void;
}

/**
 * Creates real pipes. Those that Node makes are sockets, which no program can open as `/dev/stdin`, `/dev/stdout` or
 * `/dev/stderr`, as shell scripts do. Node has no call for a pipe, so these are named ones whose names are gone before the process
 * starts. Everybody may open them by descriptor, because an isolated agent is another user. Returns undefined where the machine
 * has no `mkfifo`.
 */
export async function createStandardPipes(): Promise<StandardPipes | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-pipes-'));
  try {
    const paths = ['stdin', 'stdout', 'stderr'].map((name) => join(folder, name));
    const made = await runQuietly({ file: 'mkfifo', args: ['-m', '666', ...paths], environment: { PATH: systemPath } });
    const [stdin = '', stdout = '', stderr = ''] = paths;
    return made.ok ? openPipes({ stdin, stdout, stderr }) : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function openPipes(paths: Readonly<Record<'stdin' | 'stdout' | 'stderr', string>>): StandardPipes {
  const input = openPipe(paths.stdin);
  const [out, err] = [openPipe(paths.stdout), openPipe(paths.stderr)];
  const theirs = [input.reader, out.writer, err.writer] as const;
  return {
    theirs,
    stdin: new Socket({ fd: input.writer, readable: false, writable: true }),
    stdout: new Socket({ fd: out.reader, readable: true, writable: false }),
    stderr: new Socket({ fd: err.reader, readable: true, writable: false }),
    closeTheirs: () => theirs.forEach(closeSync),
  };
}

/** Opens both ends of a named pipe. Each would wait for the other, so one that is both comes first. */
function openPipe(path: string): { readonly reader: number; readonly writer: number } {
  const both = openSync(path, O_RDWR | O_NONBLOCK);
  try {
    return { reader: openSync(path, O_RDONLY), writer: openSync(path, O_WRONLY) };
  } finally {
    closeSync(both);
  }
}
