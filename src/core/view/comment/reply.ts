import { codeSpan } from '../../markdown/inline.ts';
import { findNearest, type ListedCommand } from '../../trigger/list-commands.ts';
import { type Marker, viewMarker } from '../markers.ts';

/** At the very end of an answer: a command is answered once, however often its job runs. */
export function replyMarker(comment: number): Marker {
  return viewMarker('reply', String(comment));
}

/** The line above it in an answer that lists the commands: the next such answer takes its place. */
export const helpMarker = viewMarker('help');

/** What a command is answered with. Never empty; `parts` are harmless already. */
export function renderReply(parts: readonly string[], { comment, login }: { comment: number; login: string }): string {
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  return [`${codeSpan(login)} asked:`, text === '' ? 'There is nothing to tell.' : text, replyMarker(comment)].join('\n\n');
}

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
