import { messageOf } from '../../core/problem.ts';
import { startApp } from './start-app.ts';
import { readSettings } from './work/read-settings.ts';

/** Starts the App. Catches every error in this one place: wrong settings are reported in words, and the App does not start. */
try {
  const app = await startApp(readSettings(process.env), process.stderr);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
} catch (thrown) {
  process.stderr.write(`${messageOf(thrown)}\n`);
  process.exitCode = 1;
}
