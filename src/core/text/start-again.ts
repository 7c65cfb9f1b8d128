import { findCommand } from '../trigger/find-command.ts';
import type { Trigger } from '../trigger/trigger.ts';
import { codeSpan } from './code-span.ts';

/** What starts a pipeline once more for the same reason, as the end of a sentence. */
export function startAgain(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'comment':
      return `comment ${codeSpan(findCommand(trigger.comment?.body ?? '') ?? '')} again`;
    case 'review':
      return 'submit another review';
    case 'issue-changed':
    case 'pull-request-changed':
      return trigger.action === 'assigned' ? `assign ${codeSpan(trigger.assignee ?? '')} again` : 'close it and open it again';
    case 'schedule':
      return 'wait for the next time of the schedule';
    case 'webhook':
      return 'have the event sent again';
    case 'manual':
      return 'start it by hand again';
    default:
      return `take the label ${codeSpan(trigger.label)} off and put it on again`;
  }
}
