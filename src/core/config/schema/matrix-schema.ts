import { z } from 'zod';
import type { MatrixScope } from '../../matrix-scope.ts';

/** The limits of one matrix. They hold for the lists of agents too. */
export const matrixLimits = { elements: 50, characters: 1000 } as const;

/** The names that an element may give its values. `index` and `value` are Baton's own. */
const matrixKey = /^(?!(?:index|value|constructor|prototype|__proto__)$)[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/** One element: a text, or a map of plain values. */
export const matrixValueSchema = z
  .union([
    z.string().min(1).max(matrixLimits.characters),
    z.record(
      z
        .string()
        .regex(matrixKey)
        .describe('A name: letters, digits, hyphens and underscores. `index` and `value` are names of Baton.'),
      z
        .union([z.string().max(matrixLimits.characters), z.number(), z.boolean()])
        .describe('A plain value: a text, a number, true or false. Templates read it as `matrix.<name>`.'),
    ),
  ])
  .describe('One element: a text, or a map of plain values.');

const valuesSchema = z
  .array(matrixValueSchema)
  .min(1)
  .max(matrixLimits.elements)
  .describe('The elements: texts, or maps of plain values. From 1 to 50.');

/** A list that a stage left, or the elements of another matrix, as it is written under `from`. */
const fromPattern =
  /^\s*needs(?:\.([a-z][a-z0-9-]*)|\[(?:"([a-z][a-z0-9-]*)"|'([a-z][a-z0-9-]*)')\])\.(?:each|handoff\.data(?:\.([A-Za-z_][\w-]*)|\[(?:"([^"]{1,256})"|'([^']{1,256})')\]))\s*$/;

const mapSchema = z.strictObject({
  values: valuesSchema.optional(),
  from: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe(
      'Where the elements come from, beside `values`: `needs.plan.handoff.data.items`, a JSON list in the text, or `needs.attempt.each`, the elements of a stage with a matrix that have succeeded. At most 50.',
    ),
  'max-parallel': z
    .int()
    .min(1)
    .max(matrixLimits.elements)
    .optional()
    .describe('How many elements are at work at a time. Absent: all.'),
  'fail-fast': z
    .boolean()
    .default(false)
    .describe('true: once an element has failed for good, those that were not started are skipped.'),
  pick: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Picks one element: an expression in CEL that gives a number for each, such as `double(each.results.score)`. The highest wins, of equal ones the first. It reads `each.index`, `each.name`, `each.outcome`, `each.results` and `each.matrix`. Judge results of a `command` stage: what another agent reports about its own work is not among them.',
    ),
});

export const matrixSchema = z
  .union([valuesSchema, mapSchema])
  .describe(
    'Does this stage once for each element of a list, as tasks of their own: `stage[0]`, `stage[1]`, … Templates have `matrix.value`, or `matrix.<key>` for maps, and `matrix.index`. Write a list, or a map with `values` or `from`. Absent: the stage is one task.',
  );

export type MatrixValue = z.infer<typeof matrixValueSchema>;
export type WrittenMatrix = z.infer<typeof matrixSchema>;

/** The origin of the elements of a matrix: the config, a key of a handoff's data, or the elements of another stage. */
export type MatrixOrigin =
  | { readonly kind: 'values'; readonly values: readonly MatrixValue[] }
  | { readonly kind: 'data'; readonly stage: string; readonly key: string; readonly path: string }
  | { readonly kind: 'each'; readonly stage: string; readonly path: string };

/** A matrix in one form, however it was written. */
export interface Matrix {
  readonly origin: MatrixOrigin;
  readonly maxParallel: number;
  readonly failFast: boolean;
  readonly pick: string | undefined;
}

/** Returns a matrix in one form; undefined for one that names no elements, twice, or a path that cannot hold any. */
export function normaliseMatrix(written: WrittenMatrix): Matrix | undefined {
  const map: z.infer<typeof mapSchema> = Array.isArray(written) ? { values: written, 'fail-fast': false } : written;
  const origin = findOrigin(map);
  if (origin === undefined) return undefined;
  return {
    origin,
    maxParallel: map['max-parallel'] ?? matrixLimits.elements,
    failFast: map['fail-fast'],
    pick: map.pick,
  };
}

function findOrigin({ values, from }: z.infer<typeof mapSchema>): MatrixOrigin | undefined {
  if (values !== undefined) return from === undefined ? { kind: 'values', values } : undefined;
  return from === undefined ? undefined : parseOrigin(from);
}

/** Parses the path under `from`; undefined where no list can be there. */
export function parseOrigin(from: string): Exclude<MatrixOrigin, { kind: 'values' }> | undefined {
  const match = fromPattern.exec(from);
  if (match === null) return undefined;
  const [stage = '', key] = [match.slice(1, 4), match.slice(4, 7)].map((parts) => parts.find((part) => part !== undefined));
  const path = from.trim();
  return key === undefined ? { kind: 'each', stage, path } : { kind: 'data', stage, key, path };
}

function isMap(value: MatrixValue): value is Exclude<MatrixValue, string> {
  return typeof value !== 'string';
}

/** Returns the value of an element as its task has it: all parts of a map are texts. */
export function toElementValue(value: MatrixValue): string | Readonly<Record<string, string>> {
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)])) : value;
}

/** Returns what templates may read of the elements of a matrix stage. `find` returns the matrices of other stages. */
export function matrixScopeOf({ origin }: Matrix, find: (stage: string) => Matrix | undefined): MatrixScope {
  if (origin.kind === 'values')
    return {
      kind: 'values',
      keys: [...new Set(origin.values.flatMap((value) => (isMap(value) ? Object.keys(value) : [])))],
    };
  if (origin.kind === 'data') return { kind: 'data' };
  const inner = find(origin.stage);
  // Stages that need each other are refused elsewhere; here they must not go on for ever.
  const others = (stage: string): Matrix | undefined => (stage === origin.stage ? undefined : find(stage));
  return { kind: 'each', of: inner && matrixScopeOf(inner, others) };
}
