import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeTexts } from '../../scripts/test-mutants/plant.ts';
import { mutants } from '../mutants/mutants.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

// The suite that plants them takes minutes and is seldom run: without this, a change of the code would leave mutants that fit nowhere.
it.each(mutants)('the mutant "$name" fits the code', (mutant) => {
  for (const [file, text] of changeTexts(mutant, read)) expect(text).not.toBe(read(file));
});

it('refuses a mutant whose text is not there', () => {
  const [mutant] = mutants;
  if (mutant === undefined) throw new Error('There are no mutants.');
  expect(() => changeTexts(mutant, () => '')).toThrow('looks for a text that is 0 times in');
});
