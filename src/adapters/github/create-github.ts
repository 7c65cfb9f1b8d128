import type { ArtifactSource } from '../../ports/artifacts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Commits, Dispatcher, Permissions, PullRequests, Subjects, Threads } from '../../ports/github.ts';
import type { Issues } from '../../ports/issues.ts';
import type { Ledgers } from '../../ports/ledgers.ts';
import type { Notices } from '../../ports/notices.ts';
import type { Provenance } from '../../ports/provenance.ts';
import type { Reactions } from '../../ports/reactions.ts';
import type { Reviews } from '../../ports/reviews.ts';
import { createArtifactSource } from './create-artifact-source.ts';
import { createCommits } from './create-commits.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { createIssues } from './create-issues.ts';
import { createLedgers, type LedgersBy } from './create-ledgers.ts';
import { createNotices } from './create-notices.ts';
import { createPermissions } from './create-permissions.ts';
import { createProvenance } from './create-provenance.ts';
import { createPullRequests } from './create-pull-requests.ts';
import { createReactions } from './create-reactions.ts';
import { createReviews } from './create-reviews.ts';
import { createSubjects } from './create-subjects.ts';
import { createThreads } from './create-threads.ts';
import type { GitHubClient, GitHubOctokit, RepositoryName } from './github-client.ts';
import { listArtifacts, type NamedArtifact } from './list-artifacts.ts';
import { listRecordThreads } from './list-record-threads.ts';
import { readOwnAccount } from './read-own-account.ts';

export interface GitHubOptions {
  /** Our own (`createOctokit`) or Probot's. */
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  /** Whose ledgers and runs issues are found. Default: our own alone. */
  readonly ledgersBy?: LedgersBy;
}

export interface GitHubPorts {
  readonly threads: Threads;
  readonly permissions: Permissions;
  readonly reactions: Reactions;
  readonly commits: Commits;
  readonly pullRequests: PullRequests;
  readonly issues: Issues;
  readonly notices: Notices;
  readonly reviews: Reviews;
  readonly subjects: Subjects;
  readonly ledgers: Ledgers;
  readonly provenance: Provenance;
  readonly artifacts: ArtifactSource;
  /** Numeric id of the account whose token this is. */
  readOwnAccount(): Promise<number>;
  /** The newest artifacts of a name that this repository's own workflow runs made. */
  listArtifacts(name: string): Promise<readonly NamedArtifact[]>;
  /** Issues and pull requests whose comments since a time may hold records, the newest first; which count, only a store knows. */
  listRecordThreads(since: string): Promise<readonly number[]>;
  /** Starts runs of one workflow file (`baton.yml`) as it stands on `ref`. */
  dispatcher(workflowFile: string, ref: string): Dispatcher;
}

/** All of one repository on GitHub, behind the ports. */
export function createGitHub({ octokit, repository, clock, ledgersBy }: GitHubOptions): GitHubPorts {
  const headers = { 'x-github-api-version': '2022-11-28' } as const;
  const client: GitHubClient = { octokit, clock, base: { owner: repository.owner, repo: repository.name, headers } };
  return {
    threads: createThreads(client),
    permissions: createPermissions(client),
    reactions: createReactions(client),
    commits: createCommits(client),
    pullRequests: createPullRequests(client),
    issues: createIssues(client),
    notices: createNotices(client),
    reviews: createReviews(client),
    subjects: createSubjects(client),
    ledgers: createLedgers(client, ledgersBy),
    provenance: createProvenance(client),
    artifacts: createArtifactSource(client),
    readOwnAccount: () => readOwnAccount(client),
    listArtifacts: (name) => listArtifacts(client, name),
    listRecordThreads: (since) => listRecordThreads(client, since),
    dispatcher: (workflowFile, ref) => createDispatcher(client, { workflowFile, ref }),
  };
}
