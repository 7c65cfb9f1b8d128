// This folder writes log lines: for jobs of GitHub Actions (this file) and for a terminal (`console-log`). Both defuse workflow
// commands in text of others.

import { withCodeUrls } from '../../core/docs-address.ts';
import { defuseWorkflowCommands } from '../../core/text/plain-text.ts';
import type { Log, SourceLocation } from '../../ports/log.ts';

/** The target of log lines: a stream of the process, or a list in a test. */
export interface LineSink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/**
 * Creates the log of an Actions job. Warnings and errors become annotations; nothing inside a message can become a command.
 * Writes the two commands itself, because an import of `@actions/core` would have to be awaited before the first line.
 */
export function createActionLog(sink: LineSink = process.stdout): Log {
  return {
    info: (message) => {
      sink.write(`${defuseWorkflowCommands(message)}\n`);
    },
    warning: (message, location) => {
      sink.write(`::warning${renderLocation(location)}::${escapeData(withCodeUrls(message))}\n`);
    },
    error: (message, location) => {
      sink.write(`::error${renderLocation(location)}::${escapeData(withCodeUrls(message))}\n`);
    },
  };
}

/** Renders the position at which GitHub shows the annotation; nothing where there is none. */
function renderLocation(location: SourceLocation | undefined): string {
  if (location === undefined) return '';
  const { file, line, column } = location;
  const name = escapeData(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return ` file=${name},line=${line}${column === undefined ? '' : `,col=${column}`}`;
}

/** Escapes a message as the toolkit does: the part after the second `::` ends with the line. */
function escapeData(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/**
 * Creates a log that redacts every message before another log writes it. Warnings quote what agents wrote, and a log is public
 * where its repository is.
 */
export function createRedactedLog(log: Log, redact: (text: string) => string): Log {
  return {
    info: (message) => log.info(redact(message)),
    warning: (message, location) => log.warning(redact(message), location),
    error: (message, location) => log.error(redact(message), location),
  };
}
