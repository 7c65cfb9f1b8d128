import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

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
