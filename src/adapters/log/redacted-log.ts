import type { Log } from '../../ports/log.ts';

/**
 * Creates a log that redacts every message before another log writes it. Warnings quote what agents wrote, and a log is public
 * where its repository is.
 */
export function createRedactedLog(log: Log, redact: (text: string) => string): Log {
  return {
    info: (message) => log.info(redact(message)),
    warning: (message) => log.warning(redact(message)),
    error: (message, location) => log.error(redact(message), location),
  };
}
