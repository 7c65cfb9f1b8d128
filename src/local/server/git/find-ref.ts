import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the commit of a full ref. Reads the files of git, because events need the commit at once and a process costs
 * milliseconds.
 */
export function findRef(directory: string, ref: string): string | undefined {
  if (ref.split('/').includes('..')) return undefined;
  const loose = readText(join(directory, ref))?.trim();
  if (loose !== undefined && /^[0-9a-f]{40}$/.test(loose)) return loose;
  const packed = readText(join(directory, 'packed-refs'));
  const line = packed?.split('\n').find((text) => text.endsWith(` ${ref}`));
  return line?.slice(0, 40);
}

export function getRef(directory: string, ref: string): string {
  const sha = findRef(directory, ref);
  if (sha === undefined) throw new Error(`${directory} has no ref ${ref}`);
  return sha;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
