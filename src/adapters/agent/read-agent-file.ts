import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { failure, type Result, success } from '../../core/result.ts';

/** Largest file that is read; the formats have lower limits of their own, which name the field. */
const largest = 1_048_576;

/**
 * Reads a file that an agent may have left: undefined when there is none, else its bytes or why it is refused. A link is not followed
 * and a pipe not waited for, since either could lead to what the agent itself cannot read.
 */
export async function readAgentFile(path: string): Promise<Result<Uint8Array | undefined, string>> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    return await readRegular(file).finally(() => file.close());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return success(undefined);
    return failure(code === 'ELOOP' ? 'it is a link' : `it cannot be read (${String(code)})`);
  }
}

async function readRegular(file: FileHandle): Promise<Result<Uint8Array, string>> {
  const facts = await file.stat();
  if (!facts.isFile()) return failure('it is no regular file');
  if (facts.size > largest) return failure(`it has ${facts.size} bytes, more than ${largest}`);
  const bytes = Buffer.alloc(facts.size);
  const { bytesRead } = await file.read(bytes, 0, facts.size, 0);
  return success(bytes.subarray(0, bytesRead));
}
