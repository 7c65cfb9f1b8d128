import type { PushTargets } from '../../ports/reviews.ts';
import { createArtifactSource, type RecallArtifact } from './artifact-source.ts';
import type { GitHubClient, GitHubOctokit, RepositoryName } from './client/github-client.ts';
import { createProvenance } from './provenance.ts';
import type { RecallNode } from './thread/swap-eyes.ts';
import { createThreads, readThreadTag } from './thread/threads.ts';

export interface ReadOptions {
  /** Our own Octokit (`createOctokit`) or Probot's. */
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryName;
  readonly clock: GitHubClient['clock'];
  /** Recalls what GitHub has said of artifacts. Default: GitHub is asked each time. */
  readonly recallArtifact?: RecallArtifact;
  /** Recalls the ids of subjects in GraphQL. Default: none is known. */
  readonly recallNode?: RecallNode;
}

/** Creates the ports that an agent job reads with, and the client of all ports. The job starts fast because it loads no others. */
export function createReads({ octokit, repository, clock, recallArtifact, recallNode }: ReadOptions) {
  const headers = { 'x-github-api-version': '2022-11-28' } as const;
  const client: GitHubClient = { octokit, clock, base: { owner: repository.owner, repo: repository.name, headers } };
  return {
    client,
    threads: createThreads(client, recallNode),
    pushTargets: createLatePushTargets(client),
    provenance: createProvenance(client),
    artifacts: createArtifactSource(client, recallArtifact),
    readThreadTag: (thread: number, since: string, etag?: string) => readThreadTag(client, { thread, since, etag }),
  };
}

/** Creates the port for what a push would meet. What answers is loaded with the first question, since many jobs have no branch. */
function createLatePushTargets(client: GitHubClient): PushTargets {
  const load = async (): Promise<PushTargets> => (await import('./push-targets.ts')).createPushTargets(client);
  return {
    readProtection: async (branch) => (await load()).readProtection(branch),
    listPulls: async (branch) => (await load()).listPulls(branch),
    readPull: async (number) => (await load()).readPull(number),
    listMessages: async (commit, from) => (await load()).listMessages(commit, from),
  };
}
