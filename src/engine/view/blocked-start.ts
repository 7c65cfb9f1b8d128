import { actionsAccount, isBot } from '../../core/trigger/accounts.ts';
import { asksForBaton } from '../../core/trigger/asks-for-baton.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { canWrite } from '../../core/trigger/match/check-actor.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import {
  type BlockedReaction,
  type BlockedStartView,
  blockedMarker,
  parseBlockedReactions,
  renderBlockedStart,
  renderMended,
} from '../../core/view/comment/blocked-start.ts';
import { hasMarker, isBy } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { runsSince } from '../thread/run-threads.ts';
import { addReaction } from './reactions.ts';

/** The few ports that this file needs: there is no engine where there is no key. */
export interface BlockedPorts {
  readonly ports: Pick<Views['ports'], 'threads' | 'reactions' | 'permissions' | 'readOwnAccount' | 'clock' | 'log'>;
}

export interface BlockedStart extends BlockedStartView {
  /** The text of the configuration, which may have faults. */
  readonly config: string;
  /** False where the configuration says that nothing is posted on issues and pull requests. */
  readonly comments: boolean;
}

/**
 * Says on the issue or pull request why an event started nothing: 😕, and one comment that is edited when it happens again. Only for
 * people who can write and wait for Baton, so that nobody else can make it comment. The comment is a view and not signed.
 */
export async function reportBlockedStart(engine: BlockedPorts, blocked: BlockedStart): Promise<'reported' | 'not-asked'> {
  const { trigger, config } = blocked;
  if (!hasSubject(trigger) || isBot(trigger.actor) || !asksForBaton(trigger, config)) return 'not-asked';
  const step = { what: `An event on #${trigger.subject.number} started nothing, and nobody was told` };
  const reported = await warnIfRefused(engine, step, async () => {
    if (!(await isByWriter(engine, trigger))) return false;
    const { comment, subject } = trigger;
    const on = comment === undefined ? { subject: subject.number } : { comment: comment.id };
    const id = await addReaction(engine, on, 'confused');
    if (blocked.comments) await ensureComment(engine, blocked, id === undefined ? undefined : { on, id });
    return true;
  });
  return reported === true ? 'reported' : 'not-asked';
}

/** Returns whether the person who acted wrote the text themselves and can write to the repository. */
async function isByWriter({ ports }: BlockedPorts, { actor, comment }: Trigger): Promise<boolean> {
  if (comment !== undefined && comment.author.id !== actor.id) return false;
  return canWrite(await ports.permissions.askRole(actor.login, actor.id));
}

/** The most reactions that one comment names: taking each away is a request. */
const mostReactions = 20;

async function ensureComment(engine: BlockedPorts, blocked: BlockedStart, reaction: BlockedReaction | undefined): Promise<void> {
  const { threads, clock } = engine.ports;
  const { number } = blocked.trigger.subject;
  const [known] = await readBlocked(engine, await threads.listSince(number, runsSince(clock)));
  const before = parseBlockedReactions(known?.body ?? '').filter(({ id }) => id !== reaction?.id);
  const reactions = [...before, ...(reaction === undefined ? [] : [reaction])].slice(-mostReactions);
  const body = renderBlockedStart(blocked, reactions);
  if (known === undefined) await threads.create(number, body, blockedMarker);
  else if (known.body.trimEnd() !== body) await threads.update(known.id, body);
}

/**
 * Reads which of these comments are ours and say that nothing can start. Asks once for our account, and only if one by somebody else
 * says so: anybody can write as many of them as they like.
 */
async function readBlocked({ ports }: BlockedPorts, comments: readonly Comment[]): Promise<readonly Comment[]> {
  const marked = comments.filter((comment) => hasMarker(comment, blockedMarker));
  const isOfWorkflows = isBy(actionsAccount);
  const isOwn = marked.every(isOfWorkflows) ? isOfWorkflows : isBy(await ports.readOwnAccount?.());
  return marked.filter((comment) => isOfWorkflows(comment) || isOwn(comment));
}

/**
 * Folds the comments that say that nothing can start, because something can now, and takes away the 😕 of the events that they are about:
 * one comment in a thread, or more where two events came at once. `comments` were read for something else, so this makes no request where
 * there is nothing to fold.
 */
export async function foldBlockedStarts(engine: BlockedPorts, comments: readonly Comment[]): Promise<void> {
  const { threads, reactions } = engine.ports;
  const step = { what: 'Comments that say that nothing can start were not folded' };
  const folded = await warnIfRefused(engine, step, async () => {
    const known = await readBlocked(engine, comments);
    // Another marker keeps the comment from being found again: a folded comment cannot show the next fault.
    for (const { id, body } of known) await threads.update(id, renderMended(body));
    if (known.length > 0) await threads.minimiseAll(known, 'outdated');
    return known;
  });
  for (const { on, id } of (folded ?? []).flatMap(({ body }) => parseBlockedReactions(body)))
    await warnIfRefused(engine, { what: 'The 😕 of an event that started nothing was not taken away' }, () =>
      reactions.remove(on, id),
    );
}
