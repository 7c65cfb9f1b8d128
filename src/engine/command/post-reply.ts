import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { helpMarker, renderReply, replyMarker } from '../../core/view/comment/reply.ts';
import { findMarkedComment, isBy } from '../../core/view/markers.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import type { CommandContext } from './command-context.ts';

/** Answers a command once, where it was given. An answer with the list of commands takes the place of the last such one (U12). */
export async function postReply(
  engine: Engine,
  { parts, context }: { parts: readonly string[]; context: CommandContext },
): Promise<void> {
  const { threads, redactor, log } = engine.ports;
  const { comment, trigger } = context;
  const marker = replyMarker(comment.id);
  if (findMarkedComment(context.comments, { marker, isOurs: (each) => isOurs(each, context) }) !== undefined) return;
  const text = redactor.redact(renderReply(parts, { comment: comment.id, login: trigger.actor.login })).text;
  try {
    const { author } = await threads.create(trigger.subject.number, text, marker);
    if (text.includes(helpMarker)) await minimiseOlder(engine, { context, author: author?.id });
  } catch (error) {
    if (!(error instanceof GitHubError) || (error.reason !== 'comments-refused' && error.reason !== 'not-found')) throw error;
    log.warning(`The command in comment ${comment.id} was not answered: ${error.message}`);
  }
}

/** Whom we just posted as is us. */
async function minimiseOlder(
  engine: Engine,
  { context, author }: { readonly context: CommandContext; readonly author: number | undefined },
): Promise<void> {
  if (author === undefined) return;
  const [last] = context.comments
    .filter((each) => isBy(author)(each) && each.body.includes(`\n${helpMarker}\n`))
    .toSorted((a, b) => b.id - a.id);
  if (last === undefined) return;
  try {
    await engine.ports.threads.minimise(last);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`Comment ${last.id}, an older list of commands, was not folded: ${error.message}`);
  }
}

/** Our own account: that of workflows, a bot, or the one that wrote records here. Who asked is never us. */
function isOurs({ author, id }: Comment, { runs, comments, trigger }: CommandContext): boolean {
  if (author === null || author.id === trigger.actor.id) return false;
  const writers = new Set(runs.map(({ stored }) => stored.comment));
  const known = comments.filter((each) => writers.has(each.id)).map((each) => each.author?.id);
  return id > 0 && (author.id === actionsAccount || author.type === 'Bot' || known.includes(author.id));
}
