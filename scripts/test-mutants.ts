// Plants wrong orders of gates, and code without one of the rules of docs/security.md, into a copy of the checkout (`npm run test:mutants`), one after the other, and looks whether a test fails.
//   node scripts/test-mutants.ts [--only TEXT]
// The last line on stdout is `N killed, N survived`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant } from '../test/mutants/mutant.ts';
import { mutants } from '../test/mutants/mutants.ts';
import { threatProofs } from './docs/threat-proofs.ts';
import { copyCheckout } from './test-mutants/copy-checkout.ts';
import { type FailedTest, findFailures } from './test-mutants/find-failures.ts';
import { plant } from './test-mutants/plant.ts';

/** Returns whether a failed test proves that a mutant was seen. Where it takes out the rule of a threat, the test named for that has to fail. */
function isKiller({ file, title }: FailedTest, { threat }: Mutant): boolean {
  if (threat === undefined) return true;
  const [proofFile, proofTitle = ''] = threatProofs[threat] ?? [];
  return file === proofFile && title.endsWith(`: ${proofTitle}`) && title.includes(threat);
}

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
    const failures = await findFailures(copy.folder, mutant.tests);
    restore();
    const killer = failures.find((failure) => isKiller(failure, mutant));
    if (killer === undefined) survived += 1;
    const verdict = killer === undefined ? 'SURVIVED' : `killed by ${killer.file} "${killer.title}"`;
    console.log(`${mutant.name}: ${verdict}`);
  }
} finally {
  copy.remove();
}
console.log(`${chosen.length - survived} killed, ${survived} survived`);
process.exitCode = survived === 0 ? 0 : 1;
