import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../../test/mutants/mutant.ts';

/** Returns the files that a mutant changes, with their texts by then. Throws where its text is not there exactly once. */
export function changeTexts({ name, edits }: Mutant, read: (file: string) => string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const parts = (texts.get(file) ?? read(file)).split(from);
    if (parts.length !== 2)
      throw new Error(
        `The mutant "${name}" looks for a text that is ${parts.length - 1} times in ${file}. Write in test/mutants what stands there now:\n${from}`,
      );
    texts.set(file, parts.join(to));
  }
  return texts;
}

/** Plants a mutant into a copy of the checkout. Returns what takes it out again. */
export function plant(folder: string, mutant: Mutant): () => void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const texts = changeTexts(mutant, read);
  const before = [...texts.keys()].map((file) => ({ file, text: read(file) }));
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  return () => {
    for (const { file, text } of before) writeFileSync(join(folder, file), text);
  };
}
