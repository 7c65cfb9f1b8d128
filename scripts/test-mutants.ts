// Plants wrong orders of gates into a copy of the checkout (`npm run test:mutants`), one after the other, and looks whether a test fails.
//   node scripts/test-mutants.ts [--only TEXT]
// The last line on stdout is `N killed, N survived`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutants } from '../test/mutants/mutants.ts';
import { copyCheckout } from './test-mutants/copy-checkout.ts';
import { findFailures } from './test-mutants/find-failures.ts';
import { plant } from './test-mutants/plant.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = mutants.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
  throw new Error(`--only is "${values.only}", which is in the name of no mutant. Write a part of a name.`);

const copy = copyCheckout(dirname(dirname(fileURLToPath(import.meta.url))));
let survived = 0;
try {
  const [broken] = await findFailures(copy.folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (broken !== undefined) throw new Error(`${broken.file} "${broken.title}" fails without any mutant. Fix it first.`);
  for (const mutant of chosen) {
    const restore = plant(copy.folder, mutant);
    const [killer] = await findFailures(copy.folder, mutant.tests);
    restore();
    if (killer === undefined) survived += 1;
    const verdict = killer === undefined ? 'SURVIVED' : `killed by ${killer.file} "${killer.title}"`;
    console.log(`${mutant.name}: ${verdict}`);
  }
} finally {
  copy.remove();
}
console.log(`${chosen.length - survived} killed, ${survived} survived`);
process.exitCode = survived === 0 ? 0 : 1;
