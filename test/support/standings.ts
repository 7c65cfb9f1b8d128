import { GitHubError, type Permissions } from '../../src/ports/github.ts';
import { createAccounts } from '../simulation/world/accounts.ts';
import { checkRequests } from './watch-port.ts';

/** What people are in the repository of a test, and how GitHub answers about them. */
export interface Standings {
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

/** Creates the port for roles over the accounts of the simulated GitHub. */
export function createStandings({ role = 'write', roles = {}, teams, asked, ...troubles }: Standings): Permissions {
  const accounts = createAccounts(role);
  for (const [login, own] of Object.entries(roles)) accounts.add({ login }, own ?? undefined);
  for (const team of teams ?? []) accounts.setTeam(team, 'everybody');
  return checkRequests(teams === null ? accounts.ofWorkflow : accounts.permissions, (request, [one, other]) => {
    asked?.push(request === 'askRole' ? `role of ${one}` : `${other} in ${one}`);
    const words = troubles.trouble ?? (request === 'askMembership' ? troubles.teamsTrouble : undefined);
    if (words !== undefined) throw new GitHubError(words, { reason: 'unavailable', status: 503, code: 'BATON-E804' });
  });
}
