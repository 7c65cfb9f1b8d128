import type { Octokit } from '@octokit/rest';
import type { Clock } from '../../../ports/clock.ts';

/** The part of Octokit that Baton uses, so that Probot's Octokit fits as well as ours. */
export type GitHubOctokit = Pick<Octokit, 'request' | 'paginate' | 'graphql'>;

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** The client that every port of this folder works with. */
export interface GitHubClient {
  readonly octokit: GitHubOctokit;
  /** The parameters of every request. */
  readonly base: {
    readonly owner: string;
    readonly repo: string;
    readonly headers: { readonly 'x-github-api-version': '2022-11-28' };
  };
  readonly clock: Clock;
}
