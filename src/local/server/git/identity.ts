import type { Account } from '../world/model.ts';

export function emailOf(account: Account): string {
  return `${account.id}+${account.login}@users.noreply.github.com`;
}

/** Returns the environment that makes git write the account as author and committer. */
export function identityOf(account: Account, at: string): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: account.login,
    GIT_AUTHOR_EMAIL: emailOf(account),
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_NAME: account.login,
    GIT_COMMITTER_EMAIL: emailOf(account),
    GIT_COMMITTER_DATE: at,
  };
}
