import { hasConfigValue } from '../config/parse/has-config-value.ts';
import { findCommand, parseCommand } from './command.ts';
import type { Trigger } from './trigger.ts';

/**
 * Returns whether a person waits for Baton after an event, as far as a configuration shows that may have faults: a `/baton` command,
 * or a label or command that stands in its text. Nobody waits after other events, such as an issue that was opened.
 */
export function asksForBaton({ kind, label, comment }: Pick<Trigger, 'kind' | 'label' | 'comment'>, config: string): boolean {
  if (kind === 'issue-labeled' || kind === 'pull-request-labeled') return hasConfigValue(config, label);
  if (kind !== 'comment' || comment === undefined) return false;
  const line = findCommand(comment.body);
  return line !== undefined && (parseCommand(comment.body) !== undefined || hasConfigValue(config, line));
}
