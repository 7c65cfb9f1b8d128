// This folder implements the GitHub ports, about one file per port; this file creates them all, `create-reads` those of an agent job. Every request goes through `client`: it
// throttles and retries requests, translates errors into GitHubError with a reason and a code, and makes creation idempotent.

import type { Checks } from '../../ports/checks.ts';
import { readTip } from './app/branch-tip.ts';
import { listArtifacts, listChangedRunArtifacts, listRunArtifacts } from './artifact-source.ts';
import { createFailedRuns } from './checks/failed-runs.ts';
import { createCommits } from './commits.ts';
import { createComparisons } from './comparisons.ts';
import { createReads, type ReadOptions } from './create-reads.ts';
import { createDispatcher } from './dispatcher.ts';
import { listPulls, readCheckedPull } from './hints/resolve-hint.ts';
import { createIssues } from './issues.ts';
import { createLedgers, type LedgersBy, listRecentComments } from './ledgers.ts';
import { createListeners } from './listeners.ts';
import { createNotices, readOwnAccount } from './notices.ts';
import { createPermissions } from './permissions.ts';
import { createEdits } from './provenance.ts';
import { createPullRequests } from './pull-requests.ts';
import { createReviews } from './reviews.ts';
import { createSetupReader } from './setup.ts';
import { createSubjects } from './subjects.ts';
import { createReactions } from './thread/reactions.ts';
import { listAllRuns, type WorkflowRef } from './workflow-runs.ts';

export interface GitHubOptions extends ReadOptions {
  /** The accounts whose ledgers and runs issues count. Default: only our own. */
  readonly ledgersBy?: LedgersBy;
}

export type GitHubPorts = Readonly<ReturnType<typeof createGitHub>>;

/** Creates all ports for one repository on GitHub. */
export function createGitHub({ ledgersBy, ...options }: GitHubOptions) {
  const { client, ...reads } = createReads(options);
  return {
    ...reads,
    permissions: createPermissions(client),
    reactions: createReactions(client, options.recallNode),
    commits: createCommits(client),
    comparisons: createComparisons(client),
    pullRequests: createPullRequests(client),
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
    edits: createEdits(client),
    setup: createSetupReader(client),
    readOwnAccount: () => readOwnAccount(client),
    readTip: (branch: string, path: string) => readTip(client, { branch, path }),
    listRunArtifacts: (run: number, name?: string) => listRunArtifacts(client, run, name),
    listChangedRunArtifacts: (run: number, etag?: string) => listChangedRunArtifacts(client, run, etag),
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
