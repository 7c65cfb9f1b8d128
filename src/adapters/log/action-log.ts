import { defuseWorkflowCommands } from '../../core/text/plain-text.ts';
import type { Log, Place } from '../../ports/log.ts';
import type { LineSink } from './line-sink.ts';

/**
 * Log of an Actions job. Warnings and errors become annotations; nothing inside a message can become a command.
 * Writes the two commands itself: `@actions/core` would load an HTTP client into every job, and its import would have to be awaited.
 */
export function createActionLog(sink: LineSink = process.stdout): Log {
  return {
    info: (message) => {
      sink.write(`${defuseWorkflowCommands(message)}\n`);
    },
    warning: (message) => {
      sink.write(`::warning::${escapeData(message)}\n`);
    },
    error: (message, place) => {
      sink.write(`::error${place === undefined ? '' : renderPlace(place)}::${escapeData(message)}\n`);
    },
  };
}

/** Where GitHub shows the annotation. */
function renderPlace({ file, line, column }: Place): string {
  const name = escapeData(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return ` file=${name},line=${line}${column === undefined ? '' : `,col=${column}`}`;
}

/** As the toolkit does it: what follows the second `::` ends with the line. */
function escapeData(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
