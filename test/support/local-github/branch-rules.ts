import { repositoryPage } from '../../../src/local/server/views/render-repository.ts';
import type { Repository } from '../../../src/local/server/world/model.ts';
import { hasRole, type Principal } from '../../../src/local/server/world/principal.ts';
import type { BranchMove, BranchRules, World } from '../../../src/local/server/world/world.ts';
import { type Ruleset, type RulesetRule, setUpOf } from './repository-set-up.ts';

/** Creates the rules for branches that `changeSettings` has set. */
export function createBranchRules(world: World): BranchRules {
  return {
    describe(repository, branch) {
      const rulesets = listRulesetsOf(repository, branch);
      const isOld = isProtected(repository, branch);
      // GitHub says so of rulesets too that refuse no push.
      const isNamed = isOld || rulesets.length > 0;
      const active = rulesets.flatMap((ruleset, index) => renderRules(repository, ruleset, index));
      return { isNamed, isProtected: isOld, active };
    },
    findRefusal(repository, principal, move) {
      const violations = findViolations(repository, move);
      if (violations.length > 0) return describeBroken(move, violations, repositoryPage(world, repository));
      const protection = findProtection(repository, principal, move);
      return protection === undefined ? undefined : describeProtection(move, protection);
    },
  };
}

function renderRules(repository: Repository, { rules, requiredChecks = [] }: Ruleset, index: number): readonly unknown[] {
  const source = { ruleset_source_type: 'Repository', ruleset_source: repository.fullName, ruleset_id: index + 1 };
  const checks = requiredChecks.map((context) => ({ context }));
  const demands = { required_status_checks: checks, strict_required_status_checks_policy: false };
  return [
    ...rules.map((type) => ({ type, ...source })),
    ...(checks.length === 0 ? [] : [{ type: 'required_status_checks', parameters: demands, ...source }]),
  ];
}

function describeProtection({ ref }: BranchMove, words: string) {
  const remarks = [`error: GH006: Protected branch update failed for ${ref}.`, `error: ${words}`];
  return { words, reason: 'protected branch hook declined', remarks };
}

function describeBroken({ ref }: BranchMove, violations: readonly string[], page: string) {
  const head = [
    `error: GH013: Repository rule violations found for ${ref}.`,
    `Review all repository rules at ${page}/rules?ref=${encodeURIComponent(ref)}`,
  ];
  return {
    words: ['Repository rule violations found', ...violations, ''].join('\n\n'),
    reason: 'push declined due to repository rule violations',
    remarks: [...head, '', ...violations.flatMap((line) => [`- ${line}`, ''])],
  };
}

const prefix = 'refs/heads/';

/** Returns whether a rule of the older kind protects a branch. */
function isProtected(repository: Repository, branch: string): boolean {
  return setUpOf(repository).protectedBranches.includes(branch);
}

/** Lists the rulesets that name a branch, whatever they demand. */
function listRulesetsOf(repository: Repository, branch: string): readonly Ruleset[] {
  const fits = (pattern: string): boolean => matchesRef(pattern, `${prefix}${branch}`, repository.defaultBranch);
  return setUpOf(repository).rulesets.filter(({ include }) => include.some(fits));
}

/**
 * Returns why a protected branch refuses a move, in GitHub's words; undefined where it does not. The rule is the usual one, which
 * demands a pull request and lets administrators pass; the tokens of workflows and Apps are never administrators.
 */
function findProtection(repository: Repository, principal: Principal, move: BranchMove): string | undefined {
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
function findViolations(repository: Repository, move: BranchMove): readonly string[] {
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
