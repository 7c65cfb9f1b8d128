import { findGit } from '../../git/run-git.ts';
import { getRepositoryById } from '../world/lookups.ts';
import type { Json, Pull, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { authorAssociation, issuePage, issueUrl, renderLabels } from './render-issue.ts';
import { renderRepository, repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function renderPull(world: World, repository: Repository, issue: Pull): Json {
  const { pull, id, number, state, locked, title, body } = issue;
  const page = issuePage(world, repository, issue);
  const assignees = issue.assignees.map((account) => renderUser(world, account));
  const head = getRepositoryById(world, pull.headRepositoryId);
  const links = linksOf(world, repository, issue);
  return {
    url: links.self,
    id,
    node_id: nodeId('pull', id),
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: links.issue,
    ...{ number, state, locked, title, body },
    user: renderUser(world, issue.user),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    assignee: assignees[0] ?? null,
    assignees,
    requested_reviewers: pull.requestedReviewers.map((account) => renderUser(world, account)),
    requested_teams: [],
    labels: renderLabels(world, repository, issue),
    milestone: null,
    draft: pull.draft,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: links.statuses,
    head: renderSide(world, head, { ref: pull.headRef, sha: pull.headSha }),
    base: renderSide(world, repository, { ref: pull.baseRef, sha: pull.baseSha }),
    _links: Object.fromEntries(Object.entries(links).map(([key, href]) => [key, { href }])),
    author_association: authorAssociation(repository, issue.user),
    auto_merge: renderAutoMerge(world, pull),
    active_lock_reason: null,
  };
}

function linksOf(world: World, repository: Repository, issue: Pull) {
  const url = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
  const issues = issueUrl(world, repository, issue);
  return {
    self: url,
    html: issuePage(world, repository, issue),
    issue: issues,
    comments: `${issues}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${repositoryUrl(world, repository)}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${repositoryUrl(world, repository)}/statuses/${issue.pull.headSha}`,
  };
}

/** Renders a pull request with the numbers that lists leave out. */
export async function renderFullPull(world: World, repository: Repository, issue: Pull): Promise<Json> {
  const { pull } = issue;
  const range = [`${pull.baseSha}...${pull.headSha}`];
  const counts = (await findGit(repository.git, ['diff', '--numstat', ...range])) ?? '';
  const lines = counts === '' ? [] : counts.split('\n').map((line) => line.split('\t'));
  const sum = (index: number) => lines.reduce((total, fields) => total + (Number(fields[index]) || 0), 0);
  const commits = await findGit(repository.git, ['rev-list', '--count', `${pull.baseSha}..${pull.headSha}`]);
  const merged = pull.mergedAt !== null;
  return {
    ...renderPull(world, repository, issue),
    merged,
    mergeable: merged ? null : pull.mergeSha !== null,
    rebaseable: merged ? null : pull.mergeSha !== null,
    mergeable_state: pull.mergeSha === null ? 'dirty' : 'clean',
    merged_by: null,
    comments: world.comments.list().filter((comment) => comment.issueId === issue.id).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: Number(commits ?? 0),
    additions: sum(0),
    deletions: sum(1),
    changed_files: lines.length,
  };
}

function renderSide(world: World, repository: Repository, at: { readonly ref: string; readonly sha: string }): Json {
  return {
    label: `${repository.owner.login}:${at.ref}`,
    ref: at.ref,
    sha: at.sha,
    user: renderUser(world, repository.owner),
    repo: renderRepository(world, repository),
  };
}

function renderAutoMerge(world: World, { autoMergeBy }: Pull['pull']): Json | null {
  if (autoMergeBy === undefined) return null;
  return { enabled_by: renderUser(world, autoMergeBy), merge_method: 'merge', commit_title: '', commit_message: '' };
}
