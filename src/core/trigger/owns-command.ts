import { filtersOf } from '../config/one-or-many.ts';
import type { Triggers } from '../config/triggers-schema.ts';
import { findCommand } from './find-command.ts';

/** Whether a comment is the command of one of a pipeline's filters, whatever else that asks for. */
export function ownsCommand(on: Triggers, body: string): boolean {
  const line = findCommand(body);
  return line !== undefined && filtersOf(on.comment).some(({ command }) => command === line);
}
