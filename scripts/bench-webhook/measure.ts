import { spawn } from 'node:child_process';
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
  readonly accepted: number;
  readonly perSecond: number;
  /** The CPU time of the server for one accepted delivery, user and system. */
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends deliveries for some seconds, from the second core of the machine. */
export async function measure(server: MeasuredServer, delivery: SignedDelivery, load: Load): Promise<Figures> {
  const file = fileURLToPath(new URL('send-load.ts', import.meta.url));
  const sender = spawn('taskset', ['-c', '1', process.execPath, file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(sender, 'message');
  const before = readCpuMicroseconds(server.pid);
  const order: LoadOrder = { ...load, url: `http://127.0.0.1:${server.port}${webhookPath}`, delivery };
  sender.send(order);
  const [result] = (await once(sender, 'message')) as [LoadResult];
  const used = readCpuMicroseconds(server.pid) - before;
  if (result.refused > 0 || result.accepted === 0)
    throw new Error(`${result.accepted} deliveries were accepted and ${result.refused} refused.`);
  const { accepted, seconds, p50, p99 } = result;
  return { accepted, perSecond: accepted / seconds, cpuMicroseconds: used / accepted, p50, p99 };
}

/** The length of a tick of the clock in which Linux counts CPU time. */
const tickMicroseconds = 10_000;

/** Reads the CPU time that a process has used (proc(5): fields 14 and 15 of `stat`). */
function readCpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}
