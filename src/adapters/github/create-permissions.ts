import { z } from 'zod';
import type { Permissions } from '../../ports/github.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

/** `role_name`, not `permission`: that one maps maintain to write and triage to read. */
const answerSchema = z.object({ role_name: z.string(), user: z.object({ id: z.int(), login: z.string() }) });

/** Roles from the permission API. Apps are no users: GitHub answers 404, which is no role. */
export function createPermissions({ octokit, base }: GitHubClient): Permissions {
  return {
    async findRole(login, id) {
      const parameters = { ...base, username: login };
      const request = octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', parameters);
      const response = await absentAsUndefined(translated(request));
      const answer = answerSchema.safeParse(response?.data);
      if (!answer.success || !isAsked(answer.data.user, login, id)) {
        return undefined;
      }
      return answer.data.role_name;
    },
  };
}

function isAsked(user: { readonly id: number; readonly login: string }, login: string, id: number | undefined): boolean {
  return user.login.toLowerCase() === login.toLowerCase() && (id === undefined || user.id === id);
}
