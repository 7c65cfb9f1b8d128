import { constants } from 'node:os';
import type { ActionFunction, CancelReason, ProcessOrder } from '../../runner-contract.ts';
import { checkEnvironment, createLineSplitter } from './run-process.ts';

/**
 * Runs a JavaScript action as a function of this process, and returns the exit code as `runProcess` does. A function cannot be killed:
 * where a process would be, it is abandoned. Nothing that it does afterwards counts: its token ends with its job, and it can ask
 * whether it is over before it uses the token for artifacts, which does not end.
 */
export async function runFunction(perform: ActionFunction, order: ProcessOrder): Promise<number> {
  checkEnvironment(order);
  const cancel = new AbortController();
  const abandoned = Promise.withResolvers<number>();
  const timers: NodeJS.Timeout[] = [];
  let isListening = false;
  let isOver = false;
  const lines = createLineSplitter((line) => isOver || order.onLine(line));
  const call = {
    environment: order.env,
    write: lines.write,
    listenForCancel() {
      isListening = true;
      return cancel.signal;
    },
    isOver: () => isOver,
  };
  const abandon = (reason: CancelReason): void => {
    isOver = true;
    abandoned.resolve(128 + constants.signals[reason === 'lost' ? 'SIGKILL' : 'SIGINT']);
  };
  const forget = order.onStop((reason) => {
    // A machine that is lost tells its processes nothing, so a function must not save its work either.
    if (reason === 'lost') return abandon(reason);
    cancel.abort();
    const { interrupt, terminate } = order.grace;
    if (isListening) timers.push(setTimeout(abandon, interrupt + terminate, 'lost'));
    else abandon(reason);
  });
  try {
    return await Promise.race([perform(call).catch((thrown) => reportThrown(thrown, lines.write)), abandoned.promise]);
  } finally {
    forget();
    for (const timer of timers) clearTimeout(timer);
    lines.end();
    isOver = true;
  }
}

/** Reports an error that nobody caught and returns the exit code 1, as a process of Node would. */
function reportThrown(thrown: unknown, write: (text: string) => void): number {
  write(`${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`);
  return 1;
}
