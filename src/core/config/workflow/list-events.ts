import type { Pipeline } from '../schema/config-schema.ts';
import { filtersOf, type PullRequestFilter, type StartFilter } from '../schema/filter-schema.ts';
import { type ChangeKey, changeKeys, responseTo } from '../schema/pipeline-schemas.ts';

/** An event that a pipeline waits for, under its name in `on` of a workflow. */
export interface WantedEvent {
  readonly event: string;
  /** The type of the event; undefined for events without types. */
  readonly type: string | undefined;
  /** The name of the other workflow; only with `workflow_run`. */
  readonly workflow?: string;
}

/** Lists all events that can start a pipeline, except its schedule. The counterpart of `checkStart`. */
export function listEvents({ on }: Pipeline): readonly WantedEvent[] {
  const threads = [
    ...filtersOf(on.issues).flatMap((filter) => typesOf(filter).map((type) => ({ event: 'issues', type }))),
    ...filtersOf(on['pull-requests']).flatMap(listPullEvents),
  ];
  return [
    ...threads,
    ...(on.comment === undefined ? [] : [{ event: 'issue_comment', type: 'created' }]),
    ...filtersOf(on.webhook).map(({ type }) => ({ event: 'repository_dispatch', type })),
    ...(on.checks?.workflows ?? []).map((workflow) => ({ event: 'workflow_run', type: 'completed', workflow })),
    ...(on.manual !== undefined ? [{ event: 'workflow_dispatch', type: undefined }] : []),
  ];
}

/** Lists the events that a pipeline needs while a run of it waits for a person, who answers in a comment. */
export function listAnswerEvents({ stages, limits }: Pipeline): readonly WantedEvent[] {
  const asks = limits['on-limit'] === 'ask' && limits['max-cost-usd'] !== undefined;
  const waits = Object.values(stages).some(({ approval }) => approval !== undefined);
  return asks || waits ? [{ event: 'issue_comment', type: 'created' }] : [];
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

/** Lists the events that a pipeline needs in order to react to changes as configured; empty when `on-change` is absent. */
export function listChangeEvents(settings: Pipeline): readonly WantedEvent[] {
  const { on, 'on-change': onChange } = settings;
  if (onChange === undefined) return [];
  const asked = changeKeys.filter((key) => isConfigured(onChange, key) && responseTo(onChange, key) === 'cancel');
  return asked.flatMap((key) => [
    ...(on.issues === undefined ? [] : changeTypesOf(key, hasLabels(on.issues)).map((type) => ({ event: 'issues', type }))),
    ...(on['pull-requests'] === undefined
      ? []
      : [...changeTypesOf(key, hasLabels(on['pull-requests'])), ...(key === 'pushed' ? ['synchronize'] : [])].map((type) => ({
          event: 'pull_request',
          type,
        }))),
  ]);
}

function isConfigured(onChange: NonNullable<Pipeline['on-change']>, key: ChangeKey): boolean {
  return typeof onChange === 'string' || onChange[key] !== undefined;
}

function hasLabels(filters: Parameters<typeof filtersOf<{ readonly labels?: unknown }>>[0]): boolean {
  return filtersOf(filters).some(({ labels }) => labels !== undefined);
}

function changeTypesOf(key: ChangeKey, isLabelled: boolean): readonly string[] {
  if (key === 'label-removed') return isLabelled ? ['unlabeled'] : [];
  return key === 'closed' ? ['closed'] : [];
}
