import { z } from 'zod';
import type { Permissions } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from './client/translate-error.ts';

/** `role_name`, not `permission`: that one maps maintain to write and triage to read. */
const answerSchema = z.object({ role_name: z.string(), user: z.object({ id: z.int(), login: z.string() }) });

const membershipSchema = z.object({ state: z.string() });

/** Roles from the permission API. Apps are no users: GitHub answers 404, which is no role. */
export function createPermissions(client: GitHubClient): Permissions {
  const { octokit, base } = client;
  return {
    askMembership: (team, login) => readMembership(client, team, login),
    async askRole(login, id) {
      const parameters = { ...base, username: login };
      const request = octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', parameters);
      const response = await absentAsUndefined(withTranslatedErrors(request));
      const answer = answerSchema.safeParse(response?.data);
      if (!answer.success || !isRequestedUser(answer.data.user, login, id)) {
        return undefined;
      }
      return answer.data.role_name;
    },
  };
}

/** Invited is not yet in. A team that the token cannot see is answered as one without that member: 404. */
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
