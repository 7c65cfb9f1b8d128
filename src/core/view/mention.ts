import type { State } from '../run/state.ts';

/** Returns `@login`; undefined for a text that is no login of a person. */
export function mention(login: string): string | undefined {
  return /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `@${login}` : undefined;
}

/** Returns `@login` of the person who started a run; undefined for a bot, which would reply. */
export function mentionStarter({ run }: State): string | undefined {
  const { login, type } = run.body.trigger.actor;
  return type === 'Bot' ? undefined : mention(login);
}

/** Returns `, @login` for the person who started a run; empty where there is none. */
export function mentionOf(state: State): string {
  const starter = mentionStarter(state);
  return starter === undefined ? '' : `, ${starter}`;
}
