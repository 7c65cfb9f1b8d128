import { config } from 'zod';

// A job checks few values with each schema, so compiling a function for a schema takes longer than it saves. A schema reads
// this setting when it is built, so everything with a schema is loaded afterwards.
config({ jitless: true });

/** Returns a signal that fires when GitHub cancels the job: with SIGINT and SIGTERM, which end a process without a handler. */
function listenForCancel(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

const { run } = await import('./run.ts');
process.exitCode = await run(process.env, { out: process.stdout, listenForCancel });
