import { factNames } from '../captured-names.ts';
import { keysOfSchema } from '../handoff/keys-of-schema.ts';
import { isPlainMap } from '../json/json-value.ts';
import type { MatrixScope } from '../matrix-scope.ts';

/** The kind of value that a part of a condition has, as far as it is known before a run. */
export type ValueType =
  /** `values` are all that it can be, besides the empty text. */
  | { readonly kind: 'text'; readonly values?: readonly string[] | undefined }
  | { readonly kind: 'number' | 'boolean' | 'null' | 'bytes' | 'any' }
  | { readonly kind: 'list'; readonly item: ValueType }
  /** A map with these fields. `rest` is the type of all others; without it there are no others, and `missing` may say why. */
  | {
      readonly kind: 'map';
      readonly fields: ReadonlyMap<string, ValueType>;
      readonly rest?: ValueType | undefined;
      readonly missing?: string;
    };

/** The names and types that a condition of one stage can read. */
export interface ConditionScope {
  /** The stages before this one, direct ones first. */
  readonly ancestors: readonly string[];
  /** The JSON Schemas of the handoffs of stages, as they were written. */
  readonly dataSchemas: ReadonlyMap<string, unknown>;
  /** The names of stages with a matrix. */
  readonly matrices?: ReadonlySet<string>;
  /** The types of the inputs, where they are declared. Absent: any input, of any type. */
  readonly inputs?: ReadonlyMap<string, ValueType> | undefined;
}

const text: ValueType = { kind: 'text' };
const texts: ValueType = { kind: 'list', item: text };
const anyTexts: ValueType = { kind: 'map', fields: new Map(), rest: text };

/** The outcomes that a stage can have ended with. A test compares them with those of an execution. */
export const stageOutcomes: readonly string[] = ['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped'];

function group(fields: Readonly<Record<string, ValueType>>): ValueType {
  return { kind: 'map', fields: new Map(Object.entries(fields)) };
}

const subject = group({
  kind: { kind: 'text', values: ['issue', 'pull-request'] },
  number: { kind: 'number' },
  title: text,
  body: text,
  url: text,
  author: text,
  labels: texts,
  'head-branch': text,
});

/** Builds the types of all that a condition can read, by the name of the root. */
export function buildConditionShape({
  ancestors,
  dataSchemas,
  inputs,
  matrices,
}: ConditionScope): ReadonlyMap<string, ValueType> {
  const needs = new Map(
    ancestors.map((name) => [name, buildNeed(dataSchemas.get(name), matrices?.has(name) === true ? elementFields : {})]),
  );
  return new Map<string, ValueType>([
    ['needs', { kind: 'map', fields: needs }],
    ['results', anyTexts],
    ['subject', subject],
    ['run', group({ id: text, pipeline: text })],
    ['inputs', { kind: 'map', fields: inputs ?? new Map(), rest: inputs === undefined ? { kind: 'any' } : undefined }],
  ]);
}

const outcome: ValueType = { kind: 'text', values: stageOutcomes };
const task = { index: { kind: 'number' }, name: text, outcome, results: anyTexts } as const;

/** The fields that a stage with a matrix has beside those of every stage. */
const elementFields: Readonly<Record<string, ValueType>> = {
  each: { kind: 'list', item: group({ ...task, agent: text, note: text }) },
};

/** The reasons why results of an element, and of the task that it is about, are claims that decide nothing. Absent: they may decide. */
export interface PickClaims {
  readonly own?: string | undefined;
  readonly matrix?: string | undefined;
}

/** Builds the types of all that `pick` can read of an element. */
export function buildPickShape(matrix: MatrixScope | undefined, claims: PickClaims): ReadonlyMap<string, ValueType> {
  const results = judgedResults(claims.own);
  return new Map([['each', group({ ...task, results, matrix: group(matrixFields(matrix, claims.matrix)) })]]);
}

function judgedResults(missing: string | undefined): ValueType {
  return missing === undefined ? anyTexts : { kind: 'map', fields: new Map([...factNames].map((name) => [name, text])), missing };
}

/** Builds the types of all that the filter of a source can read. What was sent has no known form. */
export function buildDeliveryShape(): ReadonlyMap<string, ValueType> {
  return new Map<string, ValueType>([
    ['body', { kind: 'any' }],
    ['headers', anyTexts],
  ]);
}

function matrixFields(matrix: MatrixScope | undefined, claims: string | undefined): Readonly<Record<string, ValueType>> {
  if (matrix?.kind === 'each') return { ...task, results: judgedResults(claims) };
  const keys = matrix?.kind === 'values' ? ['value', ...matrix.keys] : [];
  return { index: { kind: 'number' }, ...Object.fromEntries(keys.map((key) => [key, text])) };
}

function buildNeed(dataSchema: unknown, more: Readonly<Record<string, ValueType>>): ValueType {
  return group({
    ...more,
    name: text,
    agent: text,
    outcome,
    note: text,
    results: anyTexts,
    handoff: group({
      present: { kind: 'boolean' },
      summary: text,
      detail: text,
      data: buildData(dataSchema),
      context: group({ relevant_files: texts, key_findings: texts, constraints: texts, suggested_approach: text }),
    }),
  });
}

/** Builds the type of `data`. Its values are always texts, whatever else the schema says of them. */
function buildData(schema: unknown): ValueType {
  const properties = isPlainMap(schema) && isPlainMap(schema.properties) ? schema.properties : {};
  const closed = keysOfSchema(schema);
  const names = closed ?? Object.keys(properties);
  const fields = new Map(names.map((name): [string, ValueType] => [name, { kind: 'text', values: valuesOf(properties[name]) }]));
  return { kind: 'map', fields, rest: closed === undefined ? text : undefined };
}

/** Returns the only values that the schema of one key allows; undefined where it allows others. */
function valuesOf(schema: unknown): readonly string[] | undefined {
  if (!isPlainMap(schema)) return undefined;
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  return Object.hasOwn(schema, 'const') ? [String(schema.const)] : undefined;
}
