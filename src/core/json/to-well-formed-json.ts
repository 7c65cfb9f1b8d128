/** A copy of a JSON value in which lone surrogates, which have no UTF-8 form, have become U+FFFD. */
export function toWellFormedJson(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toWellFormedJson);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}

/** A map as JSON and YAML have them: no list, not null. */
export function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
