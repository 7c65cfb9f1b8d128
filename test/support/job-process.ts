import { AsyncLocalStorage } from 'node:async_hooks';
import { run } from '../../src/entry/action/run.ts';
import type { ActionCall } from '../../src/local/runner-contract.ts';

const calls = new AsyncLocalStorage<ActionCall>();

/**
 * Performs our action as a function of this process, as `main.ts` does in a process of its own. GitHub's own client for artifacts reads
 * the environment of the process and writes to its output: within the call it sees the environment and the output of the job.
 */
export function performAction(call: ActionCall): Promise<number> {
  return calls.run(call, () => run(call.environment, { out: call, listenForCancel: call.listenForCancel }));
}

const own = process.env;
const current = (): object => calls.getStore()?.environment ?? own;

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

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((...args: Parameters<typeof write>) => {
  const call = calls.getStore();
  if (call === undefined) return write(...args);
  call.write(String(args[0]));
  return true;
}) as typeof process.stdout.write;
