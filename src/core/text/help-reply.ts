import { findNearest } from '../command/find-nearest.ts';
import type { ListedCommand } from '../command/list-commands.ts';
import { codeSpan } from './code-span.ts';
import { helpMarker } from './reply-comment.ts';

/** What this repository has, in a table. */
export function renderHelp(commands: readonly ListedCommand[]): string {
  const rows = commands.map(({ line, does }) => `| ${codeSpan(line)} | ${does} |`);
  const foot = 'A command is the whole first line of a new comment, from its first character. Text below it is for the agents.';
  return [['| comment | what it does |', '|---|---|', ...rows].join('\n'), foot, helpMarker].join('\n\n');
}

/** One answer to a line that we do not know: what may have been meant, and the list. */
export function renderUnknown(line: string, commands: readonly ListedCommand[]): string {
  const nearest = findNearest(line, commands);
  const guess = nearest === undefined ? '' : ` Did you mean ${codeSpan(nearest)}?`;
  return `${codeSpan(line)} is no command here.${guess} Nothing was done.\n\n${renderHelp(commands)}`;
}
