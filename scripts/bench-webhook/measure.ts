import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SignedDelivery, webhookPath } from './delivery.ts';
import type { MeasuredServer } from './start-server.ts';

export interface Load {
  readonly seconds: number;
  readonly connections: number;
}

export interface LoadOrder extends Load {
  readonly url: string;
  readonly delivery: SignedDelivery;
}

/** What the sender of the load saw. Times are in milliseconds. */
export interface LoadResult {
  readonly accepted: number;
  readonly refused: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Figures {
  readonly perSecond: number;
  /** The CPU time of the server for one accepted delivery, user and system. */
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends deliveries for some seconds, from another core than the server's. The first second is not counted, because both sides are cold then. */
export async function measure(server: MeasuredServer, delivery: SignedDelivery, load: Load): Promise<Figures> {
  const file = fileURLToPath(new URL('send-load.ts', import.meta.url));
  const sender = spawn('taskset', ['-c', '1', process.execPath, file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const order: LoadOrder = { ...load, url: `http://127.0.0.1:${server.port}${webhookPath}`, delivery };
  try {
    await hear(sender);
    await send(sender, { ...order, seconds: 1 });
    const stored = await server.countStored();
    const before = readCpuMicroseconds(server.pid);
    const { accepted, refused, seconds, p50, p99 } = await send(sender, order);
    const used = readCpuMicroseconds(server.pid) - before;
    if (refused > 0 || accepted === 0) throw new Error(`${accepted} deliveries were accepted and ${refused} refused.`);
    const added = (await server.countStored()) - stored;
    if (server.stores && added < accepted) throw new Error(`${accepted} deliveries were accepted and ${added} stored.`);
    return { perSecond: accepted / seconds, cpuMicroseconds: used / accepted, p50, p99 };
  } finally {
    if (sender.connected) sender.disconnect();
  }
}

async function send(sender: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  sender.send(order);
  return (await hear(sender)) as LoadResult;
}

/** Returns the next message of the sender. Fails if it ends in place of that. */
async function hear(sender: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const end = (): void => ended.abort(new Error('The sender of the load has ended.'));
  sender.once('exit', end);
  try {
    const [message] = await once(sender, 'message', { signal: ended.signal });
    return message;
  } finally {
    sender.off('exit', end);
  }
}

/** The length of a tick of the clock in which Linux counts CPU time. */
const tickMicroseconds = 10_000;

/** Reads the CPU time that a process has used (proc(5): fields 14 and 15 of `stat`). */
function readCpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}
