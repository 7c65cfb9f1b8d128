import type { Permissions } from '../../../src/ports/github.ts';

/** The accounts that GitHub knows, and what they are in the repository. */
export interface Accounts {
  readonly permissions: Permissions;
  /** Adds an account with a role in the repository. Without a role GitHub knows no such user; without an id whoever asks need not name it. */
  add(account: { readonly id?: number; readonly login: string }, role: string | undefined): void;
  setTeam(team: string, logins: readonly string[] | 'everybody'): void;
  /** The port of a token that may not read who is in teams, as that of a workflow. */
  readonly ofWorkflow: Permissions;
}

/** Creates the accounts of a repository. `base` is the role of those who were not added, as an organization gives it to its members. */
export function createAccounts(base?: string): Accounts {
  const accounts = new Map<string, { readonly id: number | undefined; readonly role: string | undefined }>();
  const teams = new Map<string, readonly string[] | 'everybody'>();
  const permissions: Permissions = {
    async askRole(login, id) {
      const account = accounts.get(login.toLowerCase()) ?? { id: undefined, role: base };
      return account.id === (id ?? account.id) || account.id === undefined ? account.role : undefined;
    },
    async askMembership(team, login) {
      const members = teams.get(team) ?? [];
      return members === 'everybody' || members.includes(login);
    },
  };
  return {
    permissions,
    add: ({ id, login }, role) => void accounts.set(login.toLowerCase(), { id, role }),
    setTeam: (team, logins) => void teams.set(team, logins),
    ofWorkflow: { ...permissions, askMembership: async () => undefined },
  };
}
