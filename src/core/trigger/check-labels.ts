import type { IssueFilter } from '../config/filter-schema.ts';
import type { Check } from './check.ts';
import { hasName } from './has-name.ts';
import { nameList } from './name-list.ts';
import type { Trigger } from './trigger.ts';

type LabelFilter = Pick<IssueFilter, 'labels' | 'exclude-labels'>;

/** All that are asked for, and none of the others. */
export function checkLabels(filter: LabelFilter, { subject, label }: Trigger): readonly Check[] {
  const present = label === '' ? subject.labels : [...subject.labels, label];
  return [...checkWanted(filter, present), checkExcluded(filter, present)];
}

function checkWanted({ labels }: LabelFilter, present: readonly string[]): readonly Check[] {
  if (labels === undefined) return [];
  const missing = labels.filter((wanted) => !hasName(present, wanted));
  const detail =
    missing.length === 0 ? `It has all labels that are asked for: ${nameList(labels)}.` : `It lacks ${nameList(missing)}.`;
  return [{ check: 'labels', passed: missing.length === 0, detail }];
}

function checkExcluded(filter: LabelFilter, present: readonly string[]): Check {
  const excluded = filter['exclude-labels'];
  const found = excluded.filter((unwanted) => hasName(present, unwanted));
  const none = excluded.length === 0 ? 'No labels are excluded.' : `It has none of the excluded labels: ${nameList(excluded)}.`;
  const detail = found.length > 0 ? `It has ${nameList(found)}, which the pipeline excludes.` : none;
  return { check: 'exclude-labels', passed: found.length === 0, detail };
}
