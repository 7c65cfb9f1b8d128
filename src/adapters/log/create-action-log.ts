import { defuseWorkflowCommands } from '../../core/text/defuse-workflow-commands.ts';
import type { Log } from '../../ports/log.ts';
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
    error: (message) => {
      sink.write(`::error::${escapeData(message)}\n`);
    },
  };
}

/** As the toolkit does it: what follows the second `::` ends with the line. */
function escapeData(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
