import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Refuses a file of `-o` that could not be written: its folder is missing or closed, or it is a folder itself. A command calls
 * this before its work, which may take minutes.
 */
export function checkOutput(file: string | undefined): void {
  if (file === undefined) return;
  const folder = dirname(file);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true)
    throw new UsageError(`-o ${file} is a folder. Name a file in it, such as ${file.replace(/\/+$/, '')}/run.html.`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`-o ${file}: there is no folder ${folder}. Type: mkdir -p ${folder}`);
  try {
    accessSync(found === undefined ? folder : file, constants.W_OK);
  } catch {
    throw new UsageError(`-o ${file}: you may not write there. Name a file in a folder of yours.`);
  }
}
