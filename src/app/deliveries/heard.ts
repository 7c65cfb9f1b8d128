/** The events that `parseTrigger` knows, without those that GitHub sends only to workflows. */
export const subscribedTriggers = [
  'issues.labeled',
  'issues.opened',
  'issues.reopened',
  'issues.assigned',
  'pull_request.labeled',
  'pull_request.opened',
  'pull_request.reopened',
  'pull_request.assigned',
  'pull_request.ready_for_review',
  'pull_request_review.submitted',
  'issue_comment.created',
  'repository_dispatch',
] as const;

/** The events about changes of a subject during a run (`parseChange`). GitHub reports a merge as closed. */
export const subscribedChanges = [
  'issues.unlabeled',
  'issues.closed',
  'issues.transferred',
  'issues.deleted',
  'pull_request.unlabeled',
  'pull_request.closed',
  'pull_request.synchronize',
] as const;

/** The events that change what the App knows, and cause no work (`knowledge/hear.ts`). */
const subscribedKnowledge = ['issue_comment.edited', 'issue_comment.deleted'] as const;

/** The events about the App's own work: the configuration, agent jobs, slots, failed checks, clicks on its checks, and merge queues. */
export const subscribedOthers = [
  'push',
  'workflow_job.completed',
  'workflow_run.completed',
  'check_run.requested_action',
  'check_run.rerequested',
  'merge_group.checks_requested',
  'merge_group.destroyed',
] as const;

/** The events that GitHub sends to every App, and takes in no manifest: the repositories that it is installed on. */
const unasked = ['installation', 'installation_repositories'] as const;

const heard: ReadonlySet<string> = new Set([
  ...subscribedTriggers,
  ...subscribedChanges,
  ...subscribedKnowledge,
  ...subscribedOthers,
  ...unasked,
]);
const heardEvents: ReadonlySet<string> = new Set([...heard].map((name) => name.split('.', 1)[0] ?? ''));

/** Returns whether the App does anything for an event. Without the action, it may: then only the payload tells. */
export function isLearnedFrom(event: string, action: string | undefined): boolean {
  if (action === undefined) return heardEvents.has(event);
  return heard.has(event) || heard.has(`${event}.${action}`);
}

/** The beginning of a payload whose event has an action. GitHub always writes the action first. */
const leadingAction = /^\{"action":"([a-z_]{1,100})"[,}]/;

/** Returns the action of a payload that begins with it, without parsing the payload. */
export function findAction(body: string): string | undefined {
  return leadingAction.exec(body.slice(0, 120))?.[1];
}

/**
 * Builds the key under which a delivery is queued: that of its repository, so that deliveries of one repository are opened in
 * the order of arrival. A text of the payload cannot look like the key of an object, because its quotes are escaped. An object that
 * somebody sent with `repository_dispatch` can, and stands before the repository.
 */
export function buildLane({ id, body }: { readonly id: string; readonly body: string }): string {
  const repository = findId(body, 'repository');
  return repository === undefined ? `delivery ${id}` : `deliveries ${repository}`;
}

/**
 * Returns the group of the queue for a delivery, so that installations take turns in what is opened too; undefined if its body names no
 * installation. The opening has a group of its own beside the work of the repository, which may be slow.
 */
export function findGroup(body: string): string | undefined {
  const installation = findId(body, 'installation');
  return installation === undefined ? undefined : `${installation}/deliveries ${findId(body, 'repository') ?? ''}`;
}

/** Returns the id of the last object under a key that begins with one. */
function findId(body: string, key: 'repository' | 'installation'): string | undefined {
  const before = `"${key}":{"id":`;
  const at = body.lastIndexOf(before);
  return at === -1 ? undefined : /^\d{1,20}/.exec(body.slice(at + before.length, at + before.length + 20))?.[0];
}
