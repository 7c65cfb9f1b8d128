import { z } from 'zod';

/** Only who may write to the repository chooses what these check out. */
const ownEvents: ReadonlySet<string> = new Set([
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'],
  ...['issues', 'label', 'milestone', 'release', 'create', 'delete', 'page_build', 'public', 'watch', 'fork', 'gollum'],
]);

const onIssueSchema = z.object({ issue: z.object({ pull_request: z.null().optional() }) });

/**
 * Whether the code of the job may be that of somebody who may not write here: that of a pull request, which workflows check out on its own
 * events and on others, such as a comment on it or the end of another workflow. An event that we do not know may be one of those.
 */
export function mayBeForeign({ eventName, payload }: { readonly eventName: string; readonly payload: unknown }): boolean {
  if (eventName === 'issue_comment') return !onIssueSchema.safeParse(payload).success;
  return !ownEvents.has(eventName);
}
