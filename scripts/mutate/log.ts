import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** One line of the log of a play: what the process that runs the tests has come to. It is written at once, so that a process that hangs or dies loses nothing. */
const entrySchema = z.discriminatedUnion('kind', [
  /** The mutants that a file of tests runs, without those that run while it is loaded for the first time. */
  z.strictObject({ kind: z.literal('covered'), file: z.string(), mutants: z.array(z.string()) }),
  /** The mutants that run at the first load alone. */
  z.strictObject({ kind: z.literal('loaded'), mutants: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('begun'), file: z.string(), mutant: z.string() }),
  z.strictObject({ kind: z.literal('survived'), file: z.string(), mutant: z.string() }),
  z.strictObject({ kind: z.literal('killed'), mutant: z.string(), test: z.string() }),
  z.strictObject({ kind: z.literal('timeout'), mutant: z.string() }),
  /** A test that fails without any mutant, so that it can kill none. */
  z.strictObject({ kind: z.literal('unfit'), test: z.string() }),
  /** The process is to be replaced: a test that a mutant failed also fails now without it. */
  z.strictObject({ kind: z.literal('dirty'), mutant: z.string() }),
  z.strictObject({ kind: z.literal('ended') }),
]);

export type Entry = z.infer<typeof entrySchema>;

export function appendEntry(path: string, entry: Entry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`);
}

export function readEntries(path: string): readonly Entry[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => entrySchema.parse(JSON.parse(line)));
}
