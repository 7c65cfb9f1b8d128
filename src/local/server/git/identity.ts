import type { Account } from '../world/model.ts';
import type { Person } from './read-commit.ts';

export function emailOf(account: Account): string {
  return `${account.id}+${account.login}@users.noreply.github.com`;
}

/** Returns the environment that makes git write the account as author and committer. */
export function identityOf(account: Account, date: string): Record<string, string> {
  return identify({ name: account.login, email: emailOf(account), date });
}

/** Returns the environment that makes git write these people; without a committer, the author as both. */
export function identify(author: Person, committer: Person = author): Record<string, string> {
  const write = (who: string, { name, email, date }: Person) => ({
    [`GIT_${who}_NAME`]: name,
    [`GIT_${who}_EMAIL`]: email,
    [`GIT_${who}_DATE`]: date,
  });
  return { ...write('AUTHOR', author), ...write('COMMITTER', committer) };
}
