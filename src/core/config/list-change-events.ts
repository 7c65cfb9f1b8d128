import type { Pipeline } from './config-schema.ts';
import type { WantedEvent } from './list-events.ts';
import { answerTo, type ChangeKey, changeKeys } from './on-change-schema.ts';
import { filtersOf } from './one-or-many.ts';

/** Events that a pipeline must hear to answer to changes as it says it does; none where it says nothing. */
export function listChangeEvents(settings: Pipeline): readonly WantedEvent[] {
  const { on, 'on-change': onChange } = settings;
  if (onChange === undefined) return [];
  const asked = changeKeys.filter((key) => isSaid(onChange, key) && answerTo(onChange, key) === 'cancel');
  return asked.flatMap((key) => [
    ...(on.issues === undefined ? [] : typesOf(key, hasLabels(on.issues)).map((type) => ({ event: 'issues', type }))),
    ...(on['pull-requests'] === undefined
      ? []
      : [...typesOf(key, hasLabels(on['pull-requests'])), ...(key === 'pushed' ? ['synchronize'] : [])].map((type) => ({
          event: 'pull_request',
          type,
        }))),
  ]);
}

function isSaid(onChange: NonNullable<Pipeline['on-change']>, key: ChangeKey): boolean {
  return typeof onChange === 'string' || onChange[key] !== undefined;
}

function hasLabels(filters: Parameters<typeof filtersOf<{ readonly labels?: unknown }>>[0]): boolean {
  return filtersOf(filters).some(({ labels }) => labels !== undefined);
}

function typesOf(key: ChangeKey, isLabelled: boolean): readonly string[] {
  if (key === 'label-removed') return isLabelled ? ['unlabeled'] : [];
  return key === 'closed' ? ['closed'] : [];
}
