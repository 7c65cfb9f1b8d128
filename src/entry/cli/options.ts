import { InvalidArgumentError } from 'commander';

/** Parses a number given as an option of the command line. */
export function parseNumber(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError('Write a number.');
  return Number(text);
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
