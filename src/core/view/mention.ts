import type { State } from '../run/state.ts';

/** Returns `, @login` for the person who started a run; empty for a bot, which would reply. */
export function mentionOf({ run }: State): string {
  const { login, type } = run.body.trigger.actor;
  return type !== 'Bot' && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : '';
}
