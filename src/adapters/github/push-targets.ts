import { z } from 'zod';
import type { PushedPull } from '../../core/run/check-push.ts';
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
  merged_at: z.string().nullish(),
  auto_merge: z.unknown(),
  head: z.object({ ref: z.string(), repo: z.object({ id: z.int() }).nullish() }),
  base: z.object({ repo: z.object({ id: z.int() }) }),
});
type Pull = z.infer<typeof pullSchema>;
const reviewsSchema = z.array(
  z.object({
    user: z.object({ id: z.int(), login: z.string(), type: z.string().optional() }).nullable(),
    state: z.string(),
  }),
);
const pageSize = 100;
const comparisonSchema = z.object({
  total_commits: z.int(),
  commits: z.array(z.object({ commit: z.object({ message: z.string() }) })),
});
type Reviewer = NonNullable<z.infer<typeof reviewsSchema>[number]['user']>;

/** Creates the port for what a push would meet on the REST interface. */
export function createPushTargets(client: GitHubClient): PushTargets {
  const { octokit, base } = client;
  return {
    readProtection: (branch) => readProtection(client, branch),
    listPulls: (branch) => listPulls(client, branch),
    async readPull(number) {
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
      const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, pull_number: number })));
      return response && describePull(client, pullSchema.parse(response.data));
    },
    listMessages: (commit, from) => listMessages(client, `${from}...${commit}`),
  };
}

/** Lists the messages of a comparison, the newest first. GitHub lists the oldest commit first, so the last page is read too. */
async function listMessages({ octokit, base }: GitHubClient, basehead: string): Promise<readonly string[]> {
  const read = async (page: number): Promise<z.infer<typeof comparisonSchema>> => {
    const parameters = { ...base, basehead, per_page: pageSize, page };
    const request = octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
    const response = await absentAsUndefined(withTranslatedErrors(request));
    return response === undefined ? { total_commits: 0, commits: [] } : comparisonSchema.parse(response.data);
  };
  const first = await read(1);
  const last = Math.ceil(first.total_commits / pageSize);
  const more = last > 1 ? (await read(last)).commits : [];
  return [...first.commits, ...more].map(({ commit }) => commit.message).toReversed();
}

/** Lists the open pull requests of a branch. An owner can have a fork of its own repository, whose branch may have the same name. */
async function listPulls(client: GitHubClient, branch: string): Promise<readonly PushedPull[]> {
  const { octokit, base } = client;
  const query = { ...base, head: `${base.owner}:${branch}`, state: 'open', per_page: 100 } as const;
  const listed = octokit.paginate('GET /repos/{owner}/{repo}/pulls', query);
  const pulls: PushedPull[] = [];
  for (const pull of z.array(pullSchema).parse(await withTranslatedErrors(listed)))
    if (pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) pulls.push(await describePull(client, pull));
  return pulls;
}

/** Adds to a pull request whose approvals are in force. They matter while it is open. */
async function describePull(client: GitHubClient, { number, state, head, ...pull }: Pull): Promise<PushedPull> {
  const isOpen = state === 'open';
  const hasAutoMerge = pull.auto_merge !== null && pull.auto_merge !== undefined;
  const ended = typeof pull.merged_at === 'string' ? 'merged' : 'closed';
  const approvedBy = isOpen ? await listApprovers(client, number) : [];
  return { number, branch: head.ref, state: isOpen ? 'open' : ended, hasAutoMerge, approvedBy };
}

/**
 * Reads whether rules keep pushes from a branch. GitHub calls a branch protected as soon as any ruleset names it (hub4j/github-api#2062,
 * crs-k/stale-branches#1061), so the rules themselves are read then.
 */
async function readProtection({ octokit, base }: GitHubClient, branch: string): Promise<boolean | undefined> {
  const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
  const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, { ...base, branch })));
  if (response === undefined) return undefined;
  const found = branchSchema.parse(response.data);
  if (!found.protected) return false;
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
