import { type Aspect, aspectNames, describeAspect } from './aspects.ts';
import { cutList } from './cut-list.ts';
import type { CorpusList } from './read-corpus.ts';

/** The lists whose goldens people read: one for each thing that a run can do. */
export const readable: Readonly<Record<string, string>> = {};

/** Every list with this distance is in the sample of `npm test`. */
const stride = 120;

/** Selects the lists that `npm test` replays, in about two seconds. */
export function selectSample(lists: readonly CorpusList[]): readonly CorpusList[] {
  return lists.filter(({ id }, index) => index % stride === 0 || readable[id] !== undefined);
}

/** The aspects that are written for each cut; the others stand for the last cut alone. */
const ofEachCut: readonly Aspect[] = ['tasks', 'effects'];

/** Renders what the code makes of a list as a page: states and effects after each comment, and everything at the end. */
export function renderReadable(list: CorpusList): string {
  const cuts = cutList({ ...list, shared: 0 });
  const pages = cuts.map((cut) => {
    const names = cut === cuts.at(-1) ? aspectNames : ofEachCut;
    const parts = names.map((aspect) => `### ${aspect}\n\n${describeAspect(aspect, cut)}`);
    const kinds = cut.written.map(({ kind, seq }) => `${kind} ${seq}`).join(', ');
    return [`## After ${kinds}`, ...parts].join('\n\n');
  });
  return [`# ${list.id}: ${readable[list.id]}`, ...pages, ''].join('\n\n');
}
