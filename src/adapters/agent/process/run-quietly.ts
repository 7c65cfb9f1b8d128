import { spawn } from 'node:child_process';
import type { SpawnCommand } from './isolation.ts';

export interface QuietRun {
  readonly ok: boolean;
  /** The first line of stderr, or the reason why the program could not be started. */
  readonly complaint: string;
}

/** Runs a short system program to its end. */
export function runQuietly({ file, args, environment }: SpawnCommand): Promise<QuietRun> {
  const child = spawn(file, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk.toString()}`.slice(0, 2_000);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, complaint: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, complaint: complaints.trim().split('\n')[0] ?? '' }));
  });
}

export interface Waited<T> {
  readonly value: T;
  /** The seconds that are left. */
  readonly timeoutSeconds: number;
}

/** Waits for a promise as long as there is time; returns undefined when the time is over. The awaited work continues. */
export async function waitFor<T>(awaited: Promise<T>, seconds: number): Promise<Waited<T> | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, seconds * 1_000, undefined);
  const start = performance.now();
  const arrived = await Promise.race([awaited.then((value) => ({ value })), late]);
  clearTimeout(timer);
  const left = seconds - (performance.now() - start) / 1_000;
  return arrived === undefined || left <= 0 ? undefined : { ...arrived, timeoutSeconds: left };
}

/** Quotes a text as one word of a POSIX shell, whatever it contains. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
