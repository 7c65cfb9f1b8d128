import { z } from 'zod';
import type { Permissions } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from './client/translate-error.ts';

/** The answer about a role. It uses `role_name`, because `permission` maps maintain to write and triage to read. */
const answerSchema = z.object({ role_name: z.string(), user: z.object({ id: z.int(), login: z.string() }) });

const membershipSchema = z.object({ state: z.string() });

/** Creates the port for roles on the permission API. Apps are no users: GitHub answers 404, which means no role. */
export function createPermissions(client: GitHubClient): Permissions {
  const { octokit, base } = client;
  return {
    askMembership: (team, login) => readMembership(client, team, login),
    async askRole(login, id) {
      const parameters = { ...base, username: login };
      const request = octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', parameters);
      const response = await absentAsUndefined(withTranslatedErrors(request));
      const answer = answerSchema.safeParse(response?.data);
      if (!answer.success || !isRequestedUser(answer.data.user, login, id)) return undefined;
      return answer.data.role_name;
    },
  };
}

/**
 * Reads whether a user is an active member of a team; an invited user is not yet one. A team that the token cannot see gives 404,
 * like a team without that member.
 */
async function readMembership({ octokit, base }: GitHubClient, team: string, username: string): Promise<boolean | undefined> {
  const [org = '', slug = ''] = team.split('/');
  const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
  const request = octokit.request(route, { org, team_slug: slug, username, headers: base.headers });
  try {
    const response = await absentAsUndefined(withTranslatedErrors(request));
    return membershipSchema.safeParse(response?.data).data?.state === 'active';
  } catch (error) {
    if (hasReason(error, 'forbidden')) return undefined;
    throw error;
  }
}

function isRequestedUser(user: { readonly id: number; readonly login: string }, login: string, id: number | undefined): boolean {
  return user.login.toLowerCase() === login.toLowerCase() && (id === undefined || user.id === id);
}
