/** As much of a redactor as is needed here. */
interface TextRedactor {
  redact(text: string): { readonly text: string };
}

/** A copy of a JSON value in which every string and every key has been redacted. Keys that become equal get a number. */
export function redactDeep<T>(value: T, redactor: TextRedactor): T {
  return redactValue(value, redactor) as T;
}

function redactValue(value: unknown, redactor: TextRedactor): unknown {
  if (typeof value === 'string') return redactor.redact(value).text;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => redactValue(part, redactor));
  const entries = new Map<string, unknown>();
  for (const [key, part] of Object.entries(value)) {
    entries.set(findFreeKey(redactor.redact(key).text, entries), redactValue(part, redactor));
  }
  return Object.fromEntries(entries);
}

function findFreeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}
