import { readFileSync } from 'node:fs';

/** Text of a file that the user named; `-` is stdin. */
export function readFile(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

export function readJson(path: string): unknown {
  const text = readFile(path);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${path} holds no JSON: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

/** The command was used wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
