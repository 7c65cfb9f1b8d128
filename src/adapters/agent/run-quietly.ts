import { spawn } from 'node:child_process';
import type { SpawnCommand } from './enter-namespaces.ts';

export interface QuietRun {
  readonly ok: boolean;
  /** First line of stderr, or why it could not be started. */
  readonly complaint: string;
}

/** Runs a short program of the system to its end. */
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
