import type { Account, Comment, Issue, IssueEvent, Json, Label, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import { hasRole } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { renderApp } from './render-app.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function authorAssociation(repository: Repository, account: Account): string {
  if (account.login === repository.owner.login) return 'OWNER';
  // GitHub does not tell of a private membership, whatever role comes with it.
  if (repository.privateMembers.has(account.login.toLowerCase())) return 'NONE';
  if (account.type === 'Bot' || !hasRole(repository, account, 'triage')) return 'NONE';
  return 'COLLABORATOR';
}

export function renderLabel(world: World, repository: Repository, label: Label): Json {
  return {
    id: label.id,
    node_id: nodeId('label', label.id),
    url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: false,
    description: label.description,
  };
}

export const reactionContents = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;

/** Renders the counts that a comment or issue shows. */
function renderReactionCounts(world: World, subject: { readonly id: number; readonly url: string }): Json {
  const given = world.reactions.list().filter((reaction) => reaction.subjectId === subject.id);
  const count = (content: string) => given.filter((reaction) => reaction.content === content).length;
  return {
    url: `${subject.url}/reactions`,
    total_count: given.length,
    ...Object.fromEntries(reactionContents.map((content) => [content, count(content)])),
  };
}

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

/** Renders an issue for its own routes; only they tell who closed it. */
export function renderFullIssue(world: World, repository: Repository, issue: Issue): Json {
  return {
    ...renderIssue(world, repository, issue),
    closed_by: issue.closedBy === undefined ? null : renderUser(world, issue.closedBy),
  };
}

/** Renders the part that marks an issue as a pull request. */
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

export function renderIssueEvent(world: World, repository: Repository, event: IssueEvent): Json {
  return {
    id: event.id,
    node_id: nodeId('event', event.id),
    url: `${repositoryUrl(world, repository)}/issues/events/${event.id}`,
    actor: renderUser(world, event.actor),
    event: event.event,
    commit_id: null,
    commit_url: null,
    created_at: event.createdAt,
    ...event.details,
    performed_via_github_app: event.app === undefined ? null : renderApp(world, event.app),
  };
}

export function renderComment(world: World, repository: Repository, comment: Comment): Json {
  const issue = world.issues.get(comment.issueId);
  if (issue === undefined) throw new Error(`Comment ${comment.id} has no issue`);
  const url = `${repositoryUrl(world, repository)}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: `${issuePage(world, repository, issue)}#issuecomment-${comment.id}`,
    issue_url: issueUrl(world, repository, issue),
    id: comment.id,
    node_id: nodeId('comment', comment.id),
    user: renderUser(world, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: authorAssociation(repository, comment.user),
    pin: null,
    minimized: comment.minimizedReason === undefined ? null : { reason: comment.minimizedReason },
    reactions: renderReactionCounts(world, { id: comment.id, url }),
    performed_via_github_app: comment.app === undefined ? null : renderApp(world, comment.app),
  };
}
