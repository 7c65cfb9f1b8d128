import { z } from 'zod';
import type { PushTargets } from '../../ports/push-targets.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

const branchSchema = z.object({ protected: z.boolean() });
const pullSchema = z.object({ number: z.int(), state: z.string(), auto_merge: z.unknown() });
const reviewsSchema = z.array(
  z.object({
    user: z.object({ id: z.int(), login: z.string() }).nullable(),
    state: z.string(),
    author_association: z.string().optional(),
  }),
);

/** Creates the port for what a push would meet on the REST interface. */
export function createPushTargets(client: GitHubClient): PushTargets {
  const { octokit, base } = client;
  return {
    async readProtection(branch) {
      const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
      const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, branch })));
      return response !== undefined && branchSchema.parse(response.data).protected;
    },
    async readPull(number) {
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
      const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, pull_number: number })));
      if (response === undefined) return undefined;
      const { state, auto_merge: autoMerge } = pullSchema.parse(response.data);
      const hasAutoMerge = autoMerge !== null && autoMerge !== undefined;
      return { number, isOpen: state === 'open', hasAutoMerge, approvedBy: await listApprovers(client, number) };
    },
  };
}

const insiders = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Lists those whose approval is in force: the newest verdict of each counts, and a comment is none. Approvals of outsiders never let
 * GitHub merge, so they do not count.
 */
async function listApprovers({ octokit, base }: GitHubClient, number: number): Promise<readonly string[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
  const listed = octokit.paginate(route, { ...base, pull_number: number, per_page: 100 });
  const verdicts = new Map<string, string>();
  for (const { user, state, author_association: association } of reviewsSchema.parse(await withTranslatedErrors(listed)))
    if (user !== null && state !== 'COMMENTED' && state !== 'PENDING' && insiders.includes(association ?? ''))
      verdicts.set(user.login, state);
  return [...verdicts].flatMap(([login, state]) => (state === 'APPROVED' ? [login] : []));
}
