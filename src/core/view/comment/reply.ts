import { linkCodes } from '../../docs-address.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { findNearestCommand, type ListedCommand } from '../../trigger/list-commands.ts';
import { type Marker, viewMarker } from '../markers.ts';

/** Returns the marker at the very end of a reply. With it a command is answered once, even if its job runs again. */
export function replyMarker(comment: number): Marker {
  return viewMarker('reply', String(comment));
}

/** The marker above it in a reply that lists the commands. The next such reply replaces this one. */
export const helpMarker = viewMarker('help');

/** Renders the reply to a command. It is never empty; `parts` must be harmless already. */
export function renderReply(parts: readonly string[], { comment, login }: { comment: number; login: string }): string {
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  return [`${codeSpan(login)} asked:`, text === '' ? 'There is nothing to tell.' : linkCodes(text), replyMarker(comment)].join(
    '\n\n',
  );
}

/** Returns the last sentence of an answer that omits some runs, so that it does not deny them. */
export function leftOutNote(pipelines: readonly string[]): string {
  return `Left out: runs here of ${quoteNames([...new Set(pipelines)])}, which you may not command.`;
}

/** Renders the commands of this repository as a table. */
export function renderHelp(commands: readonly ListedCommand[]): string {
  const rows = commands.map(({ line, does }) => `| ${codeSpan(line)} | ${does} |`);
  const foot = 'A command is the whole first line of a new comment, from its first character. Text below it is for the agents.';
  return [['| comment | what it does |', '|---|---|', ...rows].join('\n'), foot, helpMarker].join('\n\n');
}

/** Renders the reply to an unknown command: what may have been meant, and the list of commands. */
export function renderUnknown(line: string, commands: readonly ListedCommand[]): string {
  const nearest = findNearestCommand(line, commands);
  const guess = nearest === undefined ? '' : ` Did you mean ${codeSpan(nearest)}?`;
  return `${codeSpan(line)} is no command here.${guess} Nothing was done.\n\n${renderHelp(commands)}`;
}
