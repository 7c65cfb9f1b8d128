import type { Repository } from '../../../src/local/server/world/model.ts';

/** The rules for branches that the local GitHub has, with GitHub's names. */
export type RulesetRule = 'creation' | 'update' | 'deletion' | 'non_fast_forward' | 'pull_request';

/** An active ruleset for branches, with an empty bypass list. */
export interface Ruleset {
  /** `~ALL`, `~DEFAULT_BRANCH`, or patterns such as `refs/heads/release/*`. */
  readonly include: readonly string[];
  readonly rules: readonly RulesetRule[];
  /** The names of the required status checks. Nothing reports checks here, so a branch with one takes no update. */
  readonly requiredChecks?: readonly string[];
}

/** A self-hosted runner. */
export interface LocalRunnerEntry {
  readonly name: string;
  readonly labels: readonly string[];
  readonly online: boolean;
  /** Null where the runner has not told it. */
  readonly version: string | null;
}

/** Settings that the REST interface shows to administrators. Of them, only those of branches are obeyed here. */
export type RepositorySetUp = Readonly<typeof freshSetUp>;

/** The settings of a fresh repository. */
export const freshSetUp = {
  /** The names of branches that take changes through pull requests alone, also before they exist. */
  protectedBranches: [] as readonly string[],
  rulesets: [] as readonly Ruleset[],
  actionsEnabled: true,
  allowedActions: 'all' as 'all' | 'local_only' | 'selected',
  shaPinningRequired: false,
  /** GitHub's own actions; counts with `selected`, as the next two do. */
  githubOwnedAllowed: true,
  verifiedAllowed: false,
  patternsAllowed: [] as readonly string[],
  defaultWorkflowPermissions: 'read' as 'read' | 'write',
  /** The workflows that GitHub brings without a file, such as CodeQL. */
  gitHubWorkflows: [] as readonly { readonly path: string; readonly name: string }[],
  runners: [] as readonly LocalRunnerEntry[],
  /** The names of secrets that the organization shares with the repository. */
  organizationSecrets: [] as readonly string[],
  /** Runners of the organization. Only the team `<organization>/owners` can list them. */
  organizationRunners: [] as readonly LocalRunnerEntry[],
};

/** Returns the settings of a repository with those that `changeSettings` has added. */
export function setUpOf({ settings }: Repository): RepositorySetUp {
  return { ...freshSetUp, ...settings };
}
