import type { Change } from '../../core/trigger/change.ts';
import type { ChangeHint } from './find-change.ts';

/** What the workflow run of a pull request's event passes on of a change; undefined when its thread is gone. */
export function buildChangeHint({ kind, subject, actor, label, at }: Change): ChangeHint | undefined {
  if (kind === 'transferred' || kind === 'deleted') return undefined;
  const { id, login, type } = actor;
  return {
    event: 'pull_request',
    change: kind,
    number: subject.number,
    ...(label === undefined ? {} : { label }),
    head: subject.head?.sha ?? '',
    by: { id, login, ...(type === undefined ? {} : { type }) },
    at,
  };
}
