// Measures src: its files, folders, imports and types, and how many files a reader meets on four walks through the code.
// `node scripts/measure-source.ts [CHECKOUT…] [--json]`; without a path this checkout. Other checkouts need their packages.
// With `--spread WORD`, once or more often, it counts the files and folders whose code names that word, and nothing else.
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureSpread, renderSpread } from './measure-source/measure-spread.ts';
import { measureCheckout } from './measure-source/measures.ts';
import { readMeasured } from './measure-source/read-measured.ts';
import { renderMeasures } from './measure-source/render-measures.ts';
import { measureWalks } from './measure-source/walks/measure-walks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    spread: { type: 'string', multiple: true },
    // The child process of this script: walks one checkout and prints the counts.
    walks: { type: 'boolean', default: false },
  },
});
const here = dirname(dirname(fileURLToPath(import.meta.url)));
const paths = positionals.length === 0 ? [here] : positionals;

if (values.walks) {
  console.log(JSON.stringify(await measureWalks(resolve(paths[0] ?? here))));
} else if (values.spread !== undefined) {
  const words = values.spread;
  print(await measureAll((root) => measureSpread(readMeasured(root), words)), renderSpread);
} else {
  print(await measureAll(measureCheckout), renderMeasures);
}

async function measureAll<T>(measure: (root: string) => T | Promise<T>): Promise<Readonly<Record<string, T>>> {
  const measured = paths.map(async (path) => [basename(resolve(path)), await measure(resolve(path))] as const);
  return Object.fromEntries(await Promise.all(measured));
}

function print<T>(columns: T, render: (columns: T) => string): void {
  console.log(values.json ? JSON.stringify(columns, undefined, 2) : render(columns));
}
