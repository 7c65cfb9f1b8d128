import type { ActionsPolicy, SelectedActions } from './facts.ts';

/** Returns whether the repository's policy lets a workflow use this. Undefined where it depends on what nobody here can see. */
export function isAdmitted(
  uses: string,
  {
    owner,
    policy,
    selected,
  }: { readonly owner: string; readonly policy: ActionsPolicy; readonly selected: SelectedActions | undefined },
): boolean | undefined {
  const from = uses.split('/')[0]?.toLowerCase() ?? '';
  if (policy.allowed === 'all' || from === owner.toLowerCase()) return true;
  if (policy.allowed === 'local_only') return false;
  if (selected === undefined) return undefined;
  if (selected.githubOwned && (from === 'actions' || from === 'github')) return !isExcluded(uses, selected);
  if (isExcluded(uses, selected)) return false;
  const isNamed = selected.patterns.some((pattern) => !pattern.startsWith('!') && isFitting(uses, pattern));
  // Only GitHub knows which creators of actions it has verified.
  return isNamed || (selected.verified ? undefined : false);
}

function isExcluded(uses: string, { patterns }: SelectedActions): boolean {
  return patterns.some((pattern) => pattern.startsWith('!') && isFitting(uses, pattern.slice(1)));
}

/** Returns whether a pattern such as `owner/*` or `owner/name@*` fits. A star stands for any text. */
function isFitting(uses: string, pattern: string): boolean {
  const parts = pattern
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(uses);
}
