import { InvalidArgumentError } from 'commander';

/** A number as an option of the command line has it. */
export function parseNumber(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError('Write a number.');
  return Number(text);
}
