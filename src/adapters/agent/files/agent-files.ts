import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { failure, type Result, success } from '../../../core/result.ts';
import { removeTree } from '../process/remove-tree.ts';

/** The largest file that is read where nothing else is said. The formats have lower limits of their own, whose errors name the field. */
const largest = 1_048_576;

/**
 * Reads a file that an agent may have left. Returns undefined when there is none, else its bytes or the reason to refuse it.
 * Never follows a link and never waits for a pipe, because either could lead to what the agent itself cannot read.
 */
export async function readAgentFile(path: string, most = largest): Promise<Result<Uint8Array | undefined, string>> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    return await readRegularFile(file, most).finally(() => file.close());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return success(undefined);
    return failure(code === 'ELOOP' ? 'it is a link' : `it cannot be read (${String(code)})`);
  }
}

async function readRegularFile(file: FileHandle, most: number): Promise<Result<Uint8Array, string>> {
  const facts = await file.stat();
  if (!facts.isFile()) return failure('it is not a regular file');
  if (facts.size > most) return failure(`it has ${facts.size} bytes, more than ${most}`);
  const bytes = Buffer.alloc(facts.size);
  const { bytesRead } = await file.read(bytes, 0, facts.size, 0);
  return success(bytes.subarray(0, bytesRead));
}

/**
 * Writes the files of a launch below one of the folders of the attempt. Never writes through a link, because an earlier process
 * may have left one.
 */
export async function writeEngineFiles(
  roots: readonly string[],
  files: readonly { readonly path: string; readonly content: string | Uint8Array; readonly mode?: number }[],
): Promise<void> {
  for (const { path, content, mode = 0o600 } of files) {
    const root = roots.find((one) => path.startsWith(`${one}${sep}`));
    if (root === undefined) throw new Error(`An engine asks for the file ${path}, outside of the folders of its attempt.`);
    await ensureDirectory(root, dirname(path));
    await removeTree(path);
    await writeFile(path, content, { mode: mode & 0o700, flag: 'wx' });
  }
}

async function ensureDirectory(root: string, directory: string): Promise<void> {
  const steps = relative(root, directory).split(sep);
  if (steps.includes('..')) throw new Error(`An engine asks for a file in ${directory}, outside of the folders of its attempt.`);
  let at = root;
  for (const step of steps.filter((name) => name !== '')) {
    at = join(at, step);
    const found = await lstat(at).catch(() => undefined);
    if (found !== undefined && !found.isDirectory()) await removeTree(at);
    await mkdir(at, { recursive: true, mode: 0o700 });
  }
}
