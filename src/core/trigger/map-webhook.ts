import { failure, type Result, success } from '../result.ts';

/** The limit on a value. Longer values should stay in the other program, and only their address be sent. */
const maxCharacters = 65_536;

/**
 * Extracts the fields that a pipeline takes from a webhook's payload. The error names the first field that is missing (fails
 * closed).
 */
export function mapWebhook(
  map: Readonly<Record<string, string>>,
  payload: unknown,
): Result<Readonly<Record<string, string>>, string> {
  const found: Record<string, string> = {};
  for (const [name, path] of Object.entries(map)) {
    const value = readPath(payload, path.split('.'));
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      return failure(`\`${name}\` is taken from \`${path}\`, where the payload has no text, number or boolean`);
    const text = String(value);
    if (text.length > maxCharacters)
      return failure(
        `\`${name}\` is taken from \`${path}\`, which has ${text.length} characters; at most ${maxCharacters} are taken`,
      );
    found[name] = text;
  }
  if (found.id === '') return failure('`id` is empty, so two events could not be told apart');
  return success(found);
}

function readPath(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return /^\d{1,6}$/.test(key) ? readPath(value[Number(key)], rest) : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return readPath((value as Readonly<Record<string, unknown>>)[key], rest);
}
