import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Mutant } from '../../test/simulation/mutants.ts';

/** Changes a text as a mutant says. Throws where what it looks for is not there exactly once. */
export function changeText({ name, file, find, replace }: Mutant, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(
      `The mutant "${name}" looks for a text that is ${parts.length - 1} times in ${file}. Write in test/simulation/mutants.ts what stands there now:\n${find}`,
    );
  return parts.join(replace);
}

/** Plants a mutant into the module of its file when this process or thread loads it from now on. The file stays as it is. */
export function plantMutant(mutant: Mutant): void {
  const planted = new URL(`../../${mutant.file}`, import.meta.url).href;
  registerHooks({
    load(url, context, next) {
      if (url !== planted) return next(url, context);
      const source = changeText(mutant, readFileSync(fileURLToPath(url), 'utf8'));
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
