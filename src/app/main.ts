import { messageOf } from '../core/problem.ts';
import { start } from './start.ts';
import { stopInTime } from './stop-in-time.ts';

/** Starts the App. Catches every error in this one place: wrong settings are reported in words, and the App does not start. */
try {
  // A person reads a terminal, and a program everything else.
  const format = process.env.LOG_FORMAT || (process.stderr.isTTY ? 'text' : 'json');
  const environment = { ...process.env, LOG_FORMAT: format };
  const app = await start(environment, { out: process.stderr });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopInTime(app, environment));
} catch (thrown) {
  process.stderr.write(`${messageOf(thrown)}\n`);
  process.exitCode = 1;
}
