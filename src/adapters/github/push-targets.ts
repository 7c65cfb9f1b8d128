import { z } from 'zod';
import type { PushTargets } from '../../ports/reviews.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from './client/translate-error.ts';
import { createPermissions } from './permissions.ts';

const branchSchema = z.object({
  protected: z.boolean(),
  protection: z.object({ enabled: z.boolean().optional() }).optional(),
});
const rulesSchema = z.array(z.object({ type: z.string() }));
/** Rules that refuse a push. A ruleset may as well only name the form of branches or commits. */
const refusing: ReadonlySet<string> = new Set([
  'update',
  'pull_request',
  'required_status_checks',
  'required_deployments',
  'merge_queue',
  'workflows',
  'code_scanning',
]);
const pullSchema = z.object({
  number: z.int(),
  state: z.string(),
  auto_merge: z.unknown(),
  head: z.object({ ref: z.string() }),
});
const reviewsSchema = z.array(
  z.object({
    user: z.object({ id: z.int(), login: z.string(), type: z.string().optional() }).nullable(),
    state: z.string(),
  }),
);
type Reviewer = NonNullable<z.infer<typeof reviewsSchema>[number]['user']>;

/** Creates the port for what a push would meet on the REST interface. */
export function createPushTargets(client: GitHubClient): PushTargets {
  const { octokit, base } = client;
  return {
    readProtection: (branch) => readProtection(client, branch),
    async readPull(number) {
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
      const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, pull_number: number })));
      if (response === undefined) return undefined;
      const { state, auto_merge: autoMerge, head } = pullSchema.parse(response.data);
      const hasAutoMerge = autoMerge !== null && autoMerge !== undefined;
      const approvedBy = await listApprovers(client, number);
      return { number, branch: head.ref, isOpen: state === 'open', hasAutoMerge, approvedBy };
    },
  };
}

/**
 * Reads whether rules keep pushes from a branch. GitHub calls a branch protected as soon as any ruleset names it (hub4j/github-api#2062,
 * crs-k/stale-branches#1061), so the rules themselves are read then.
 */
async function readProtection({ octokit, base }: GitHubClient, branch: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
  const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, branch })));
  const found = response && branchSchema.parse(response.data);
  if (found?.protected !== true) return false;
  if (found.protection?.enabled === true) return true;
  const listed = octokit.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { ...base, branch, per_page: 100 });
  const rules = rulesSchema.parse((await withTranslatedErrors(listed)).data);
  return rules.length === 0 || rules.some(({ type }) => refusing.has(type));
}

/**
 * Lists those whose approval is in force: the newest verdict of each counts, and a comment is none. Approvals of people who may not
 * write never let GitHub merge, so they do not count.
 */
async function listApprovers(client: GitHubClient, number: number): Promise<readonly string[]> {
  const { octokit, base } = client;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
  const listed = octokit.paginate(route, { ...base, pull_number: number, per_page: 100 });
  const verdicts = new Map<number, { readonly user: Reviewer; readonly state: string }>();
  for (const { user, state } of reviewsSchema.parse(await withTranslatedErrors(listed)))
    if (user !== null && state !== 'COMMENTED' && state !== 'PENDING') verdicts.set(user.id, { user, state });
  const approvers: string[] = [];
  for (const { user, state } of verdicts.values())
    if (state === 'APPROVED' && (await canApprove(client, user))) approvers.push(user.login);
  return approvers;
}

const rolesWithoutWrite: readonly string[] = ['none', 'read', 'triage'];

/**
 * Asks whether somebody's approval lets GitHub merge. `author_association` does not show a private membership, so only the role tells.
 * An App has no role, and its approval may count, as does everybody's whose role cannot be read.
 */
async function canApprove(client: GitHubClient, { id, login, type }: Reviewer): Promise<boolean> {
  if (type === 'Bot') return true;
  try {
    const role = await createPermissions(client).askRole(login, id);
    return role !== undefined && !rolesWithoutWrite.includes(role);
  } catch (error) {
    if (hasReason(error, 'forbidden')) return true;
    throw error;
  }
}
