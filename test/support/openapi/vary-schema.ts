import { extract } from './check-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** A payload as GitHub describes it in which one field is null or missing. */
export interface Variant {
  /** The field and what became of it, as in `issue.user: null`. */
  readonly what: string;
  readonly payload: Json;
}

/** The deepest field that is varied. Nothing of ours reads deeper. */
const deepest = 4;

/**
 * Builds the fullest value from a schema of GitHub's description, and from it every value in which one field that may be null is null, or
 * one that may be missing is missing. `given` has the values that a description does not tell, by the name of the field.
 */
function varySchema(schema: unknown, given: Json): readonly Variant[] {
  const full = build(schema, { given, depth: 0 }) as Json;
  const variants = listFields(schema, []).map((field) => ({
    what: `${field.path.join('.')}: ${field.becomes}`,
    payload: withField(full, field) as Json,
  }));
  return [{ what: 'all fields', payload: full }, ...variants];
}

/** Varies the payload of a webhook. */
export const varyWebhook = (name: string, given: Json): readonly Variant[] => varySchema(extract.webhooks[name], given);

/** Varies the answer of an operation. */
export function varyAnswer(operation: string, given: Json): readonly Variant[] {
  return varySchema(extract.operations[operation]?.responses['200'], given);
}

interface Building {
  readonly given: Json;
  readonly depth: number;
  readonly key?: string;
}

function build(schema: unknown, { given, depth, key = '' }: Building): unknown {
  if (Object.hasOwn(given, key)) return given[key];
  const { type, enum: values, properties, items, pattern } = resolve(schema);
  if (Array.isArray(values)) return values.find((value) => value !== null);
  const name = typesOf(type).find((each) => each !== 'null');
  if (name === 'object' || Object.keys(Object(properties)).length > 0) {
    const entries = depth > deepest + 2 ? [] : Object.entries((properties ?? {}) as Json);
    return Object.fromEntries(entries.map(([inner, part]) => [inner, build(part, { given, depth: depth + 1, key: inner })]));
  }
  if (name === 'array') return depth > deepest + 2 ? [] : [build(items, { given, depth: depth + 1 })];
  if (name === 'integer' || name === 'number') return 1;
  if (name === 'boolean') return false;
  return pattern === undefined && /sha$/.test(key) ? 'a'.repeat(40) : 'text';
}

interface Field {
  readonly path: readonly string[];
  readonly becomes: 'null' | 'missing';
}

function listFields(schema: unknown, path: readonly string[]): readonly Field[] {
  if (path.length > deepest) return [];
  const { properties, items, required } = resolve(schema);
  if (items !== undefined) return listField(items, [...path, '0']);
  const needed = new Set((required ?? []) as readonly string[]);
  return Object.entries((properties ?? {}) as Json).flatMap(([key, part]) => [
    ...(needed.has(key) ? [] : [{ path: [...path, key], becomes: 'missing' } as const]),
    ...listField(part, [...path, key]),
  ]);
}

function listField(schema: unknown, path: readonly string[]): readonly Field[] {
  return [...(isNullable(schema) ? [{ path, becomes: 'null' } as const] : []), ...listFields(schema, path)];
}

function withField(value: unknown, { path, becomes }: Field): unknown {
  const [key = '', ...rest] = path;
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = withField(copy[key], { path: rest, becomes });
  else if (becomes === 'null') copy[key] = null;
  else delete copy[key];
  return copy;
}

/** Follows references, and takes the first alternative that is no null. The parts of `allOf` are one. */
function resolve(schema: unknown): Json {
  const own = Object(schema) as Json;
  if (typeof own.$ref === 'string') return resolve(extract.schemas[decodeURIComponent(own.$ref.replace('#/schemas/', ''))]);
  const either = (own.anyOf ?? own.oneOf) as readonly unknown[] | undefined;
  const chosen =
    either === undefined ? own : { ...own, ...resolve(either.find((each) => !typesOf(resolve(each).type).every(isNull))) };
  return ((own.allOf ?? []) as readonly unknown[]).reduce<Json>((whole, part) => merge(whole, resolve(part)), chosen);
}

function merge(one: Json, two: Json): Json {
  const required = [...((one.required ?? []) as readonly string[]), ...((two.required ?? []) as readonly string[])];
  const properties = new Map(Object.entries(Object(one.properties) as Json));
  for (const [key, part] of Object.entries(Object(two.properties) as Json))
    properties.set(key, properties.has(key) ? { allOf: [properties.get(key), part] } : part);
  const items = one.items === undefined || two.items === undefined ? (one.items ?? two.items) : { allOf: [one.items, two.items] };
  return { ...one, ...two, properties: Object.fromEntries(properties), items, required };
}

function isNullable(schema: unknown): boolean {
  const { $ref, type, allOf, anyOf, oneOf, enum: values } = Object(schema) as Json;
  if (typeof $ref === 'string') return isNullable(extract.schemas[decodeURIComponent($ref.replace('#/schemas/', ''))]);
  if (allOf !== undefined) return (allOf as readonly unknown[]).every(isNullable);
  if (typesOf(type).includes('null') || (Array.isArray(values) && values.includes(null))) return true;
  return ((anyOf ?? oneOf ?? []) as readonly unknown[]).some(isNullable);
}

const isNull = (type: unknown): boolean => type === 'null';

function typesOf(type: unknown): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}
