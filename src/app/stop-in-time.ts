import { createAppLog } from './open-telemetry.ts';
import { readOperationSettings } from './settings/operation-settings.ts';
import type { Running } from './start.ts';

/**
 * Stops the App, and ends the process when it is not done in time: platforms kill a process some seconds after they told it to stop.
 * Work that is cut off is done again by the next start.
 */
export async function stopInTime(app: Running, environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { logFormat, stopSeconds } = readOperationSettings(environment);
  const log = createAppLog(process.stderr, logFormat);
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
