import { parse } from 'yaml';
import { isPlainMap } from '../json/json-value.ts';

/** Matches a secret in a workflow, other than the token that every workflow has. */
const secret = /\bsecrets\s*(?:\.(?!GITHUB_TOKEN\b)|\[)|toJSON\(\s*secrets\s*\)|secrets:\s*inherit\b/i;

/** The keys of `push` by which a workflow does not run on every branch. */
const filters = ['branches', 'branches-ignore', 'tags', 'tags-ignore'] as const;

/** Finds workflows that run on pushes to every branch, those of agents too, and have secrets then. */
export function findOpenPushes(workflows: readonly { readonly path: string; readonly text: string }[]): readonly string[] {
  return workflows.filter(({ text }) => secret.test(text) && hearsEveryPush(text)).map(({ path }) => path);
}

function hearsEveryPush(text: string): boolean {
  try {
    const { on }: { on?: unknown } = parse(text) ?? {};
    if (!isPlainMap(on)) return [on].flat().includes('push');
    const { push } = on;
    return push !== undefined && !(isPlainMap(push) && filters.some((key) => push[key] !== undefined));
  } catch {
    return false;
  }
}
