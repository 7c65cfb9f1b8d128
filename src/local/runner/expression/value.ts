/**
 * A value of a context or an expression. Values are never changed once they are evaluated, because their conversion is cached.
 */
export type Value = null | string | number | boolean | readonly Value[] | ValueMap;

export interface ValueMap {
  readonly [key: string]: Value;
}

export function isMap(value: Value | undefined): value is ValueMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Converts a webhook payload to a value. Leaves out what JSON cannot express. */
export function toValue(payload: unknown): Value {
  return JSON.parse(JSON.stringify(payload ?? null));
}
