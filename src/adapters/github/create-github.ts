// This folder implements the GitHub ports, about one file per port; this file creates them all. Every request goes through `client`: it
// throttles and retries requests, translates errors into GitHubError with a reason and a code, and makes creation idempotent.

import type { Checks } from '../../ports/checks.ts';
import type { Clock } from '../../ports/clock.ts';
import { readTip } from './app/branch-tip.ts';
import {
  createArtifactSource,
  listArtifacts,
  listChangedRunArtifacts,
  listRunArtifacts,
  type RecallArtifact,
} from './artifact-source.ts';
import { createFailedRuns } from './checks/failed-runs.ts';
import type { GitHubClient, GitHubOctokit, RepositoryName } from './client/github-client.ts';
import { createCommits } from './commits.ts';
import { createComparisons } from './comparisons.ts';
import { createDispatcher } from './dispatcher.ts';
import { listPulls, readCheckedPull } from './hints/resolve-hint.ts';
import { createIssues } from './issues.ts';
import { createLedgers, type LedgersBy, listRecentComments } from './ledgers.ts';
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
import { listAllRuns, type WorkflowRef } from './workflow-runs.ts';

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

export type GitHubPorts = Readonly<ReturnType<typeof createGitHub>>;

/** Creates all ports for one repository on GitHub. */
export function createGitHub({ octokit, repository, clock, ledgersBy, recallArtifact, recallNode }: GitHubOptions) {
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
    } satisfies Checks,
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
    readTip: (branch: string, path: string) => readTip(client, { branch, path }),
    listRunArtifacts: (run: number, name?: string) => listRunArtifacts(client, run, name),
    listChangedRunArtifacts: (run: number, etag?: string) => listChangedRunArtifacts(client, run, etag),
    readThreadTag: (thread: number, since: string, etag?: string) => readThreadTag(client, { thread, since, etag }),
    listArtifacts: (name: string) => listArtifacts(client, name),
    listRecentComments: (since: string) => listRecentComments(client, since),
    listAllRuns: (workflowFile: string, since: string) => listAllRuns(client, workflowFile, since),
    /**
     * Creates a dispatcher for one workflow file (`baton.yml`) as it is on `ref`. Where nobody is at work in it, its lists also have the
     * runs of `otherFile`: with a change from the Action to the App or back, that of the other may be at work on an execution.
     */
    dispatcher: (workflowFile: string, ref: string, other?: Pick<WorkflowRef, 'otherFile'>) =>
      createDispatcher(client, { workflowFile, ref, ...other }),
  };
}
