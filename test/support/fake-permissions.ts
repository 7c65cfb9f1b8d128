import { GitHubError, type Permissions } from '../../src/ports/github.ts';

export interface FakeStandings {
  /** Of everybody that `roles` does not name. */
  readonly role?: string;
  /** By login; null: GitHub knows none. */
  readonly roles?: Readonly<Record<string, string | null>>;
  /** Teams whose members everybody is; null: the token may not know. */
  readonly teams?: readonly string[] | null;
  /** GitHub fails instead of answering. */
  readonly trouble?: string;
  /** GitHub fails instead of answering about teams. */
  readonly teamsTrouble?: string;
  /** Told of every question. */
  readonly asked?: string[];
}

export function createFakePermissions({
  role = 'write',
  roles = {},
  teams,
  trouble,
  teamsTrouble,
  asked = [],
}: FakeStandings): Permissions {
  const fail = (words: string | undefined): void => {
    if (words !== undefined) throw new GitHubError(words, { reason: 'unavailable', status: 503, code: 'BATON-E804' });
  };
  return {
    async askRole(login) {
      asked.push(`role of ${login}`);
      fail(trouble);
      const own = roles[login];
      return own === undefined ? role : (own ?? undefined);
    },
    async askMembership(team, login) {
      asked.push(`${login} in ${team}`);
      fail(trouble ?? teamsTrouble);
      return teams === null ? undefined : (teams ?? []).includes(team);
    },
  };
}
