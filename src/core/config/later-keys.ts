import type { Path } from './yaml-source.ts';

/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. Refused as such, never as a typo. */
const laterKeys = `
pipelines.*.max-concurrency pipelines.*.on-conflict pipelines.*.on-change pipelines.*.suspend
pipelines.*.priority-labels
pipelines.*.on.comment pipelines.*.on.schedule.timezone pipelines.*.on.webhook pipelines.*.on.manual
pipelines.*.on.*.state pipelines.*.on.*.author pipelines.*.on.*.exclude-authors pipelines.*.on.*.assignee
pipelines.*.on.*.draft pipelines.*.on.*.review-state pipelines.*.on.*.files pipelines.*.on.*.base-branch
pipelines.*.on.*.title-pattern pipelines.*.on.*.body-pattern pipelines.*.on.*.exclude-body-patterns
pipelines.*.allow.teams
pipelines.*.limits.max-children pipelines.*.limits.max-depth
pipelines.*.stages.*.if pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure
`
  .trim()
  .split(/\s+/)
  .map((key) => key.split('.'));

/** Whether a key is designed for this place, though this version does not have it. */
export function isLaterKey(path: Path): boolean {
  return laterKeys.some(
    (pattern) => pattern.length === path.length && pattern.every((part, at) => part === '*' || part === path[at]),
  );
}

/** The same for filters written as a list. */
export function isLaterValue(path: Path, value: unknown): boolean {
  const key = String(path.at(-1));
  return Array.isArray(value) && path.length === 4 && path[2] === 'on' && ['issues', 'pull-requests'].includes(key);
}

/** Later keys of one place, so that a slip in one of them is recognized too. */
export function laterKeysIn(parent: Path): readonly string[] {
  return laterKeys.flatMap((pattern) => {
    const key = pattern.at(-1);
    return key !== undefined && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
  });
}
