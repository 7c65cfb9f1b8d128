/** Words that begin a relative clause or a bare phrase. A sentence that starts with one has no subject of its own. */
export const bannedBeginnings: ReadonlySet<string> = new Set([
  'As',
  'Everything',
  'How',
  'Nothing',
  'Of',
  'That',
  'Those',
  'What',
  'When',
  'Where',
  'Whether',
  'Which',
  'Who',
  'Whom',
  'Whose',
  'Why',
]);

/** Words that end in `s` like a verb in the third person and are none. */
export const notVerbs: ReadonlySet<string> = new Set([
  'Always',
  'As',
  'Besides',
  'Is',
  'Its',
  'Less',
  'Perhaps',
  'Plus',
  'Sometimes',
  'This',
  'Thus',
  'Unless',
  'Us',
  'Was',
  'Yes',
]);

export interface AvoidedWord {
  readonly word: string;
  readonly pattern: RegExp;
  /** The words to write in its place. */
  readonly instead: string;
}

/** Old words that a reader has to look up, and those that everybody knows. */
export const avoidedWords: readonly AvoidedWord[] = [
  { word: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: '“fix” or “repair”' },
  { word: 'in vain', pattern: /\bin\s+vain\b/gi, instead: '“for nothing” or “without a result”' },
  { word: 'for want of', pattern: /\bfor\s+want\s+of\b/gi, instead: '“for lack of” or “without”' },
  { word: 'come to nothing', pattern: /\b(?:come|comes|came|coming)\s+to\s+nothing\b/gi, instead: '“fail” or “have no result”' },
  { word: 'anew', pattern: /\banew\b/gi, instead: '“again”' },
];
