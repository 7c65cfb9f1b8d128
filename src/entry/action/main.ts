import { run } from './run.ts';

/** GitHub cancels a job with SIGINT and SIGTERM; without a handler either of the two ends the process at once. */
function listenForCancel(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

process.exitCode = await run(process.env, { out: process.stdout, listenForCancel });
