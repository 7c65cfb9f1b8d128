import { actionsAccount } from '../record/actions-account.ts';
import type { Check } from './check.ts';
import { isBot } from './is-bot.ts';
import type { Trigger } from './trigger.ts';

interface SenderRequest {
  readonly bots?: readonly number[] | undefined;
  /** Our account, where it is another than that of workflows. */
  readonly own?: number | undefined;
}

/**
 * Whether somebody did this whose word counts. Our own events are dropped first, also where the config names our account
 * (T17); bots count by numeric id only (T05); a comment or review that somebody else is said to have sent is nobody's (T06).
 */
export function checkSender(trigger: Trigger, { bots = [], own }: SenderRequest): Check {
  const { actor } = trigger;
  const who = `${actor.login} (id ${actor.id})`;
  const author = (trigger.comment ?? trigger.review)?.author;
  if (author !== undefined && author.id !== actor.id)
    return build(false, `${who} sent what ${author.login} (id ${author.id}) wrote; only their own word counts.`);
  if (!isBot(actor)) return build(true, `${who} is not a bot.`);
  if (actor.id === actionsAccount)
    return build(false, `${who} is the account of workflows, and so Baton's own; it starts nothing.`);
  if (actor.id === own) return build(false, `${who} is Baton's own account; it starts nothing, whatever \`allow.bots\` says.`);
  if (bots.includes(actor.id)) return build(true, `${who} is a bot that \`allow.bots\` names.`);
  return build(false, `${who} is a bot; bots start no pipelines, unless \`allow.bots\` has their id.`);
}

function build(passed: boolean, detail: string): Check {
  return { check: 'sender', passed, detail };
}
