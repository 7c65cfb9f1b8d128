import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCase, renderCase } from './case-file.ts';
import { runScript } from './run-seed.ts';
import type { Script } from './script.ts';

const folder = new URL('cases/', import.meta.url);
const cases = readdirSync(folder).map((name) => ({ name, script: parseCase(readFileSync(new URL(name, folder), 'utf8')) }));

it.each(cases)('the case $name breaks no promise, and all of its faults happen', async ({ script }) => {
  const { broken, faults } = await runScript(script);
  expect(broken).toEqual([]);
  // A fault that no longer happens has lost its place: then the case has to be found again.
  expect(faults.toSorted(byPlace)).toEqual(script.faults.toSorted(byPlace));
});

it('takes no play whose configuration is invalid for one that breaks no promise', async () => {
  const script: Script = { seed: 1, stages: [{ name: 'a', needs: [], keys: ['agent: nobody'] }], top: [], acts: [] };
  const { broken } = await runScript(script);
  expect(broken.map(({ invariant }) => invariant)).toEqual(['every configuration is valid']);
});

const byPlace = (one: { readonly place: string }, other: { readonly place: string }): number =>
  one.place.localeCompare(other.place);

it('renders a case so that it is the same when it is read', () => {
  for (const { script } of cases) expect(parseCase(renderCase(script))).toEqual(script);
});

it.each([
  { text: '{', says: 'it is no JSON: ' },
  { text: '{}', says: 'it is no case: ' },
  { text: '[]', says: 'it is no case: ' },
])('refuses $text', ({ text, says }) => {
  expect(() => parseCase(text)).toThrow(says);
});
