import type { Check } from './check.ts';
import type { Trigger } from './trigger.ts';

/** Our own labels and those of other bots start nothing: bots count by numeric id only, and none can be named yet (T05, T17). */
export function checkSender({ actor }: Trigger): Check {
  const bot = actor.type === 'Bot' || actor.login.toLowerCase().endsWith('[bot]');
  const detail = bot
    ? `${actor.login} (id ${actor.id}) is a bot; bots start no pipelines.`
    : `${actor.login} (id ${actor.id}) is not a bot.`;
  return { check: 'sender', passed: !bot, detail };
}
