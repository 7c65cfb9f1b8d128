import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The part that is read of a mutant that was tried. */
export interface TriedMutant {
  /** Below the root, or absolute. */
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

const survivorSchema = z.strictObject({
  /** Below `src`. */
  file: z.string(),
  /** The line on which it begins, without the spaces around it. */
  line: z.string(),
  from: z.string(),
  to: z.string(),
  /** Why no test can find it, or need not. */
  reason: z.string().min(1),
});

/** A mutant that no test finds, and the reason why that is right. */
export type Survivor = z.infer<typeof survivorSchema>;
export type Unnamed = Omit<Survivor, 'reason'>;

/** Conditions, comparisons and dropped calls. */
const weightyMutators = new Set([
  'ArrowFunction',
  'BlockStatement',
  'BooleanLiteral',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'MethodExpression',
  'OptionalChaining',
]);

const namedIn = 'test/mutants/survivors.json';

/** Reads the survivors that have a reason. */
export function readNamed(root: string): readonly Survivor[] {
  return z.array(survivorSchema).parse(JSON.parse(readFileSync(join(root, namedIn), 'utf8')));
}

/** Returns whether a mutant was found by no test, or run by none. */
export function hasSurvived({ status }: TriedMutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/** Lists the survivors that have to be killed or named, such as they are named: conditions, comparisons and dropped calls. */
export function listWeighty(root: string, mutants: readonly TriedMutant[]): readonly Unnamed[] {
  return mutants
    .filter((mutant) => hasSurvived(mutant) && weightyMutators.has(mutant.mutatorName))
    .map((mutant) => describeMutant(root, mutant));
}

/** Returns the key by which a survivor is recognised when lines above it have changed. */
export function keyOf({ file, line, from, to }: Unnamed): string {
  return JSON.stringify([file, line, from, to]);
}

function describeMutant(root: string, { fileName, location, replacement }: TriedMutant): Unnamed {
  const path = fileName.replace(/^.*?(?=src\/)/, '');
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const { start, end } = location;
  const taken = lines.slice(start.line - 1, end.line);
  // The end first: where both are on one line, the start would move it.
  taken[taken.length - 1] = (taken.at(-1) ?? '').slice(0, end.column - 1);
  taken[0] = (taken[0] ?? '').slice(start.column - 1);
  return {
    file: path.replace(/^src\//, ''),
    line: (lines[start.line - 1] ?? '').trim(),
    from: shorten(taken.join('\n')),
    to: shorten(replacement),
  };
}

/** Returns a text on one line, cut to what tells one mutant from another. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 90 ? `${flat.slice(0, 89)}…` : flat;
}
