/** What contexts hold and expressions yield. Values are never changed once handed to an evaluation: their conversion is cached. */
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

/** Takes a webhook payload over; what JSON cannot say is left out. */
export function toValue(payload: unknown): Value {
  return JSON.parse(JSON.stringify(payload ?? null));
}
