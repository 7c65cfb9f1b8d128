import { messageOf } from '../../core/problem.ts';
import { startApp } from './start-app.ts';
import { readSettings } from './work/read-settings.ts';

/** The one catch of the App: what is wrong with its settings is said in words, and it does not start. */
try {
  const app = await startApp(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
} catch (thrown) {
  process.stderr.write(`${messageOf(thrown)}\n`);
  process.exitCode = 1;
}
