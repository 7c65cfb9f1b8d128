import type { CommentFilter } from '../config/filter-schema.ts';
import type { Check } from './check.ts';
import { findCommand } from './find-command.ts';
import type { Trigger } from './trigger.ts';

/** Whether the comment is the command of a filter, where the filter wants it. */
export function checkCommand(filter: CommentFilter, { comment, subject }: Trigger): readonly Check[] {
  const found = findCommand(comment?.body ?? '');
  const passed = found === filter.command;
  const says = found === undefined ? 'The first line of the comment is no command' : `The comment says \`${found}\``;
  return [
    { check: 'command', passed, detail: `${says}; the pipeline's is \`${filter.command}\`.` },
    ...checkPlace(filter.subject, subject.kind),
  ];
}

function checkPlace(wanted: CommentFilter['subject'], kind: Trigger['subject']['kind']): readonly Check[] {
  if (wanted === undefined) return [];
  const name = (which: string): string => (which === 'issue' ? 'an issue' : 'a pull request');
  const passed = kind === wanted;
  return [{ check: 'subject', passed, detail: `It stands on ${name(kind)}${passed ? '' : `, and has to on ${name(wanted)}`}.` }];
}
