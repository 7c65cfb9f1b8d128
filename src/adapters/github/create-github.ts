// This folder implements the GitHub ports, about one file per port; this file creates them all. Every request goes through `client`: it
// throttles and retries requests, translates errors into GitHubError with a reason and a code, and makes creation idempotent.

import type { ArtifactSource } from '../../ports/artifacts.ts';
import type { Checks } from '../../ports/checks.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { Listeners } from '../../ports/events.ts';
import type { Commits, Comparisons, Permissions, PullRequests, Subjects, Threads } from '../../ports/github.ts';
import type { Issues, Notices } from '../../ports/issues.ts';
import type { Ledgers } from '../../ports/ledgers.ts';
import type { Edits, Provenance } from '../../ports/provenance.ts';
import type { Reactions } from '../../ports/reactions.ts';
import type { PushTargets, Reviews } from '../../ports/reviews.ts';
import type { SetupReader } from '../../ports/setup.ts';
import { type BranchTip, readTip } from './app/branch-tip.ts';
import {
  createArtifactSource,
  listArtifacts,
  listChangedRunArtifacts,
  listRunArtifacts,
  type NamedArtifact,
  type RecallArtifact,
  type RunArtifacts,
  type TaggedArtifacts,
} from './artifact-source.ts';
import { createFailedRuns } from './checks/failed-runs.ts';
import type { GitHubClient, GitHubOctokit, RepositoryName } from './client/github-client.ts';
import { createCommits } from './commits.ts';
import { createComparisons } from './comparisons.ts';
import { createDispatcher } from './dispatcher.ts';
import { listPulls, readCheckedPull } from './hints/resolve-hint.ts';
import { createIssues } from './issues.ts';
import { createLedgers, type LedgersBy, listRecentComments, type RecentComments } from './ledgers.ts';
import { createListeners } from './listeners.ts';
import { createNotices, readOwnAccount } from './notices.ts';
import { createPermissions } from './permissions.ts';
import { createEdits, createProvenance } from './provenance.ts';
import { createPullRequests } from './pull-requests.ts';
import { createPushTargets } from './push-targets.ts';
import { createReviews } from './reviews.ts';
import { createSetupReader } from './setup.ts';
import { createSubjects } from './subjects.ts';
import { createReactions } from './thread/reactions.ts';
import type { RecallNode } from './thread/swap-eyes.ts';
import { createThreads, readThreadTag } from './thread/threads.ts';
import { type EventRun, listAllRuns, type WorkflowRef } from './workflow-runs.ts';

export interface GitHubOptions {
  /** Our own Octokit (`createOctokit`) or Probot's. */
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  /** The accounts whose ledgers and runs issues count. Default: only our own. */
  readonly ledgersBy?: LedgersBy;
  /** Recalls what GitHub has said of artifacts. Default: GitHub is asked each time. */
  readonly recallArtifact?: RecallArtifact;
  /** Recalls the ids of subjects in GraphQL. Default: none is known. */
  readonly recallNode?: RecallNode;
}

export interface GitHubPorts {
  readonly threads: Threads;
  readonly permissions: Permissions;
  readonly reactions: Reactions;
  readonly commits: Commits;
  readonly comparisons: Comparisons;
  readonly pullRequests: PullRequests;
  readonly pushTargets: PushTargets;
  readonly checks: Checks;
  readonly issues: Issues;
  readonly notices: Notices;
  readonly reviews: Reviews;
  readonly subjects: Subjects;
  readonly ledgers: Ledgers;
  readonly listeners: Listeners;
  readonly provenance: Provenance;
  readonly edits: Edits;
  readonly artifacts: ArtifactSource;
  readonly setup: SetupReader;
  /** Reads the numeric id of the account that the token belongs to. */
  readOwnAccount(): Promise<number>;
  /** Reads the tip of a branch and the text of a file there; undefined when GitHub has no such branch. Makes one request. */
  readTip(branch: string, path: string): Promise<BranchTip | undefined>;
  /** Lists at most 100 artifacts of a workflow run, or those of one name. */
  listRunArtifacts(run: number, name?: string): Promise<RunArtifacts>;
  /** Lists at most 100 artifacts of a workflow run; undefined if the list is still that of the `etag`. */
  listChangedRunArtifacts(run: number, etag?: string): Promise<TaggedArtifacts | undefined>;
  /** Returns the tag of the comments of a thread since a time; undefined if it is still this `etag`. */
  readThreadTag(thread: number, since: string, etag?: string): Promise<{ readonly etag: string | undefined } | undefined>;
  /** Lists the newest artifacts of a name that workflow runs of this repository uploaded. */
  listArtifacts(name: string): Promise<readonly NamedArtifact[]>;
  /** Lists the comments of the whole repository since a time, and returns what of them a sweep looks at. */
  listRecentComments(since: string): Promise<RecentComments>;
  /** Lists the runs of a workflow file since a time, of all events, newest first: at most 1,000. None where there is no such file. */
  listAllRuns(workflowFile: string, since: string): Promise<readonly EventRun[]>;
  /**
   * Creates a dispatcher for one workflow file (`baton.yml`) as it is on `ref`. Where nobody is at work in it, its lists also have the
   * runs of `otherFile`: with a change from the Action to the App or back, that of the other may be at work on an execution.
   */
  dispatcher(workflowFile: string, ref: string, other?: Pick<WorkflowRef, 'otherFile'>): Dispatcher;
}

/** Creates all ports for one repository on GitHub. */
export function createGitHub({ octokit, repository, clock, ledgersBy, recallArtifact, recallNode }: GitHubOptions): GitHubPorts {
  const headers = { 'x-github-api-version': '2022-11-28' } as const;
  const client: GitHubClient = { octokit, clock, base: { owner: repository.owner, repo: repository.name, headers } };
  return {
    threads: createThreads(client, recallNode),
    permissions: createPermissions(client),
    reactions: createReactions(client, recallNode),
    commits: createCommits(client),
    comparisons: createComparisons(client),
    pullRequests: createPullRequests(client),
    pushTargets: createPushTargets(client),
    checks: {
      ...createFailedRuns(client),
      listPulls: (head) => listPulls(client, head),
      readPull: (number) => readCheckedPull(client, number),
    },
    issues: createIssues(client),
    notices: createNotices(client),
    reviews: createReviews(client),
    subjects: createSubjects(client),
    ledgers: createLedgers(client, ledgersBy),
    listeners: createListeners(client),
    provenance: createProvenance(client),
    edits: createEdits(client),
    artifacts: createArtifactSource(client, recallArtifact),
    setup: createSetupReader(client),
    readOwnAccount: () => readOwnAccount(client),
    readTip: (branch, path) => readTip(client, { branch, path }),
    listRunArtifacts: (run, name) => listRunArtifacts(client, run, name),
    listChangedRunArtifacts: (run, etag) => listChangedRunArtifacts(client, run, etag),
    readThreadTag: (thread, since, etag) => readThreadTag(client, { thread, since, etag }),
    listArtifacts: (name) => listArtifacts(client, name),
    listRecentComments: (since) => listRecentComments(client, since),
    listAllRuns: (workflowFile, since) => listAllRuns(client, workflowFile, since),
    dispatcher: (workflowFile, ref, other) => createDispatcher(client, { workflowFile, ref, ...other }),
  };
}
