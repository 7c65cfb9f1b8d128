/** A self-hosted runner. */
export interface LocalRunnerEntry {
  readonly name: string;
  readonly labels: readonly string[];
  readonly online: boolean;
  /** Null where the runner has not told it. */
  readonly version: string | null;
}

/** Settings that the REST interface shows to administrators. Neither server nor runner of the local GitHub obey them. */
export type RepositorySetUp = Readonly<typeof freshSetUp>;

/** The settings of a fresh repository. */
export const freshSetUp = {
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
