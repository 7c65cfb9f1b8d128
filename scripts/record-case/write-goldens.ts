import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFiles } from './case-files.ts';
import { readCase } from './read-case.ts';
import { replayCase } from './replay-case.ts';

/** Writes what our code says now into the folder of a case, and gives the names of the files that changed. */
export function writeGoldens(root: string, name: string): readonly string[] {
  const { inputs, goldens } = readCase(root, name);
  const current = replayCase(inputs);
  return goldenFiles.filter((file) => {
    const text = current[file];
    if (text === goldens[file]) return false;
    if (text === undefined) rmSync(join(root, name, file));
    else writeFileSync(join(root, name, file), text);
    return true;
  });
}
