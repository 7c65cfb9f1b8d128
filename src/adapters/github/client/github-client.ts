import type { Octokit } from '@octokit/rest';
import type { Clock } from '../../../ports/clock.ts';

/** The part of Octokit that we use, so that Probot's fits as well as our own. */
export type GitHubOctokit = Pick<Octokit, 'request' | 'paginate' | 'graphql'>;

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** What every port of this folder works with. */
export interface GitHubClient {
  readonly octokit: GitHubOctokit;
  /** Parameters that every request has. */
  readonly base: {
    readonly owner: string;
    readonly repo: string;
    readonly headers: { readonly 'x-github-api-version': '2022-11-28' };
  };
  readonly clock: Clock;
}
