import type {
  ActionsPolicy,
  Fact,
  ListedWorkflow,
  RepositoryFacts,
  RunnerFact,
  SelectedActions,
  StoredSecret,
  WorkflowSettings,
} from '../core/doctor/facts.ts';

/** A workflow run as it is now. */
export interface PlainRun {
  readonly id: number;
  readonly url: string;
  readonly createdAt: string;
  readonly isCompleted: boolean;
}

/** A job of a workflow run that has ended. */
export interface EndedJob {
  readonly name: string;
  readonly conclusion: string;
  readonly url: string;
}

/**
 * The settings of a repository. What this token may not see, and what is not there, is a fact with the status of the refusal; all
 * other failures throw. Every method makes one request, unless its comment says otherwise.
 */
export interface SetupReader {
  /** Reads the repository, and the time that GitHub says it is. */
  readRepository(): Promise<Fact<{ readonly repository: RepositoryFacts; readonly date: string | undefined }>>;
  /** Reads a file of a branch; undefined where there is none. */
  readFile(path: string, ref: string): Promise<Fact<string | undefined>>;
  /** Lists the paths of the files in a folder of a branch; none where there is no folder. */
  listFolder(path: string, ref: string): Promise<Fact<readonly string[]>>;
  readPolicy(): Promise<Fact<ActionsPolicy>>;
  readSelected(): Promise<Fact<SelectedActions>>;
  readWorkflowSettings(): Promise<Fact<WorkflowSettings>>;
  /** Reads the state of a workflow by the name of its file; undefined where GitHub knows no such workflow. */
  readWorkflowState(file: string): Promise<Fact<string | undefined>>;
  /** Lists all workflows that GitHub knows, also its own, which have no file: one request for each hundred. */
  listWorkflows(): Promise<Fact<readonly ListedWorkflow[]>>;
  /** Lists secrets without their values: one request for 100, three at the most. */
  listSecrets(of: 'repository' | 'organization' | { readonly environment: string }): Promise<Fact<readonly StoredSecret[]>>;
  /** Lists variables: one request for 30, 17 at the most, since a repository has no more than 500. */
  listVariables(of: 'repository' | 'organization'): Promise<Fact<ReadonlyMap<string, string>>>;
  /** Lists which of these labels exist: one request, and one more for each that is not among the first hundred. */
  findLabels(wanted: readonly string[]): Promise<Fact<readonly string[]>>;
  /** Lists self-hosted runners: one request for 100, three at the most. */
  listRunners(of: 'repository' | 'organization'): Promise<Fact<readonly RunnerFact[]>>;
  /** Lists the newest hundred comments of all threads as GitHub sends them. */
  listNewestComments(): Promise<Fact<readonly unknown[]>>;
  /** Lists the newest runs of a workflow. */
  listRuns(file: string): Promise<Fact<readonly PlainRun[]>>;
  readRun(run: number): Promise<PlainRun>;
  listEndedJobs(run: number): Promise<Fact<readonly EndedJob[]>>;
}
