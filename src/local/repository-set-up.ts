/** A self-hosted runner. */
export interface LocalRunnerEntry {
  readonly name: string;
  readonly labels: readonly string[];
  readonly online: boolean;
  /** Null where the runner has not told it. */
  readonly version: string | null;
}

/** Settings that the REST interface shows to administrators. The runner of the local GitHub obeys none of them. */
export interface RepositorySetUp {
  readonly hasIssues: boolean;
  readonly actionsEnabled: boolean;
  readonly allowedActions: 'all' | 'local_only' | 'selected';
  readonly shaPinningRequired: boolean;
  /** GitHub's own actions; counts with `selected`, as the next two do. */
  readonly githubOwnedAllowed: boolean;
  readonly verifiedAllowed: boolean;
  readonly patternsAllowed: readonly string[];
  readonly defaultWorkflowPermissions: 'read' | 'write';
  /** The state of each workflow that is not active, by the name of its file. */
  readonly workflowStates: Readonly<Record<string, string>>;
  readonly runners: readonly LocalRunnerEntry[];
  /** The names of secrets that the organization shares with the repository. */
  readonly organizationSecrets: readonly string[];
  readonly organizationVariables: Readonly<Record<string, string>>;
  /** Runners of the organization. Only the team `<organization>/owners` can list them. */
  readonly organizationRunners: readonly LocalRunnerEntry[];
}

/** The settings of a fresh repository. */
export const freshSetUp: RepositorySetUp = {
  hasIssues: true,
  actionsEnabled: true,
  allowedActions: 'all',
  shaPinningRequired: false,
  githubOwnedAllowed: true,
  verifiedAllowed: false,
  patternsAllowed: [],
  defaultWorkflowPermissions: 'read',
  workflowStates: {},
  runners: [],
  organizationSecrets: [],
  organizationVariables: {},
  organizationRunners: [],
};
