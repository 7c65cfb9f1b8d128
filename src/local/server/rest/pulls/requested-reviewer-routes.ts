import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderPull } from '../../views/render-pull.ts';
import { findAccount } from '../../world/lookups.ts';
import type { Account, Pull } from '../../world/model.ts';
import { hasRole } from '../../world/principal.ts';
import { getPull } from '../issues/build-issue.ts';

const wantedReviewers = z.object({
  reviewers: z.array(z.string()).optional(),
  team_reviewers: z.array(z.string()).optional(),
});

const write = { accepts: ['pull_requests=write'], role: 'triage' } as const;

export const requestedReviewerRoutes = routesWith(write, {
  'POST /pulls/{pull_number}/requested_reviewers': requestReviewers,
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
