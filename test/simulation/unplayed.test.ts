import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unplayed } from './unplayed.ts';

it('names functions that are there, each once', () => {
  const named = unplayed.flatMap(({ file, functions }) => (functions ?? ['']).map((name) => `${file} ${name}`));
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  for (const { file, functions = ['function'] } of unplayed) {
    const text = readFileSync(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), 'utf8');
    for (const name of functions) expect(text, file).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
