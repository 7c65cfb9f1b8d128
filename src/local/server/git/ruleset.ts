import type { Ruleset, RulesetRule } from '../../contract.ts';
import type { Repository } from '../world/model.ts';
import type { BranchMove } from './protected-branch.ts';

const words: Readonly<Record<RulesetRule, string>> = {
  creation: 'Cannot create ref due to creations being restricted.',
  update: 'Cannot update this protected ref.',
  deletion: 'Cannot delete this branch',
  non_fast_forward: 'Cannot force-push to this branch',
  pull_request: 'Changes must be made through a pull request.',
};

/**
 * Returns what a move of a branch violates, in GitHub's words; nothing where the rulesets of the repository allow the move.
 * Rulesets hold for administrators too: only a bypass list frees somebody, and no ruleset here has one.
 */
export function listViolations({ settings, defaultBranch }: Repository, move: BranchMove): readonly string[] {
  if (move.before === move.after || !move.ref.startsWith('refs/heads/')) return [];
  const broken = settings.rulesets
    .filter(({ include }) => include.some((pattern) => matchesRef(pattern, move.ref, defaultBranch)))
    .flatMap((ruleset) => describeViolations(ruleset, move));
  return [...new Set(broken)];
}

/** Demands of pull requests and checks are for branches that exist: their creation is a rule of its own. */
function describeViolations({ rules, requiredChecks = [] }: Ruleset, { before, after, isForced }: BranchMove): string[] {
  const find = (...names: RulesetRule[]) => names.filter((name) => rules.includes(name)).map((name) => words[name]);
  if (before === undefined) return find('creation');
  if (after === undefined) return find('deletion');
  return [...find('update', 'pull_request'), ...(isForced ? find('non_fast_forward') : []), ...describeChecks(requiredChecks)];
}

function describeChecks(names: readonly string[]): string[] {
  const [first] = names;
  if (first === undefined) return [];
  const count = names.length;
  return [
    count === 1 ? `Required status check "${first}" is expected.` : `${count} of ${count} required status checks are expected.`,
  ];
}

/** Matches as GitHub does: `*` stops at a slash, and a folder of the name `**` stands for any number of folders. */
function matchesRef(pattern: string, ref: string, defaultBranch: string): boolean {
  if (pattern === '~ALL') return true;
  if (pattern === '~DEFAULT_BRANCH') return ref === `refs/heads/${defaultBranch}`;
  const source = pattern
    .replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*+/g, (stars) => (stars === '**/' ? '(?:[^/]+/)*' : '[^/]*'));
  return new RegExp(`^${source}$`).test(ref);
}
