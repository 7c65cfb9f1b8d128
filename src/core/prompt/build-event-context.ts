import type { Trigger } from '../trigger/trigger.ts';
import type { EventContext } from './prompt-context.ts';

const names: Readonly<Record<Trigger['kind'], string>> = {
  'issue-labeled': 'issues',
  'issue-changed': 'issues',
  'pull-request-labeled': 'pull_request',
  'pull-request-changed': 'pull_request',
  comment: 'issue_comment',
  review: 'pull_request_review',
  schedule: 'schedule',
  webhook: 'repository_dispatch',
  manual: 'workflow_dispatch',
};

const actions: Partial<Record<Trigger['kind'], string>> = {
  'issue-labeled': 'labeled',
  'pull-request-labeled': 'labeled',
  comment: 'created',
  review: 'submitted',
};

/** What happened, for templates: empty text where the event has nothing of the kind. */
export function buildEventContext(trigger: Trigger): EventContext {
  const { kind, actor, label, action, comment, review, webhook, schedule } = trigger;
  return {
    name: names[kind],
    action: action ?? actions[kind] ?? webhook?.type ?? '',
    actor: actor.login,
    label,
    comment: comment?.body ?? '',
    missed: schedule?.missed ?? 0,
    review: {
      state: review?.state ?? '',
      author: review?.author.login ?? '',
      body: review?.body ?? '',
      comments: (review?.comments ?? []).map(({ path, line, body }) => `${path}${line === null ? '' : `:${line}`}\n${body}`),
    },
  };
}
