import { z } from 'zod';
import { cliNames } from '../test-agents/options.ts';
import { promises } from '../test-agents/promises.ts';

/** A cell of the table that another release would change. */
const changeSchema = z.strictObject({
  promise: z.int().min(1).max(promises.length),
  before: z.string().max(2_000),
  after: z.string().max(2_000),
});

/**
 * What was seen of the newest release of an engine. It comes from a job that runs programs of others, so every field has a narrow form: nothing
 * of it can be more than a version, a digest or a text.
 */
const releaseSchema = z.strictObject({
  engine: z.enum(cliNames),
  pinned: z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/),
  latest: z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/),
  integrity: z.string().regex(/^sha512-[A-Za-z0-9+/]{86}==$/),
  cells: z.array(z.string().max(2_000)).length(promises.length),
  changes: z.array(changeSchema).max(promises.length),
});

export type CellChange = z.infer<typeof changeSchema>;
export type Release = z.infer<typeof releaseSchema>;

/** Parses the report of a run. Throws where it is not of the form. */
export function parseReport(text: string): readonly Release[] {
  return z.array(releaseSchema).max(cliNames.length).parse(JSON.parse(text));
}

/** Lists the cells that differ in more than their words: from `yes` to `no`, or the other way round. */
export function compareCells(before: readonly string[], after: readonly string[]): readonly CellChange[] {
  const verdict = (cell: string): string => /^(?:yes|no(?! run)|not run)/.exec(cell)?.[0] ?? '';
  return after.flatMap((cell, index) => {
    const old = before[index] ?? '';
    return verdict(old) === verdict(cell) ? [] : [{ promise: index + 1, before: old, after: cell }];
  });
}

/** Returns whether a release keeps all that the pinned one keeps. */
export function keepsPromises({ changes }: Release): boolean {
  return changes.every(({ after }) => after.startsWith('yes'));
}
