import { z } from 'zod';
import { list, paginate } from '../../http/paginate.ts';
import { Refusal } from '../../http/refusal.ts';
import { parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderFullPull, renderPull } from '../../views/render-pull.ts';
import { findAccount, getRepositoryById } from '../../world/lookups.ts';
import type { Account, Pull } from '../../world/model.ts';
import { hasRole } from '../../world/principal.ts';
import { listChangedFiles } from '../git/changed-files.ts';
import { getPull } from '../issues/build-issue.ts';
import { updateIssue } from '../issues/update-issue.ts';
import { createPull } from './create-pull.ts';

const pullPatch = z.object({
  title: z.string().optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
});
const read = { accepts: ['pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['pull_requests=write'], role: 'read' } as const;
const triage = { accepts: ['pull_requests=write'], role: 'triage' } as const;

export const pullRoutes = [
  ...routesWith(read, {
    'GET /pulls': list(selectPulls, renderPull),
    'GET /pulls/{pull_number}': show(getPull, renderFullPull),
    'GET /pulls/{pull_number}/files': async (call) => {
      const { pull } = getPull(call);
      const files = await listChangedFiles(call, { base: pull.baseSha, head: pull.headSha });
      return paginate(call, files, (file) => file);
    },
  }),
  ...routesWith(write, { 'POST /pulls': createPull, 'PATCH /pulls/{pull_number}': patchPull }),
  ...routesWith(triage, { 'POST /pulls/{pull_number}/requested_reviewers': requestReviewers }),
];

async function patchPull(call: RepositoryCall): Promise<RouteResponse> {
  const issue = await updateIssue(call, getPull(call), parseBody(call, pullPatch));
  const pull = issue.pull === undefined ? getPull(call) : { ...issue, pull: issue.pull };
  return { body: await renderFullPull(call.world, call.repository, pull) };
}

/** Returns pull requests, newest first; `head` is `owner:branch`. */
function selectPulls(call: RepositoryCall): Pull[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const state = query.get('state') ?? 'open';
  const [head, base] = [query.get('head'), query.get('base')];
  const rows = world.issues.list(world.settings.listLag).flatMap((issue): Pull[] => {
    const { pull } = issue;
    if (pull === undefined || issue.repositoryId !== repository.id || (state !== 'all' && issue.state !== state)) return [];
    if (base !== null && pull.baseRef !== base) return [];
    const label = `${getRepositoryById(world, pull.headRepositoryId).owner.login}:${pull.headRef}`;
    // GitHub ignores a head without an owner.
    return head?.includes(':') === true && head !== label ? [] : [{ ...issue, pull }];
  });
  return query.get('direction') === 'asc' ? rows : rows.reverse();
}

const wantedReviewers = z.object({
  reviewers: z.array(z.string()).optional(),
  team_reviewers: z.array(z.string()).optional(),
});

/** Requests reviews. Refuses teams, as GitHub refuses a team without access, because the local GitHub has none for reviews. */
function requestReviewers(call: RepositoryCall): RouteResponse {
  const { world, repository } = call;
  const pull = getPull(call);
  const { reviewers = [], team_reviewers: teams = [] } = parseBody(call, wantedReviewers);
  const accounts = reviewers.map((login) => getReviewer(call, pull, login));
  if (teams.length > 0) throw notCollaborator(repository.fullName);
  const known = new Set(pull.pull.requestedReviewers.map(({ id }) => id));
  const requestedReviewers = [...pull.pull.requestedReviewers, ...accounts.filter(({ id }) => !known.has(id))];
  const stored = { ...pull, pull: { ...pull.pull, requestedReviewers } };
  world.issues.put(stored);
  return { status: 201, body: renderPull(world, repository, stored) };
}

function getReviewer({ world, repository }: RepositoryCall, pull: Pull, login: string): Account {
  const account = findAccount(world, login);
  if (account?.id === pull.user.id) throw new Refusal(422, 'Review cannot be requested from pull request author.');
  if (account === undefined || !hasRole(repository, account, 'triage')) throw notCollaborator(repository.fullName);
  return account;
}

function notCollaborator(repository: string): Refusal {
  const words = 'One or more of the users or teams you specified is not a collaborator of the';
  return new Refusal(422, `Reviews may only be requested from collaborators. ${words} ${repository} repository.`);
}
