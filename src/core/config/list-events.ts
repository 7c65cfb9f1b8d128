import type { Pipeline } from './config-schema.ts';
import type { PullRequestFilter } from './filter-schema.ts';
import { filtersOf } from './one-or-many.ts';

/** An event that a pipeline waits for, as `on` of a workflow names it. */
export interface WantedEvent {
  readonly event: string;
  /** Undefined for events without types. */
  readonly type: string | undefined;
}

type StartFilter = Pick<Partial<PullRequestFilter>, 'labels' | 'assignee' | 'draft' | 'review-state'>;

/** All events that can start a pipeline, without its schedule. The counterpart of `checkStart`. */
export function listEvents({ on }: Pipeline): readonly WantedEvent[] {
  const threads = [
    ...filtersOf(on.issues).flatMap((filter) => typesOf(filter).map((type) => ({ event: 'issues', type }))),
    ...filtersOf(on['pull-requests']).flatMap(listPullEvents),
  ];
  return [
    ...threads,
    ...(on.comment === undefined ? [] : [{ event: 'issue_comment', type: 'created' }]),
    ...filtersOf(on.webhook).map(({ type }) => ({ event: 'repository_dispatch', type })),
    ...(on.manual === true ? [{ event: 'workflow_dispatch', type: undefined }] : []),
  ];
}

function listPullEvents(filter: PullRequestFilter): readonly WantedEvent[] {
  if (filter['review-state'] !== undefined) return [{ event: 'pull_request_review', type: 'submitted' }];
  return typesOf(filter).map((type) => ({ event: 'pull_request', type }));
}

function typesOf({ labels, assignee, draft }: StartFilter): readonly string[] {
  const waits = [
    ...(labels === undefined ? [] : ['labeled']),
    ...(assignee === undefined || assignee === 'none' ? [] : ['assigned']),
  ];
  if (waits.length > 0) return waits;
  return draft === false ? ['opened', 'reopened', 'ready_for_review'] : ['opened', 'reopened'];
}
