import type { Account } from './trigger.ts';

/** A name that ends so is that of some App, of anybody's; which one, only the numeric id says (T05). */
export function isBot({ type, login }: Account): boolean {
  return type === 'Bot' || login.toLowerCase().endsWith('[bot]');
}
