import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeText } from '../../scripts/simulate/plant-mutant.ts';
import { mutants } from './mutants.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

// `npm run simulate -- --mutants` takes minutes and is seldom run: without this, a change of the code would leave mutants that fit nowhere.
it.each(mutants)('the mutant "$name" fits the code', (mutant) => {
  expect(changeText(mutant, read(mutant.file))).not.toBe(read(mutant.file));
  if (mutant.alsoFoundBy !== undefined) expect(read(mutant.alsoFoundBy)).toContain('expect');
});

it('refuses a mutant whose text is not there, or is there twice', () => {
  const mutant = { name: 'x', file: 'y', find: 'a', replace: 'b' };
  expect(() => changeText(mutant, 'c')).toThrow('looks for a text that is 0 times in y');
  expect(() => changeText(mutant, 'a a')).toThrow('looks for a text that is 2 times in y');
});
