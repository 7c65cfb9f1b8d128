import type { Issue, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { authorAssociation } from './author-association.ts';
import { renderApp } from './render-app.ts';
import { renderLabel } from './render-label.ts';
import { renderReactionCounts } from './render-reactions.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

type Json = Record<string, unknown>;

export function issueUrl(world: World, repository: Repository, issue: Issue): string {
  return `${repositoryUrl(world, repository)}/issues/${issue.number}`;
}

export function issuePage(world: World, repository: Repository, issue: Issue): string {
  return `${repositoryPage(world, repository)}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}`;
}

export function renderLabels(world: World, repository: Repository, issue: Issue): Json[] {
  return issue.labelIds.flatMap((id) => {
    const label = world.labels.get(id);
    return label === undefined ? [] : [renderLabel(world, repository, label)];
  });
}

export function renderIssue(world: World, repository: Repository, issue: Issue): Json {
  const url = issueUrl(world, repository, issue);
  const assignees = issue.assignees.map((account) => renderUser(world, account));
  return {
    url,
    repository_url: repositoryUrl(world, repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: issuePage(world, repository, issue),
    id: issue.id,
    node_id: nodeId(issue.pull === undefined ? 'issue' : 'pull', issue.id),
    number: issue.number,
    title: issue.title,
    user: renderUser(world, issue.user),
    labels: renderLabels(world, repository, issue),
    state: issue.state,
    locked: issue.locked,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    comments: world.comments.list().filter((comment) => comment.issueId === issue.id).length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: authorAssociation(repository, issue.user),
    active_lock_reason: null,
    body: issue.body,
    reactions: renderReactionCounts(world, { id: issue.id, url }),
    performed_via_github_app: issue.app === undefined ? null : renderApp(world, issue.app),
    state_reason: issue.stateReason,
    ...renderPullLinks(world, repository, issue),
  };
}

/** Only an issue's own routes tell who closed it. */
export function renderFullIssue(world: World, repository: Repository, issue: Issue): Json {
  return {
    ...renderIssue(world, repository, issue),
    closed_by: issue.closedBy === undefined ? null : renderUser(world, issue.closedBy),
  };
}

/** Present means that the issue is a pull request. */
function renderPullLinks(world: World, repository: Repository, issue: Issue): Json {
  if (issue.pull === undefined) return {};
  const page = issuePage(world, repository, issue);
  return {
    draft: issue.pull.draft,
    pull_request: {
      url: `${repositoryUrl(world, repository)}/pulls/${issue.number}`,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: issue.pull.mergedAt,
    },
  };
}
