import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The end of another program. */
export interface OtherEnd {
  /** The exit status, as shells write it after a signal. */
  readonly status: number;
  /** Its stdout, where that was asked for; else empty. */
  readonly stdout: string;
}

interface OtherStart {
  readonly command: readonly [string, ...string[]];
  readonly environment: NodeJS.ProcessEnv;
  /** The text for its stdin; undefined to pass on our own. */
  readonly stdin?: Buffer;
  /** True to return its stdout; else it goes where ours goes. */
  readonly catches: boolean;
}

/** Runs another program in place of this one, and waits for its end. A signal reaches both, and only the other one answers it. */
export async function runOther({ command: [file, ...args], environment, stdin, catches }: OtherStart): Promise<OtherEnd> {
  const wait = (): void => undefined;
  process.on('SIGTERM', wait).on('SIGINT', wait);
  const child = spawn(file, args, {
    env: environment,
    stdio: [stdin === undefined ? 'inherit' : 'pipe', catches ? 'pipe' : 'inherit', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  // A program that does not read its stdin closes it early.
  child.stdin?.on('error', wait).end(stdin);
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));
  });
  return { status, stdout: Buffer.concat(pieces).toString('utf8') };
}
