import { messageOf } from '../core/problem.ts';
import { refuseOldNode } from '../host/program-facts.ts';
import type { Running } from './start.ts';

// It keeps its work in `node:sqlite`, which Node 22 has for experiments only.
if (!refuseOldNode({ needed: 24 })) await runApp();

/** Runs the App. Catches every error in this one place: wrong settings are reported in words, and the App does not start. */
async function runApp(): Promise<void> {
  try {
    const { start } = await import('./start.ts');
    // A person reads a terminal, and a program everything else.
    const format = process.env.LOG_FORMAT || (process.stderr.isTTY ? 'text' : 'json');
    const environment = { ...process.env, LOG_FORMAT: format };
    const app = await start(environment, { out: process.stderr });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopInTime(app, environment));
  } catch (thrown) {
    process.stderr.write(`${messageOf(thrown)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Stops the App, and ends the process when it is not done in time: platforms kill a process some seconds after they told it to stop.
 * Work that is cut off is done again by the next start.
 */
async function stopInTime(app: Running, environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { createAppLog } = await import('./open-telemetry.ts');
  const { readOperationSettings } = await import('./settings/operation-settings.ts');
  const { stopSeconds, ...settings } = readOperationSettings(environment);
  const log = createAppLog(process.stderr, settings);
  const deadline = setTimeout(() => {
    log.warning(`The App was not done within ${stopSeconds} s. The next start does what is left.`);
    process.exit(0);
  }, stopSeconds * 1000);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
