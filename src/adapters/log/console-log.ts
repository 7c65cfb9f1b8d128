import { createColors } from 'picocolors';
import { defuseWorkflowCommands } from '../../core/text/plain-text.ts';
import type { Log } from '../../ports/log.ts';
import type { LineSink } from './line-sink.ts';

/**
 * Log of a command line: goes to stderr, so that stdout stays the answer. Coloured only for a person at a terminal.
 * Control characters are taken out, since a terminal obeys them; workflow commands too, since the command line may run inside a job.
 */
export function createConsoleLog(sink: LineSink = process.stderr): Log {
  const colors = createColors(sink.isTTY === true);
  const print = (message: string, paint: (text: string) => string): void => {
    const lines = message.split(/\r\n|\n|\r/).map((line) => paint(defuseWorkflowCommands(removeControls(line))));
    sink.write(`${lines.join('\n')}\n`);
  };
  return {
    info: (message) => print(message, (text) => text),
    warning: (message) => print(`Warning: ${message}`, colors.yellow),
    error: (message) => print(`Error: ${message}`, colors.red),
  };
}

/** C0 without tab, DEL and C1: what begins escape sequences of a terminal. */
function removeControls(line: string): string {
  return line.replace(/[\p{Cc}]/gu, (character) => (character === '\t' ? character : ''));
}
