import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import type { CancelReason, ProcessOrder } from '../../runner-contract.ts';
import type { Settings } from './settings.ts';

export interface OwnProcessOrder extends ProcessOrder {
  /** Called when the process ended and left others in its group, which may live until the job ends. */
  readonly onLeftBehind: (kill: () => void) => void;
}

/** The limit of Linux for one string of the environment, including its closing zero: 32 pages. */
const LONGEST_STRING = 131_072;
/** The time in which output may still come after the end, from children that the process left behind. */
const DRAIN = 2000;

/** Runs a process in a group of its own. Returns its exit code; 128 and more when a signal ended it. */
export async function runProcess(order: OwnProcessOrder): Promise<number> {
  checkEnvironment(order);
  const child = spawn(order.command, [...order.args], {
    cwd: order.cwd,
    env: order.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const flushes = [readLines(child.stdout, order.onLine), readLines(child.stderr, order.onLine)];
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  const stopListening = order.onStop((reason) => {
    isStopped = true;
    timers.push(...stop(child, reason, order.grace));
  });
  try {
    const code = await waitForEnd(child);
    for (const flush of flushes) flush();
    return code;
  } finally {
    stopListening();
    for (const timer of timers) clearTimeout(timer);
    if (isStopped) signalGroup(child, 'SIGKILL');
    else if (signalGroup(child, 0)) order.onLeftBehind(() => signalGroup(child, 'SIGKILL'));
  }
}

/** Throws where the kernel would refuse to start a process with these variables. */
export function checkEnvironment({ command, env }: Pick<ProcessOrder, 'command' | 'env'>): void {
  for (const [name, value] of Object.entries(env)) {
    if (Buffer.byteLength(`${name}=${value}`) < LONGEST_STRING) continue;
    throw new Error(`An error occurred trying to start process '${command}'. Argument list too long: ${name}`);
  }
}

function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let drain: NodeJS.Timeout | undefined;
    child.once('error', reject);
    child.once('exit', () => {
      drain = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, DRAIN);
    });
    child.once('close', (code, signal) => {
      clearTimeout(drain);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}

function stop(child: ChildProcess, reason: CancelReason, grace: Settings['grace']): NodeJS.Timeout[] {
  if (reason === 'lost') {
    signalGroup(child, 'SIGKILL');
    return [];
  }
  signalGroup(child, 'SIGINT');
  return [
    setTimeout(() => signalGroup(child, 'SIGTERM'), grace.interrupt),
    setTimeout(() => signalGroup(child, 'SIGKILL'), grace.interrupt + grace.terminate),
  ];
}

/** Sends a signal to the group. Returns whether the group still existed. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Passes on the lines of a stream. Returns a function that passes on the last line without an end. */
function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): () => void {
  const decoder = new StringDecoder('utf8');
  const lines = createLineSplitter(onLine);
  stream.on('data', (chunk: Buffer) => lines.write(decoder.write(chunk)));
  return () => {
    lines.write(decoder.end());
    lines.end();
  };
}

/** Calls back for each line of a text that comes in pieces; `end` takes the last line that has no end. */
export function createLineSplitter(onLine: (line: string) => void): {
  readonly write: (text: string) => void;
  readonly end: () => void;
} {
  let rest = '';
  return {
    write(text) {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    },
    end() {
      if (rest !== '') onLine(rest);
      rest = '';
    },
  };
}
