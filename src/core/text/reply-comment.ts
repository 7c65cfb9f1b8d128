import { codeSpan } from './code-span.ts';

/** At the very end of an answer: a command is answered once, however often its job runs. */
export function replyMarker(comment: number): string {
  return `<!-- baton-reply:${comment} -->`;
}

/** The line above it in an answer that lists the commands: the next such answer takes its place. */
export const helpMarker = '<!-- baton-help -->';

/** What a command is answered with. Never empty; `parts` are harmless already. */
export function renderReply(parts: readonly string[], { comment, login }: { comment: number; login: string }): string {
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  return [`${codeSpan(login)} asked:`, text === '' ? 'There is nothing to tell.' : text, replyMarker(comment)].join('\n\n');
}
