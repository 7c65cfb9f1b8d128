/** The features that a generated play may have. `listUnmetPairs` tells which pairs of them never met in one play. */
export const features = [
  'needs', 'retry', 'continue-on-failure', 'branch', 'shared-branch', 'branch-of-all', 'pull-request', 'built-in', 'approval', 'two-approvers',
  'matrix', 'matrix-from', 'pick', 'max-parallel', 'fail-fast', 'transfer', 'inline', 'transfers-together', 'if', 'if-status', 'outcomes', 'artifacts', 'children', 'wait-first',
  'wait-failure', 'wait-time', 'children-cancelled', 'children-again', 'handoff-required', 'question', 'question-again', 'no-reply', 'answer-within', 'idle', 'history', 'budget',
  'limits', 'on-conflict', 'on-change', 'notify', 'closed', 'label-removed', 'clean-up', 'pause', 'cancel', 'reject', 'retry-command', 'other-command',
  'run-command', 'second-start', 'two-subjects', 'max-concurrency', 'merge-branch', 'usage-limit', 'on-limit', 'engines', 'sleep', 'fallback',
] as const; // biome-ignore format: a list to read at a glance
export type Feature = (typeof features)[number];

/** Lists the pairs of features that met in none of the plays, given the features of each. */
export function listUnmetPairs(plays: readonly (readonly Feature[])[]): readonly (readonly [Feature, Feature])[] {
  const met = new Set(plays.flatMap((own) => own.flatMap((one) => own.map((other) => `${one} ${other}`))));
  return features.flatMap((one, index) =>
    features.slice(index + 1).flatMap((other) => (met.has(`${one} ${other}`) ? [] : [[one, other] as const])),
  );
}
