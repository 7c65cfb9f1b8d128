// Prints what the code makes of a list of the corpus, so that two checkouts can be compared:
//   node scripts/show-corpus.ts LIST [ASPECT [LENGTH]]
//   diff <(cd ../old && node scripts/show-corpus.ts LIST) <(node scripts/show-corpus.ts LIST)
// ASPECT is `records` or a column of test/corpus/goldens, LENGTH the number of records after which it is printed; without them, all.
import { config } from 'zod';
import { aspectNames, describeAspect } from '../test/corpus/aspects.ts';
import { cutList } from '../test/corpus/cut-list.ts';
import { readSuite, suiteOf } from '../test/corpus/read-corpus.ts';

config({ jitless: true });
const [id = '', aspect, length] = process.argv.slice(2);
const list = readSuite(suiteOf(id)).find((each) => each.id === id);
if (list === undefined) throw new Error(`show-corpus: the corpus has no list "${id}". Write one as scenes-0001.`);
if (aspect === 'records') console.log(JSON.stringify(list.stored, null, 1));
for (const cut of cutList({ ...list, shared: 0 })) {
  if (length !== undefined && cut.length !== Number(length)) continue;
  for (const name of aspectNames)
    if (aspect === undefined || aspect === name)
      console.log(`=== ${id} after record ${cut.length}: ${name}\n${describeAspect(name, cut)}`);
}
