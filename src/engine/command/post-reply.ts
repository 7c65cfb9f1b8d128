import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { helpMarker, renderReply, replyMarker } from '../../core/view/comment/reply.ts';
import { findMarkedComment, isBy } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import type { CommandContext } from './command-context.ts';

/** Replies to a command once, in the thread where it was given. A reply with the list of commands folds the last such reply (U12). */
export async function postReply(
  engine: Views,
  { parts, context }: { parts: readonly string[]; context: CommandContext },
): Promise<void> {
  const { threads, redactor } = engine.ports;
  const { comment, trigger } = context;
  const marker = replyMarker(comment.id);
  if (findMarkedComment(context.comments, { marker, accepts: (each) => isOurs(each, context) }) !== undefined) return;
  const text = redactor.redact(renderReply(parts, { comment: comment.id, login: trigger.actor.login })).text;
  const step = {
    what: `The command in comment ${comment.id} was not answered`,
    only: ['comments-refused', 'not-found'],
  } as const;
  await warnIfRefused(engine, step, async () => {
    const { author } = await threads.create(trigger.subject.number, text, marker);
    if (text.includes(helpMarker)) await foldOlder(engine, { context, author: author?.id });
  });
}

/** Folds our previous list of commands in the thread. `author` is the account of the reply that was just posted, so it is ours. */
async function foldOlder(
  engine: Views,
  { context, author }: { readonly context: CommandContext; readonly author: number | undefined },
): Promise<void> {
  if (author === undefined) return;
  const [last] = context.comments
    .filter((each) => isBy(author)(each) && each.body.includes(`\n${helpMarker}\n`))
    .toSorted((a, b) => b.id - a.id);
  if (last === undefined) return;
  const what = `Comment ${last.id}, an older list of commands, was not folded`;
  await warnIfRefused(engine, { what }, () => engine.ports.threads.minimiseAll([last], 'outdated'));
}

/**
 * Returns whether a comment is by the account Baton posts with: github-actions, the App's bot, or the author of the thread's
 * records. Never true for a comment of the author of the command.
 */
function isOurs({ author, id }: Comment, { runs, comments, trigger }: CommandContext): boolean {
  if (author === null || author.id === trigger.actor.id) return false;
  const writers = new Set(runs.map(({ stored }) => stored.comment));
  const known = comments.filter((each) => writers.has(each.id)).map((each) => each.author?.id);
  return id > 0 && (author.id === actionsAccount || author.type === 'Bot' || known.includes(author.id));
}
