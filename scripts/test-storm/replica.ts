import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../src/local/listen.ts';

/** One process of the App. */
export interface Replica {
  readonly port: number;
  /** Returns how many pieces of work wait or run; undefined if it does not answer. */
  pending(): Promise<number | undefined>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface ReplicaOptions {
  readonly settings: Readonly<Record<string, string>>;
  /** The file to which its log is added. */
  readonly log: string;
}

/** Starts `dist/app.js` and resolves when it listens. */
export async function startReplica({ settings, log }: ReplicaOptions): Promise<Replica> {
  const port = await findFreePort();
  const env = { ...settings, PORT: String(port) };
  const child = spawn(process.execPath, ['dist/app.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The App ended with ${code}: read ${log}.`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      appendFileSync(log, `${child.pid} ${line}\n`);
      if (line.includes('listens on')) resolve();
    });
  });
  return {
    port,
    async pending() {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/baton/pending`);
        return ((await response.json()) as { readonly pending: number }).pending;
      } catch {
        return undefined;
      }
    },
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
