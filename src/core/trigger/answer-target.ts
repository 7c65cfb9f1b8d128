/** A stage of a run that is under way, as somebody may name it in front of an answer. */
export interface NamedStage {
  readonly run: string;
  readonly stage: string;
  /**
   * `asks`: its agent waits for an answer; `asked-later`: it does, but asked only after the comment; `answered`: it waited for one
   * before; `silent`: it never asked.
   */
  readonly kind: 'asks' | 'asked-later' | 'answered' | 'silent';
  /** The login of the person who gave the last answer. */
  readonly by?: string;
}

export type AnswerTarget =
  | { readonly kind: 'found'; readonly run: string; readonly stage: string; readonly text: string }
  /** The command names these, and no agent of them asks. */
  | { readonly kind: 'not-asking'; readonly named: readonly NamedStage[] }
  /** The command names a stage that the run does not have. */
  | { readonly kind: 'unknown'; readonly run: string; readonly stage: string }
  /** Several ask, and the command does not say which one it answers. */
  | { readonly kind: 'ambiguous'; readonly asking: readonly NamedStage[] }
  | { readonly kind: 'empty'; readonly asking: readonly NamedStage[] }
  | { readonly kind: 'nothing-asked' };

interface FirstWord {
  /** The word, without a colon or comma behind it. */
  readonly word: string;
  /** The text behind the word. */
  readonly rest: string;
  /** The word stands alone on its line, or a colon follows: people write names so, and no sentences. */
  readonly isSetOff: boolean;
}

function splitFirstWord(text: string): FirstWord {
  const [, first = '', rest = ''] = /^(\S*)([\s\S]*)$/.exec(text) ?? [];
  const word = first.replace(/[:,]$/, '');
  return { word, rest: rest.trim(), isSetOff: word !== first || /^[^\S\n]*\n/.test(rest) };
}

/**
 * Finds which question an answer is for. The first word may name a stage, or a run and a stage. Where a single agent has asked,
 * nothing has to be named, and an answer that begins with the name of the stage ("fix the second one") is left whole.
 */
export function findAnswerTarget(text: string, known: readonly NamedStage[]): AnswerTarget {
  const asking = known.filter(({ kind }) => kind === 'asks');
  if (text === '') return asking.length === 0 ? { kind: 'nothing-asked' } : { kind: 'empty', asking };
  const first = splitFirstWord(text);
  const named = findNamed(first, known);
  if (named.length > 0) return chooseNamed(text, { first, named, known });
  const unknown = findUnknown(first, known);
  if (unknown !== undefined) return unknown;
  const [only, ...more] = asking;
  if (only === undefined) return { kind: 'nothing-asked' };
  return more.length > 0 ? { kind: 'ambiguous', asking } : { kind: 'found', run: only.run, stage: only.stage, text };
}

/** Finds the stages that the first word names. The name of a stage that never asked counts only where it is set off: it may be a word of the answer. */
function findNamed({ word, isSetOff }: FirstWord, known: readonly NamedStage[]): readonly NamedStage[] {
  return known.filter(
    ({ run, stage, kind }) => word === `${run}/${stage}` || (word === stage && (kind !== 'silent' || isSetOff)),
  );
}

function findUnknown({ word }: FirstWord, known: readonly NamedStage[]): AnswerTarget | undefined {
  const slash = word.indexOf('/');
  const run = known.find((each) => slash > 0 && each.run === word.slice(0, slash))?.run;
  return run === undefined ? undefined : { kind: 'unknown', run, stage: word.slice(slash + 1) };
}

interface NamedFacts {
  readonly first: FirstWord;
  readonly named: readonly NamedStage[];
  readonly known: readonly NamedStage[];
}

function chooseNamed(text: string, { first, named, known }: NamedFacts): AnswerTarget {
  const asking = named.filter(({ kind }) => kind === 'asks');
  const [only, ...more] = asking;
  if (only === undefined) return { kind: 'not-asking', named };
  if (more.length > 0) return { kind: 'ambiguous', asking };
  const isName = first.isSetOff || first.word !== only.stage || known.filter(({ kind }) => kind !== 'silent').length > 1;
  const answer = isName ? first.rest : text;
  if (answer === '') return { kind: 'empty', asking };
  return { kind: 'found', run: only.run, stage: only.stage, text: answer };
}
