import type { Permissions } from '../../../src/ports/github.ts';

/** The accounts that GitHub knows, and what they are in the repository. */
export interface Accounts {
  readonly permissions: Permissions;
  /** Adds an account with a role in the repository. */
  add(account: { readonly id: number; readonly login: string }, role: string): void;
  setTeam(team: string, logins: readonly string[]): void;
  /** The port of a token that may not read who is in teams, as that of a workflow. */
  readonly ofWorkflow: Permissions;
}

export function createAccounts(): Accounts {
  const roles = new Map<string, { readonly id: number; readonly role: string }>();
  const teams = new Map<string, readonly string[]>();
  const permissions: Permissions = {
    async askRole(login, id) {
      const account = roles.get(login.toLowerCase());
      return id === undefined || account?.id === id ? account?.role : undefined;
    },
    askMembership: async (team, login) => teams.get(team)?.includes(login) === true,
  };
  return {
    permissions,
    add: ({ id, login }, role) => void roles.set(login.toLowerCase(), { id, role }),
    setTeam: (team, logins) => void teams.set(team, logins),
    ofWorkflow: { ...permissions, askMembership: async () => undefined },
  };
}
