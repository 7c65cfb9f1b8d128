import { z } from 'zod';

/** A filter as one map, or a list of which one has to fit. */
export function oneOrMany<T extends z.ZodType>(filter: T): z.ZodUnion<readonly [T, z.ZodArray<T>]> {
  return z.union([filter, z.array(filter).min(1).max(20).describe('A list of filters, at most 20: one of them has to fit.')]);
}

/** The filters of a trigger, however they were written; none where it is absent. */
export function filtersOf<T extends object>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
