import { findCommand } from '../trigger/find-command.ts';
import type { Trigger } from '../trigger/trigger.ts';
import { codeSpan } from './code-span.ts';

/** How a person gets a new run of what started this one; goes on after "then". */
export function describeStartAgain(trigger: Trigger): string {
  if (trigger.schedule !== undefined)
    return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
  return `${nameAct(trigger)} to start a new run`;
}

function nameAct(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'comment':
      return `comment ${codeSpan(findCommand(trigger.comment?.body ?? '') ?? '')} again`;
    case 'review':
      return 'submit another review';
    case 'issue-changed':
    case 'pull-request-changed':
      return trigger.action === 'assigned' ? `assign ${codeSpan(trigger.assignee ?? '')} again` : 'close it and open it again';
    case 'webhook':
      return 'have the event sent again';
    case 'manual':
      return 'start it by hand again';
    default:
      return `take the label ${codeSpan(trigger.label)} off and put it on again`;
  }
}
