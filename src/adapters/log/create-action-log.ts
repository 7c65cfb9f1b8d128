import type { Log } from '../../ports/log.ts';
import { defuseLine } from './defuse-line.ts';
import type { LineSink } from './line-sink.ts';

/**
 * Log of an Actions job. Warnings and errors become annotations; nothing inside a message can become a command.
 * Writes the two commands itself: `@actions/core` would load an HTTP client into every job, and its import would have to be awaited.
 */
export function createActionLog(sink: LineSink = process.stdout): Log {
  return {
    info: (message) => {
      sink.write(`${splitLines(message).map(defuseLine).join('\n')}\n`);
    },
    warning: (message) => {
      sink.write(`::warning::${escapeData(message)}\n`);
    },
    error: (message) => {
      sink.write(`::error::${escapeData(message)}\n`);
    },
  };
}

/** The runner ends a line at a lone carriage return as well. */
function splitLines(message: string): string[] {
  return message.split(/\r\n|\n|\r/);
}

/** As the toolkit does it: what follows the second `::` ends with the line. */
function escapeData(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
