// This folder renders the objects of the tables as JSON, one file per kind of object, with the fields and URLs of GitHub's REST
// API.

import { isoTime, type Json, type PullDetails, type Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { renderUser } from './render-user.ts';

/** Suffixes of the URLs that every repository has, by key. */
const links = {
  forks_url: '/forks',
  keys_url: '/keys{/key_id}',
  collaborators_url: '/collaborators{/collaborator}',
  teams_url: '/teams',
  hooks_url: '/hooks',
  issue_events_url: '/issues/events{/number}',
  events_url: '/events',
  assignees_url: '/assignees{/user}',
  branches_url: '/branches{/branch}',
  tags_url: '/tags',
  blobs_url: '/git/blobs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  git_refs_url: '/git/refs{/sha}',
  trees_url: '/git/trees{/sha}',
  statuses_url: '/statuses/{sha}',
  languages_url: '/languages',
  stargazers_url: '/stargazers',
  contributors_url: '/contributors',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  commits_url: '/commits{/sha}',
  git_commits_url: '/git/commits{/sha}',
  comments_url: '/comments{/number}',
  issue_comment_url: '/issues/comments{/number}',
  contents_url: '/contents/{+path}',
  compare_url: '/compare/{base}...{head}',
  merges_url: '/merges',
  archive_url: '/{archive_format}{/ref}',
  downloads_url: '/downloads',
  issues_url: '/issues{/number}',
  pulls_url: '/pulls{/number}',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  labels_url: '/labels{/name}',
  releases_url: '/releases{/id}',
  deployments_url: '/deployments',
} as const;

export function repositoryUrl(world: World, repository: Repository): string {
  return `${world.urls.api}/repos/${repository.fullName}`;
}

export function repositoryPage(world: World, repository: Repository): string {
  return `${world.urls.server}/${repository.fullName}`;
}

/** Renders the short form, for lists and inside of other objects. */
export function renderMinimalRepository(world: World, repository: Repository): Json {
  const url = repositoryUrl(world, repository);
  return {
    id: repository.id,
    node_id: nodeId('repository', repository.id),
    name: repository.name,
    full_name: repository.fullName,
    private: repository.private,
    owner: renderUser(world, repository.owner),
    html_url: repositoryPage(world, repository),
    description: null,
    fork: repository.forkOf !== undefined,
    url,
    ...Object.fromEntries(Object.entries(links).map(([key, suffix]) => [key, url + suffix])),
  };
}

export function renderRepository(world: World, repository: Repository): Json {
  const page = repositoryPage(world, repository);
  const open = world.issues.list().filter((issue) => issue.repositoryId === repository.id && issue.state === 'open').length;
  return {
    ...renderMinimalRepository(world, repository),
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: isoTime(repository.pushed.at),
    git_url: `git://${page.slice('http://'.length)}.git`,
    ssh_url: `git@github.localhost:${repository.fullName}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    homepage: null,
    size: 0,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: repository.settings.hasIssues,
    has_projects: false,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: repository.settings.archived,
    disabled: false,
    open_issues_count: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repository.private ? 'private' : 'public',
    forks: 0,
    open_issues: open,
    watchers: 0,
    default_branch: repository.defaultBranch,
  };
}

/** Renders a repository with the fields that only its own route has. */
export function renderFullRepository(world: World, repository: Repository): Json {
  return { ...renderRepository(world, repository), network_count: 0, subscribers_count: 0 };
}

/** Renders the open pull requests that fit, as runs and checks name them: none of forks. */
export function renderOwnPulls(world: World, repository: Repository, fits: (pull: PullDetails) => boolean): readonly Json[] {
  const repo = { id: repository.id, url: repositoryUrl(world, repository), name: repository.name };
  return world.issues.list().flatMap(({ id, number, repositoryId, state, pull }) => {
    if (repositoryId !== repository.id || state !== 'open' || pull?.headRepositoryId !== repository.id || !fits(pull)) return [];
    const head = { ref: pull.headRef, sha: pull.headSha, repo };
    const base = { ref: pull.baseRef, sha: pull.baseSha, repo };
    return [{ id, number, url: `${repo.url}/pulls/${number}`, head, base }];
  });
}

/** Encodes file contents like GitHub: base64 in lines of 60 characters, each with a line end. */
export function encodeContent(content: Uint8Array): string {
  return Buffer.from(content)
    .toString('base64')
    .replaceAll(/.{1,60}/g, '$&\n');
}
