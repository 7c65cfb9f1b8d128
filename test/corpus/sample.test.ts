import { describe, expect, it } from 'vitest';
import { compareGolden, describeList, digestList, isUpdate, readGoldens, readText, writeReadable } from './goldens.ts';
import { readCorpus, suiteOf } from './read-corpus.ts';
import { readable, renderReadable, selectSample } from './sample.ts';

const lists = readCorpus();

/** The whole corpus is a suite of its own: `npm run test:corpus`. */
describe('a sample of the corpus of records', () => {
  it('gives the states, effects and texts that are recorded', () => {
    const differences = selectSample(lists).flatMap((list) => {
      const current = digestList(describeList(list));
      return compareGolden(list.id, { golden: readGoldens(suiteOf(list.id)).get(list.id), current }) ?? [];
    });
    expect(differences).toEqual([]);
  });

  it.each(Object.entries(readable))('reads as its page says: %s, %s', (id) => {
    const list = lists.find((each) => each.id === id);
    if (list === undefined) throw new Error(`The corpus has no list ${id}.`);
    const page = renderReadable(list);
    if (isUpdate) writeReadable(`readable/${id}.md`, page);
    expect(page).toBe(readText(`readable/${id}.md`));
  });
});
