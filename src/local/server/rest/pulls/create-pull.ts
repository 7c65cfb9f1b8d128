import { z } from 'zod';
import { findGit } from '../../../git/run-git.ts';
import { announceIssue } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { findRef } from '../../git/find-ref.ts';
import { updateMergeRef } from '../../git/update-merge-ref.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { parseBody, type RepositoryCall, type RouteResponse } from '../../http/route.ts';
import { renderFullPull } from '../../views/render-pull.ts';
import type { PullDetails, Repository } from '../../world/model.ts';
import { buildIssue, checkText } from '../issues/build-issue.ts';

const newPull = z.object({
  title: z.string(),
  head: z.string(),
  base: z.string(),
  body: z.string().nullish(),
  draft: z.boolean().optional(),
  maintainer_can_modify: z.boolean().optional(),
});

export async function createPull(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository, principal } = call;
  const body = parseBody(call, newPull);
  if (principal.kind === 'job' && !repository.settings.actionsMayCreatePullRequests)
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  checkText('PullRequest', body);
  const facts = await checkBranches(call, body);
  const cause = causeOf(call);
  const issue = buildIssue(call, { title: body.title, body: body.body ?? null, user: cause.sender });
  // The issue is stored at once, so that no other request takes the number while git works.
  world.issues.put({ ...issue, pull: facts });
  const pull = await updateMergeRef(world, { repository, number: issue.number, pull: facts });
  const stored = { ...(world.issues.get(issue.id) ?? issue), pull };
  world.issues.put(stored);
  await announceIssue(world, stored, { repository, cause, action: 'opened' });
  const rendered = await renderFullPull(world, repository, stored);
  return { status: 201, body: rendered, headers: { location: String(rendered.url) } };
}

async function checkBranches(call: RepositoryCall, body: z.infer<typeof newPull>): Promise<PullDetails> {
  const { world, repository } = call;
  const resource = 'PullRequest';
  const [owner, headRef] = body.head.includes(':') ? splitHead(body.head) : [repository.owner.login, body.head];
  const head = findHead(call, owner);
  const headSha = head === undefined ? undefined : findRef(head.directory, `refs/heads/${headRef}`);
  const baseSha = findRef(repository.directory, `refs/heads/${body.base}`);
  if (head === undefined || headSha === undefined) throw invalid({ resource, code: 'invalid', field: 'head' });
  if (baseSha === undefined) throw invalid({ resource, code: 'invalid', field: 'base' });
  const contained =
    head.id === repository.id && (await findGit(repository.git, ['merge-base', '--is-ancestor', headSha, baseSha])) !== undefined;
  if (contained) throw invalid({ resource, code: 'custom', message: `No commits between ${body.base} and ${headRef}` });
  const same = world.issues
    .list()
    .some(
      ({ repositoryId, state, pull }) =>
        repositoryId === repository.id &&
        state === 'open' &&
        pull?.headRepositoryId === head.id &&
        pull.headRef === headRef &&
        pull.baseRef === body.base,
    );
  if (same)
    throw invalid({ resource, code: 'custom', message: `A pull request already exists for ${head.owner.login}:${headRef}.` });
  return {
    headRepositoryId: head.id,
    headRef,
    headSha,
    baseRef: body.base,
    baseSha,
    draft: body.draft ?? false,
    mergeSha: null,
    mergedAt: null,
    requestedReviewers: [],
  };
}

function splitHead(head: string): [string, string] {
  const colon = head.indexOf(':');
  return [head.slice(0, colon), head.slice(colon + 1)];
}

/** Returns the repository itself, or the owner's fork of it. */
function findHead(call: RepositoryCall, owner: string): Repository | undefined {
  const { repository, world } = call;
  if (owner.toLowerCase() === repository.owner.login.toLowerCase()) return repository;
  return [...world.repositories.values()].find(
    (fork) => fork.forkOf === repository.id && fork.owner.login.toLowerCase() === owner.toLowerCase(),
  );
}
