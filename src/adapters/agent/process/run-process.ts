import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { AgentRun } from '../../../ports/agent-runner.ts';
import { createBlockReader, createCollector } from '../stream/line-logger.ts';
import { createReadAhead } from '../stream/read-ahead.ts';
import { type Cause, describeEnd, describeNotStarted, type Exit, isRefusal } from './describe-end.ts';
import type { Launch } from './prepare-launch.ts';
import { createStandardStreams } from './standard-streams.ts';

export interface ProcessOptions {
  readonly timeoutSeconds: number;
  /** Seconds between SIGTERM and SIGKILL. */
  readonly graceSeconds: number;
  /** Ends the process as a timeout does. */
  readonly cancel?: AbortSignal | undefined;
  /** Ends the process as the end of its time does. */
  readonly expire?: AbortSignal | undefined;
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
  /** Receives all of stdout as it comes. */
  readonly onStdout?: (chunk: Uint8Array) => void;
  /** False when the output is not meant for people. */
  readonly logsStdout?: boolean;
}

export interface ProcessRun extends Pick<AgentRun, 'ended' | 'exitStatus' | 'reason' | 'stdout' | 'stderr' | 'printed'> {
  /** True if the system refused to start the program, so that another attempt would not start it either. */
  readonly notRunnable?: boolean;
}

const stdoutBytes = 256 * 1_024;
const stderrBytes = 64 * 1_024;
/** The time in which output may still come after the exit. Only a process that left the group can hold the pipe open longer. */
const drainMilliseconds = 2_000;
/** The time after SIGKILL in which the sandbox gives the files back. */
const forceMilliseconds = 60_000;

/**
 * Runs a launch to its end, in a process group of its own. Leaves no process of the group behind. Never throws for what the
 * process does.
 */
export async function runProcess(launch: Launch, options: ProcessOptions): Promise<ProcessRun> {
  const spawned = await spawnDetached(launch);
  if (spawned instanceof Error) {
    await launch.finish();
    return { ...describeNotStarted(spawned.message), notRunnable: isRefusal(spawned), stdout: '', stderr: '', printed: {} };
  }
  const blocks = createBlockReader();
  const ahead = createReadAhead();
  const logging = options.logsStdout === false ? { write: () => undefined } : {};
  const stdout = createCollector({ ...options, ...logging, limit: stdoutBytes });
  const stderr = createCollector({ ...options, limit: stderrBytes });
  const takeStdout = (chunk: Buffer): void => {
    blocks.push(chunk);
    options.onStdout?.(chunk);
    stdout.push(chunk);
  };
  spawned.stdout.on('data', (chunk: Buffer) => ahead.push(chunk, takeStdout));
  spawned.stderr.on('data', (chunk: Buffer) => ahead.push(chunk, stderr.push));
  const stop = armTermination(spawned, { launch, ...options });
  const exit = await spawned.exited;
  const cause = stop();
  if (launch.stdin.kind === 'text') signalGroup(spawned.child, 'KILL');
  await drain(spawned);
  ahead.end();
  const output = { stdout: stdout.end(), stderr: stderr.end(), printed: blocks.end() };
  const end = await launch.finish();
  if (exit instanceof Error) return { ...describeNotStarted(exit.message), notRunnable: isRefusal(exit), ...output };
  const complaint = output.stderr.trim().split('\n')[0] || 'the sandbox ended before it';
  if (end === 'never-started' && cause === undefined) return { ...describeNotStarted(complaint), ...output };
  return { ...describeEnd(exit, { cause, end }), ...output };
}

interface Spawned {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit | Error>;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

/** Spawns the process. Node throws some errors of the system and emits others. */
async function spawnDetached({ command, cwd, stdin }: Launch): Promise<Spawned | Error> {
  const text = stdin.kind === 'text' ? stdin.text : undefined;
  const streams = await createStandardStreams(text).catch(toError);
  if (streams instanceof Error) return streams;
  try {
    const stdio = [...streams.theirs];
    const child = spawn(command.file, command.args, { cwd, env: command.environment, detached: true, stdio });
    const [stdout, stderr] = [streams.stdout ?? child.stdout, streams.stderr ?? child.stderr];
    if (stdout === null || stderr === null) throw new Error('The process has no output.');
    // The process may have ended before a signal is written.
    child.stdin?.on('error', () => undefined);
    return { child, exited: waitForExit(child), stdout, stderr };
  } catch (error) {
    streams.stdout?.destroy();
    streams.stderr?.destroy();
    return toError(error);
  } finally {
    streams.closeTheirs();
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function waitForExit(child: ChildProcess): Promise<Exit | Error> {
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/**
 * Ends the process when its time is up or the job is cancelled. The returned function disarms the timer and returns the cause, if
 * it came to that.
 */
function armTermination(spawned: Spawned, options: ProcessOptions & { readonly launch: Launch }): () => Cause | undefined {
  const timers: NodeJS.Timeout[] = [];
  let cause: Cause | undefined;
  const terminate = (why: Cause): void => {
    if (cause !== undefined) return;
    cause = why;
    sendSignal(spawned, { ...options, signal: 'TERM' });
    timers.push(setTimeout(() => sendSignal(spawned, { ...options, signal: 'KILL' }), options.graceSeconds * 1_000));
    timers.push(setTimeout(() => killByForce(spawned.child, options.launch), options.graceSeconds * 1_000 + forceMilliseconds));
  };
  const onAbort = (): void => terminate('cancelled');
  const onExpire = (): void => terminate('timeout');
  timers.push(setTimeout(onExpire, options.timeoutSeconds * 1_000));
  options.expire?.addEventListener('abort', onExpire);
  options.cancel?.addEventListener('abort', onAbort);
  if (options.cancel?.aborted) onAbort();
  return () => {
    timers.forEach(clearTimeout);
    options.expire?.removeEventListener('abort', onExpire);
    options.cancel?.removeEventListener('abort', onAbort);
    return cause;
  };
}

function sendSignal({ child }: Spawned, { launch, signal }: { readonly launch: Launch; readonly signal: 'TERM' | 'KILL' }): void {
  if (launch.stdin.kind === 'control') child.stdin?.write(`${signal}\n`);
  else signalGroup(child, signal);
}

function signalGroup({ pid }: ChildProcess, signal: 'TERM' | 'KILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, `SIG${signal}`);
  } catch {
    // No process is left in the group.
  }
}

function killByForce({ pid }: ChildProcess, launch: Launch): void {
  if (pid !== undefined) void launch.kill(pid);
}

async function drain({ child, stdout, stderr }: Spawned): Promise<void> {
  const streams = [stdout, stderr];
  const closed = Promise.all(streams.map((stream) => stream.closed || new Promise((resolve) => stream.once('close', resolve))));
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, drainMilliseconds);
  await Promise.race([closed, late]);
  clearTimeout(timer);
  for (const stream of [...streams, child.stdin]) stream?.destroy();
}
