import { InvalidArgumentError } from 'commander';

/** Parses a number given as an option of the command line. */
export function parseNumber(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError('Write a number.');
  return Number(text);
}

/** Parses a port; 0 stands for a free one. */
export function parsePort(text: string): number {
  const port = parseNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('Write a number from 0 to 65535.');
  return port;
}

const mostTimes = 20;

/** Parses how often something is to be done. */
export function parseTimes(text: string): number {
  const times = parseNumber(text);
  if (times < 1 || times > mostTimes) throw new InvalidArgumentError(`Write a number from 1 to ${mostTimes}.`);
  return times;
}

/** Receives the exit code of the command that was run. */
export type Exit = (code: number) => void;

/** Collects the values of an option that may be given several times. */
export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

/** The option that names a configuration, with what counts where it is absent. */
export const configOption = [
  '--config <file>',
  'path of the configuration; .github/baton.yml here or in a folder above when absent',
] as const;
