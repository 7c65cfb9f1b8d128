import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../../test/mutants/mutants.ts';

/** Plants a mutant into a copy of the checkout. Returns what takes it out again. Throws where its text is not there exactly once. */
export function plant(folder: string, { name, edits }: Mutant): () => void {
  const before = edits.map(({ file }) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(from);
    if (parts.length !== 2)
      throw new Error(
        `The mutant "${name}" looks for a text that is ${parts.length - 1} times in ${file}. Write in test/mutants what stands there now:\n${from}`,
      );
    writeFileSync(path, parts.join(to));
  }
  return () => {
    for (const { path, text } of before) writeFileSync(path, text);
  };
}
