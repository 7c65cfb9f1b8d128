/** The folders below `src` that must reach the lowest score: what they decide loses or doubles work when it is wrong. */
export const watchedFolders = [
  'core/children',
  'core/gate',
  'core/record',
  'core/run',
  'core/state',
  'core/transfer',
  'engine/decision',
  'engine/effects',
  'engine/order',
  'engine/publish',
  'engine/sweep',
  'engine/thread',
] as const;

/** How many of a hundred mutants have to be found in each of these folders. */
export const lowestScore = 85;
