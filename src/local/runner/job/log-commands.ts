import type { Masker } from './masker.ts';

/** Handles the lines that a step prints: performs workflow commands, writes the rest to the log. */
export interface LogCommands {
  onLine(line: string): void;
}

const COMMAND = /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/;
const SHOWN = new Set(['error', 'warning', 'notice', 'debug', 'group']);
/** Commands without effect here: problem matchers, echo, and the old ones that files replace completely. */
const QUIET = new Set(['endgroup', 'add-matcher', 'remove-matcher', 'echo', 'set-output', 'save-state', 'set-env', 'add-path']);

export function createLogCommands(masker: Masker, write: (line: string) => void): LogCommands {
  let stopped: string | undefined;

  const commands: Readonly<Record<string, (data: string) => void>> = {
    'add-mask': (data) => {
      masker.add(data);
      write('::add-mask::***');
    },
    'stop-commands': (data) => {
      stopped = data.trim();
      write(`::stop-commands::${stopped}`);
    },
    endgroup: () => write('##[endgroup]'),
  };

  function perform(command: Command): boolean {
    const own = commands[command.name];
    if (own) own(command.data);
    else if (SHOWN.has(command.name)) writeCommand(command, write);
    else return QUIET.has(command.name);
    return true;
  }

  return {
    onLine(line) {
      const command = parseCommand(line);
      if (stopped !== undefined) {
        if (command && command.name === stopped.toLowerCase()) stopped = undefined;
        write(line);
      } else if (!command || !perform(command)) write(line);
    },
  };
}

interface Command {
  readonly name: string;
  readonly properties: string;
  readonly data: string;
}

function parseCommand(line: string): Command | undefined {
  const match = COMMAND.exec(line);
  if (!match) return undefined;
  const [, name = '', properties = '', data = ''] = match;
  return { name: name.toLowerCase(), properties, data: unescapeData(data) };
}

function writeCommand({ name, properties, data }: Command, write: (line: string) => void): void {
  const place = properties === '' ? '' : ` ${properties}`;
  for (const line of data.split('\n')) write(`##[${name}${place}]${line}`);
}

function unescapeData(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
