import type { Masker } from './masker.ts';

/** Takes the lines a step prints: carries out workflow commands, writes the rest to the log. */
export interface LogCommands {
  onLine(line: string): void;
}

const COMMAND = /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/;
const SHOWN = new Set(['error', 'warning', 'notice', 'debug', 'group']);
/** Commands without effect here: problem matchers, echo, and the old ones that only their files replace. */
const QUIET = new Set(['endgroup', 'add-matcher', 'remove-matcher', 'echo', 'set-output', 'save-state', 'set-env', 'add-path']);

export function createLogCommands(masker: Masker, write: (line: string) => void): LogCommands {
  let stopped: string | undefined;

  function carryOut(name: string, properties: string, data: string): boolean {
    if (name === 'add-mask') {
      if (data.trim() !== '') masker.add(data);
      write('::add-mask::***');
    } else if (name === 'stop-commands') {
      stopped = data.trim();
      write(`::stop-commands::${stopped}`);
    } else if (SHOWN.has(name)) {
      const place = properties === '' ? '' : ` ${properties}`;
      for (const line of data.split('\n')) write(`##[${name}${place}]${line}`);
    } else if (name === 'endgroup') write('##[endgroup]');
    else return QUIET.has(name);
    return true;
  }

  return {
    onLine(line) {
      const [, name = '', properties = '', data = ''] = COMMAND.exec(line) ?? [];
      if (stopped !== undefined) {
        if (name === stopped && stopped !== '') stopped = undefined;
        write(line);
      } else if (name === '' || !carryOut(name.toLowerCase(), properties, unescape(data))) write(line);
    },
  };
}

function unescape(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
