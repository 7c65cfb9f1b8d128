// This folder reports changes to the outside. A route or the runner changes a table; then this file builds the event, delivers it
// to Apps by webhook and passes it to the runner.

import { randomUUID } from 'node:crypto';
import type { LocalEvent } from '../../workflow-contract.ts';
import { getRef } from '../git/find-ref.ts';
import { hasPermission } from '../http/authorise.ts';
import { type Accept, actorOf, type Call } from '../http/route.ts';
import { renderRepository } from '../views/render-repository.ts';
import { renderUser } from '../views/render-user.ts';
import type { Account, App, Installation, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { deliverWebhook } from './deliver-webhook.ts';

/** The account that caused an event. An event caused with a workflow's own token starts no workflows. */
export interface Cause {
  readonly sender: Account;
  readonly fromJobToken: boolean;
  /** The App; set when the change was made with an App's token. */
  readonly app?: App;
}

export function causeOf(call: Call): Cause {
  const { principal } = call;
  const sender = actorOf(call);
  if (principal.kind === 'job') return { sender, fromJobToken: true, app: principal.app };
  return { sender, fromJobToken: false, app: principal.kind === 'installation' ? principal.app : undefined };
}

export interface EventDraft {
  readonly name: string;
  readonly action?: string;
  readonly repository: Repository;
  readonly cause: Cause;
  /** The payload without `action`, `repository` and `sender`. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The ref and commit of the event. Default: the tip of the default branch. */
  readonly at?: { readonly ref: string; readonly sha: string };
  readonly dispatch?: LocalEvent['dispatch'];
  readonly changed?: LocalEvent['changed'];
  /** True when only Apps receive the event, not workflows. */
  readonly appsOnly?: boolean;
  /** The only App that receives the event. */
  readonly app?: App;
}

/** The permissions for each event; any one of them lets an App receive it. */
const audience: Readonly<Record<string, readonly Accept[]>> = {
  issues: ['issues=read'],
  issue_comment: ['issues=read', 'pull_requests=read'],
  pull_request: ['pull_requests=read'],
  pull_request_review: ['pull_requests=read'],
  push: ['contents=read'],
  repository_dispatch: ['contents=read'],
  workflow_dispatch: ['actions=read', 'contents=read'],
  workflow_run: ['actions=read'],
  workflow_job: ['actions=read'],
  check_run: ['checks=read'],
  merge_group: ['merge_queues=read'],
};

/** Lists the installations that hear an event: those of the repository, whose App asked for it and has a permission for it. */
function listReceivers(world: World, { name, repository, app: only }: EventDraft): { installation: Installation; app: App }[] {
  return [...world.installations.values()].flatMap((installation) => {
    const app = world.apps.get(installation.appId);
    if (app === undefined || !installation.repositories.has(repository.fullName.toLowerCase())) return [];
    if (only !== undefined && only.id !== app.id) return [];
    const mayHear = (audience[name] ?? []).some((accept) => hasPermission(app.permissions, accept));
    return mayHear && app.events.includes(name) ? [{ installation, app }] : [];
  });
}

/** Returns the times that the event of a push has in seconds, where others have words. */
function timesOf({ name, repository: { pushed, createdAt } }: EventDraft): Readonly<Record<string, number>> {
  const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);
  return name === 'push' ? { pushed_at: seconds(pushed.at), created_at: seconds(Date.parse(createdAt)) } : {};
}

/**
 * Fires an event. Workflows receive it before the request that caused it is answered; Apps receive it without the server waiting
 * for their answers.
 */
export function fireEvent(world: World, draft: EventDraft): void {
  const { repository, cause } = draft;
  const payload = {
    action: draft.action,
    ...draft.payload,
    repository: { ...renderRepository(world, repository), ...timesOf(draft) },
    sender: renderUser(world, cause.sender),
  };
  for (const { installation, app } of listReceivers(world, draft)) {
    const body = { ...payload, installation: { id: installation.id, node_id: nodeId('installation', installation.id) } };
    deliverWebhook(world, app, { event: draft.name, action: draft.action, body: JSON.stringify(body), guid: randomUUID() });
  }
  if (draft.appsOnly === true) return;
  const ref = `refs/heads/${repository.defaultBranch}`;
  const at = draft.at ?? { ref, sha: getRef(repository.directory, ref) };
  const event: LocalEvent = {
    id: randomUUID(),
    name: draft.name,
    repository: repository.fullName,
    payload,
    sender: cause.sender.login,
    fromJobToken: cause.fromJobToken,
    ...at,
    dispatch: draft.dispatch,
    changed: draft.changed,
  };
  for (const listener of world.listeners) listener(event);
}
