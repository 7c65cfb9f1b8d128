import type { Path } from './yaml-source.ts';

/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. Refused as such, never as a typo. */
const laterKeys = `
pipelines.*.limits.max-children pipelines.*.limits.max-depth
pipelines.*.stages.*.if pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure
`
  .trim()
  .split(/\s+/)
  .map((key) => key.split('.'));

const laterValues: ReadonlyMap<string, readonly string[]> = new Map([['on-conflict', ['queue']]]);

/** Whether a key is designed for this place, though this version does not have it. */
export function isLaterKey(path: Path): boolean {
  return laterKeys.some(
    (pattern) => pattern.length === path.length && pattern.every((part, at) => part === '*' || part === path[at]),
  );
}

/** The same for values. */
export function isLaterValue(path: Path, value: unknown): boolean {
  const key = String(path.at(-1));
  return typeof value === 'string' && (laterValues.get(key)?.includes(value) ?? false);
}

/** Later keys of one place, so that a slip in one of them is recognized too. */
export function laterKeysIn(parent: Path): readonly string[] {
  return laterKeys.flatMap((pattern) => {
    const key = pattern.at(-1);
    return key !== undefined && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
  });
}
