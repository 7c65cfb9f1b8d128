import { AsyncLocalStorage } from 'node:async_hooks';
import { Console } from 'node:console';
import type { ActionCall } from '../../src/local/runner-contract.ts';

/** A job, with the variables and the output that a process of its own would have. */
type Job = Pick<ActionCall, 'environment' | 'write'>;

/** The job whose code runs now. Several jobs run in this process at the same time, each in an asynchronous context of its own. */
const jobs = new AsyncLocalStorage<Job>();

const withOutput = createReplacement(() => {
  const restore = [replaceWrite(process.stdout), replaceWrite(process.stderr), replaceConsole()];
  return () => {
    for (const undo of restore) undo();
  };
});
const withVariables = createReplacement(replaceVariables);

/** Performs a job. The log of the job receives all that its code writes to stdout, stderr and the console, as from a process. */
export function performJob<T>(job: Job, act: () => Promise<T>): Promise<T> {
  return jobs.run(job, () => withOutput(act));
}

/** Performs a call within a job to code that reads the variables of the process. Until the call ends, this code sees those of its job. */
export function callWithVariables<T>(act: () => Promise<T>): Promise<T> {
  return withVariables(act);
}

/** What this file has put in place of something of the process. */
const ours = new WeakSet<object>();

/**
 * Creates a function that replaces something of the process from the first of several calls at a time until the last one ends. A later
 * call replaces it again where somebody has put something else there: a job that is lost may outlive its test.
 */
function createReplacement(replace: () => () => void): <T>(act: () => Promise<T>) => Promise<T> {
  let calls = 0;
  let undos: (() => void)[] = [];
  return async (act) => {
    undos.unshift(replace());
    calls += 1;
    try {
      return await act();
    } finally {
      calls -= 1;
      if (calls === 0) {
        for (const undo of undos) undo();
        undos = [];
      }
    }
  };
}

function replaceWrite(stream: NodeJS.WriteStream): () => void {
  const { write } = stream;
  if (ours.has(write)) return () => undefined;
  const own = write.bind(stream);
  const replaced = ((...args: Parameters<typeof own>) => {
    const job = jobs.getStore();
    if (job === undefined) return own(...args);
    const [text, ...others] = args;
    job.write(typeof text === 'string' ? text : Buffer.from(text).toString());
    const done = others.find((other) => typeof other === 'function');
    if (done !== undefined) queueMicrotask(done);
    return true;
  }) as typeof write;
  ours.add(replaced);
  stream.write = replaced;
  return () => {
    if (stream.write === replaced) stream.write = write;
  };
}

/** Replaces the console, because the one of the test runner does not write to the streams of the process. */
function replaceConsole(): () => void {
  const own = globalThis.console;
  if (ours.has(own)) return () => undefined;
  const ofJobs = new Console(process.stdout, process.stderr);
  globalThis.console = new Proxy(own, { get: (_, name) => Reflect.get(jobs.getStore() === undefined ? own : ofJobs, name) });
  ours.add(globalThis.console);
  return () => {
    globalThis.console = own;
  };
}

function replaceVariables(): () => void {
  const own = process.env;
  if (ours.has(own)) return () => undefined;
  const current = (): object => jobs.getStore()?.environment ?? own;
  process.env = new Proxy(own, {
    get: (_, name) => Reflect.get(current(), name),
    set: (_, name, value) => Reflect.set(current(), name, value),
    deleteProperty: (_, name) => Reflect.deleteProperty(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), name);
      return found && { ...found, configurable: true };
    },
  });
  ours.add(process.env);
  return () => {
    process.env = own;
  };
}
