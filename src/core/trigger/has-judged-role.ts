import type { Pipeline } from '../config/config-schema.ts';
import { hasName } from './has-name.ts';
import { isBot } from './is-bot.ts';
import type { Account } from './trigger.ts';

/** Whether only a role that may write let somebody start the pipeline; a bot's id, a name, a team or a lower role says less. */
export function hasJudgedRole(actor: Account, allow: Pipeline['allow'] | undefined): boolean {
  if (allow === undefined || isBot(actor) || hasName(allow.users, actor.login)) return false;
  const isLow = allow['minimum-role'] === 'read' || allow['minimum-role'] === 'triage';
  return !isLow && allow.roles === undefined && allow.teams === undefined;
}
