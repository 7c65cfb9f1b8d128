import type { Ruleset, RulesetRule } from '../../contract.ts';
import { findGit } from '../../git/run-git.ts';
import type { Repository } from '../world/model.ts';
import { hasRole, type Principal } from '../world/principal.ts';

export interface BranchMove {
  readonly ref: string;
  /** The commit before; undefined when the branch is new. */
  readonly before: string | undefined;
  /** The commit after; undefined when the branch is deleted. */
  readonly after: string | undefined;
  readonly isForced: boolean;
}

const prefix = 'refs/heads/';

/** Returns whether a rule of the older kind protects a branch. */
export function isProtected({ settings }: Repository, branch: string): boolean {
  return settings.protectedBranches.includes(branch);
}

/** Lists the rulesets that name a branch, whatever they demand. */
export function listRulesetsOf({ settings, defaultBranch }: Repository, branch: string): readonly Ruleset[] {
  const fits = (pattern: string): boolean => matchesRef(pattern, `${prefix}${branch}`, defaultBranch);
  return settings.rulesets.filter(({ include }) => include.some(fits));
}

/**
 * Returns why a protected branch refuses a move, in GitHub's words; undefined where it does not. The rule is the usual one, which
 * demands a pull request and lets administrators pass; the tokens of workflows and Apps are never administrators.
 */
export function findProtection(repository: Repository, principal: Principal, move: BranchMove): string | undefined {
  const { ref, before, after, isForced } = move;
  if (before === after || !ref.startsWith(prefix) || !isProtected(repository, ref.slice(prefix.length))) return undefined;
  if (after === undefined) return 'Cannot delete a protected branch';
  if (isForced) return 'Cannot force-push to this branch';
  if (principal.kind === 'user' && hasRole(repository, principal.account, 'admin')) return undefined;
  return 'Changes must be made through a pull request.';
}

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
export function findViolations(repository: Repository, move: BranchMove): readonly string[] {
  if (move.before === move.after || !move.ref.startsWith(prefix)) return [];
  const broken = listRulesetsOf(repository, move.ref.slice(prefix.length)).flatMap((ruleset) =>
    describeViolations(ruleset, move),
  );
  return [...new Set(broken)];
}

/** Returns what a move violates of one ruleset. Demands of pull requests and checks leave new branches alone: creation is a rule of its own. */
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

const workflows = '.github/workflows';

/**
 * Returns whether the workflow files of a commit differ from those of the default branch. Job tokens may not move a ref to such a
 * commit.
 */
export async function hasOtherWorkflows(
  repository: Repository,
  sha: string,
  defaultHead = `refs/heads/${repository.defaultBranch}`,
): Promise<boolean> {
  const [there, here] = await Promise.all(
    [sha, defaultHead].map((commit) => findGit(repository.git, ['rev-parse', '--verify', `${commit}:${workflows}`])),
  );
  return there !== undefined && there !== here;
}
