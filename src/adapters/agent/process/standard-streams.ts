import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemPath } from './isolation.ts';
import { runQuietly } from './run-quietly.ts';

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;

/** The standard streams of a process that is not spawned yet. */
export interface StandardStreams {
  /** The ends of the process: each a descriptor, or a pipe that Node makes. */
  readonly theirs: readonly [number | 'pipe', number | 'pipe', number | 'pipe'];
  /** Our ends; undefined for pipes of Node. */
  readonly stdout?: Socket;
  readonly stderr?: Socket;
  /** Closes the ends of the process here, after it was spawned or could not be. */
  closeTheirs(): void;
}

/**
 * Creates streams that a program can open as `/dev/stdin`, `/dev/stdout` and `/dev/stderr`, as shell scripts do: the pipes that
 * Node makes are sockets, which cannot be opened. A text for stdin is a file. Output goes through named pipes whose names are
 * gone before the process starts; everybody may open them by descriptor, because an isolated agent is another user.
 */
export async function createStandardStreams(text: string | undefined): Promise<StandardStreams> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-streams-'));
  try {
    const stdin = text === undefined ? 'pipe' : await openText(join(folder, 'stdin'), text);
    const [out, err] = [join(folder, 'stdout'), join(folder, 'stderr')];
    const made = await runQuietly({ file: 'mkfifo', args: ['-m', '666', out, err], environment: { PATH: systemPath } });
    return made.ok ? joinStreams(stdin, [openPipe(out), openPipe(err)]) : joinStreams(stdin);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openText(path: string, text: string): Promise<number> {
  await writeFile(path, text, { mode: 0o600 });
  return openSync(path, O_RDONLY);
}

interface Pipe {
  readonly reader: number;
  readonly writer: number;
}

/** Opens both ends of a named pipe. Each would wait for the other, so a descriptor that is both comes first. */
function openPipe(path: string): Pipe {
  const both = openSync(path, O_RDWR | O_NONBLOCK);
  try {
    return { reader: openSync(path, O_RDONLY | O_NONBLOCK), writer: openSync(path, O_WRONLY) };
  } finally {
    closeSync(both);
  }
}

/** Joins stdin with the pipes of stdout and stderr; without them, on a machine that has no `mkfifo`, Node makes the pipes. */
function joinStreams(stdin: number | 'pipe', pipes?: readonly [Pipe, Pipe]): StandardStreams {
  const theirs = [stdin, pipes?.[0].writer ?? 'pipe', pipes?.[1].writer ?? 'pipe'] as const;
  const closeTheirs = (): void => {
    for (const end of theirs) if (end !== 'pipe') closeSync(end);
  };
  if (pipes === undefined) return { theirs, closeTheirs };
  const [stdout, stderr] = pipes.map(({ reader }) => new Socket({ fd: reader, readable: true, writable: false }));
  return { theirs, closeTheirs, stdout, stderr };
}
