import { createColors } from 'picocolors';
import { defuseWorkflowCommands } from '../../core/text/plain-text.ts';
import type { Log } from '../../ports/log.ts';
import type { LineSink } from './action-log.ts';

/**
 * Creates the log of a command line. Writes to stderr, so that stdout holds only the answer, and in colour only for a person at a
 * terminal. Removes control characters, because a terminal obeys them, and defuses workflow commands, because the command line
 * may run inside a job.
 */
export function createConsoleLog(sink: LineSink = process.stderr): Log {
  const colors = createColors(sink.isTTY === true);
  const print = (message: string, paint: (text: string) => string): void => {
    const lines = message.split(/\r\n|\n|\r/).map((line) => paint(defuseWorkflowCommands(removeControls(line))));
    sink.write(`${lines.join('\n')}\n`);
  };
  return {
    debug: (message) => print(message, colors.dim),
    info: (message) => print(message, (text) => text),
    warning: (message) => print(`Warning: ${message}`, colors.yellow),
    error: (message) => print(`Error: ${message}`, colors.red),
  };
}

/** Removes C0 except tab, DEL and C1: the characters that begin escape sequences of a terminal. */
function removeControls(line: string): string {
  return line.replace(/[\p{Cc}]/gu, (character) => (character === '\t' ? character : ''));
}
