import canonicalize from 'canonicalize';
import type { z } from 'zod';

/** Returns a copy of a JSON value in which each lone surrogate, which has no UTF-8 form, is replaced by U+FFFD. */
export function toWellFormedJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWellFormedJson);
  if (!isPlainMap(value)) return typeof value === 'string' ? value.toWellFormed() : value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}

/** Returns whether the value is a map as JSON and YAML have them: not a list and not null. */
export function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a JSON text; undefined when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns canonical JSON (RFC 8785), or undefined for a value that has none, such as a text with a lone surrogate. */
export function canonicalJson(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
}

/**
 * Returns the `sha256:` digest of a JSON value's canonical form. It is the same before and after the value was stored in a
 * record.
 */
export function digestOf(value: unknown, sha256: (text: string) => string): string {
  return sha256(canonicalJson(toWellFormedJson(value)) ?? '');
}

/** Returns the first fields of a JSON value that do not fit a schema, in words: missing, or with the value that is there. */
export function describeJsonFaults({ issues }: z.ZodError, value: unknown): string {
  const faults = issues.slice(0, 3).map(({ path }) => describeFault(path, value));
  return `${faults.join(', ')}${issues.length > 3 ? `, and ${issues.length - 3} more` : ''}`;
}

function describeFault(path: readonly PropertyKey[], whole: unknown): string {
  const value = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    whole,
  );
  const name = path.length === 0 ? 'all of it' : `\`${path.map(String).join('.')}\``;
  return value === undefined ? `${name} is missing` : `${name} is ${showValue(value)}, which does not fit`;
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isPlainMap(value) ? 'a map' : JSON.stringify(value).slice(0, 60);
}

/** Parses a value that the same program has stored. Returns undefined where there is none, or one in a form of another version. */
export function parseStored<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  return text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data;
}

const encoder = new TextEncoder();

/** Returns the number of bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character it becomes. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
