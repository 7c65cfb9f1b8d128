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
