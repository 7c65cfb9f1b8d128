import type { Path } from './yaml-source.ts';

/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. They are refused as such, never as a typo. */
const laterKeys = `
pipelines.*.limits.max-children pipelines.*.limits.max-depth
pipelines.*.stages.*.if pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure
`
  .trim()
  .split(/\s+/)
  .map((key) => key.split('.'));

const laterValues: ReadonlyMap<string, readonly string[]> = new Map([['on-conflict', ['queue']]]);

/** Returns whether a key is designed for this place but not supported yet. */
export function isLaterKey(path: Path): boolean {
  return laterKeys.some(
    (pattern) => pattern.length === path.length && pattern.every((part, at) => part === '*' || part === path[at]),
  );
}

/** Returns whether a value is designed for this key but not supported yet. */
export function isLaterValue(path: Path, value: unknown): boolean {
  const key = String(path.at(-1));
  return typeof value === 'string' && (laterValues.get(key)?.includes(value) ?? false);
}

/** Returns the later keys of one place, so that a misspelled one is recognized too. */
export function laterKeysIn(parent: Path): readonly string[] {
  return laterKeys.flatMap((pattern) => {
    const key = pattern.at(-1);
    return key !== undefined && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
  });
}
