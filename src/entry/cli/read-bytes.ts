import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Content of a file that the user named; `-` is stdin. */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}
