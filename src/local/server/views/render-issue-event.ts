import type { IssueEvent, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { renderApp } from './render-app.ts';
import { repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function renderIssueEvent(world: World, repository: Repository, event: IssueEvent): Record<string, unknown> {
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
