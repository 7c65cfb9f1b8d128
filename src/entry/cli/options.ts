import { InvalidArgumentError } from 'commander';

/** Parses a number given as an option of the command line. */
export function parseNumber(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError('Write a number.');
  return Number(text);
}

/** Receives the exit code of the command that was run. */
export type Exit = (code: number) => void;
