import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const serverNames = ['probot', 'accept', 'drain'] as const;
export type ServerName = (typeof serverNames)[number];

export interface MeasuredServer {
  readonly port: number;
  readonly pid: number;
  /** Whether the server puts deliveries on the disk. */
  readonly stores: boolean;
  /** Returns how many deliveries the server has put on the disk; 0 if it puts none there. */
  countStored(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, on the first core of the machine. */
export async function startServer(name: ServerName): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'));
  const file = fileURLToPath(new URL(name === 'probot' ? 'probot-server.ts' : 'baton-server.ts', import.meta.url));
  const child = spawn('taskset', ['-c', '0', process.execPath, file, join(folder, 'bench.sqlite'), name], {
    // A server that logs each delivery writes its log: nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    pid: child.pid ?? 0,
    stores: name !== 'probot',
    countStored: () => ask(child),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function ask(child: ChildProcess): Promise<number> {
  child.send('stored');
  const [stored] = (await once(child, 'message')) as [number];
  return stored;
}
