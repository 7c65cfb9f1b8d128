import { parseArgs } from 'node:util';

/** What `npm run simulate` was asked for. */
export interface Options {
  readonly seeds: number;
  readonly from: number;
  readonly isJson: boolean;
  /** The file of one case to be played. */
  readonly file: string | undefined;
  readonly isMutants: boolean;
  /** With `isMutants`: a part of the names of those to be planted. */
  readonly only: string;
}

/** A wrong use of the command, said in one sentence. */
export class UsageError extends Error {}

/** Parses the words behind the command. Throws a `UsageError` where they are not understood. */
export function parseOptions(words: readonly string[]): Options {
  const { seeds, from, only, json, mutants, case: file } = parseWords(words);
  if (mutants && file !== undefined) throw new UsageError('--mutants and --case cannot be used together: write one of them.');
  return {
    seeds: parseNumber('--seeds', seeds, 1),
    from: parseNumber('--from', from, 0),
    isJson: json,
    file,
    isMutants: mutants,
    only,
  };
}

function parseWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        seeds: { type: 'string', default: '1000' },
        from: { type: 'string', default: '1' },
        case: { type: 'string' },
        json: { type: 'boolean', default: false },
        mutants: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseNumber(option: string, text: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new UsageError(`${option} is "${text}"; write a whole number from ${least} on, such as ${option} 1000.`);
}
