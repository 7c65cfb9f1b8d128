import { describe, expect, it } from 'vitest';
import { compareGolden, describeList, digestList, type Golden, isUpdate, readGoldens, writeGoldens } from './goldens.ts';
import { type CorpusList, listSuites, readSuite } from './read-corpus.ts';

/** Each list of records is cut after each comment. Goldens change with `BATON_UPDATE_GOLDENS=1 npm run test:corpus` and never else. */
describe('the corpus of records', () => {
  it.each(listSuites())('gives the states, effects and texts that are recorded: %s', (suite) => {
    const current = new Map(readSuite(suite).map((list) => [list.id, digestOf(list)]));
    if (isUpdate) writeGoldens(suite, current);
    const goldens = readGoldens(suite);
    const differences = [...current].flatMap(([id, each]) => compareGolden(id, { golden: goldens.get(id), current: each }) ?? []);
    expect(differences).toEqual([]);
    expect([...current.keys()]).toEqual([...goldens.keys()]);
  });
});

function digestOf(list: CorpusList): Golden {
  return digestList(describeList(list));
}
