import { z } from 'zod';
import { findGit, readGit, runGit } from '../../../git/run-git.ts';
import { causeOf } from '../../events/fire-event.ts';
import { findRef } from '../../git/find-ref.ts';
import { hasOtherWorkflows } from '../../git/other-workflows.ts';
import { hasPermission, notAccessible } from '../../http/authorise.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { announcePush } from '../../push/announce-push.ts';
import { repositoryUrl } from '../../views/render-repository.ts';
import type { Repository } from '../../world/model.ts';
import type { BranchMove, World } from '../../world/world.ts';

const newRef = z.object({ ref: z.string(), sha: z.string().regex(/^[0-9a-f]{40}$/) });
const refPatch = z.object({ sha: z.string().regex(/^[0-9a-f]{40}$/), force: z.boolean().optional() });
const read = { accepts: ['contents=read'], role: 'read' } as const;
const accepts = ['contents=write', 'contents=write,workflows=write'] as const;
const write = { accepts, role: 'write' } as const;

export const gitRefRoutes = [
  ...routesWith(read, { 'GET /git/ref/{ref}': getOne }),
  ...routesWith(write, {
    'POST /git/refs': createRef,
    'PATCH /git/refs/{ref}': moveRef,
    'DELETE /git/refs/{ref}': deleteRef,
  }),
];

async function getOne(call: RepositoryCall): Promise<RouteResponse> {
  const ref = `refs/${getParameter(call, 'ref')}`;
  const sha = findRef(call.repository.directory, ref);
  if (sha === undefined) throw notFound();
  return { body: await renderRef(call.world, call.repository, { ref, sha }) };
}

async function createRef(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const { ref, sha } = parseBody(call, newRef);
  const valid =
    ref.startsWith('refs/') &&
    ref.split('/').length >= 3 &&
    (await findGit(repository.git, ['check-ref-format', ref])) !== undefined;
  if (!valid) throw new Refusal(422, `${ref} is not a valid ref name.`);
  if (findRef(repository.directory, ref) !== undefined) throw new Refusal(422, 'Reference already exists');
  await checkCommit(call, sha);
  // GitHub says no more about the name of a protected branch (actions/github-script#455) or of a ruleset (release-plz/action#518).
  checkProtection(call, { ref, before: undefined, after: sha, isForced: false }, 'Reference update failed');
  await runGit(repository.git, ['update-ref', ref, sha, '0'.repeat(40)]);
  await announcePush(world, { repository, cause: causeOf(call), ref, before: undefined, after: sha });
  const body = await renderRef(world, repository, { ref, sha });
  return { status: 201, body, headers: { location: String(body.url) } };
}

async function moveRef(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const { sha, force } = parseBody(call, refPatch);
  const ref = `refs/${getParameter(call, 'ref')}`;
  const before = findRef(repository.directory, ref);
  if (before === undefined) throw new Refusal(422, 'Reference does not exist');
  await checkCommit(call, sha);
  const forward = (await findGit(repository.git, ['merge-base', '--is-ancestor', before, sha])) !== undefined;
  if (!forward && force !== true) throw new Refusal(422, 'Update is not a fast forward');
  checkProtection(call, { ref, before, after: sha, isForced: !forward });
  // The old value lets only the first of two simultaneous moves succeed.
  const moved = await findGit(repository.git, ['update-ref', ref, sha, before]);
  if (moved === undefined) throw new Refusal(422, 'Update is not a fast forward');
  if (before !== sha) await announcePush(world, { repository, cause: causeOf(call), ref, before, after: sha, forced: !forward });
  return { body: await renderRef(world, repository, { ref, sha }) };
}

async function deleteRef(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const ref = `refs/${getParameter(call, 'ref')}`;
  const before = findRef(repository.directory, ref);
  if (before === undefined) throw new Refusal(422, 'Reference does not exist');
  if (ref === `refs/heads/${repository.defaultBranch}`) throw new Refusal(422, 'Cannot delete the default branch');
  checkProtection(call, { ref, before, after: undefined, isForced: false });
  await runGit(repository.git, ['update-ref', '-d', ref, before]);
  await announcePush(world, { repository, cause: causeOf(call), ref, before, after: undefined });
  return { status: 204 };
}

function checkProtection({ world, repository, principal }: RepositoryCall, move: BranchMove, words?: string): void {
  const refusal = world.settings.branchRules?.findRefusal(repository, principal, move);
  if (refusal !== undefined) throw new Refusal(422, words ?? refusal.words);
}

async function checkCommit(call: RepositoryCall, sha: string): Promise<void> {
  if ((await findGit(call.repository.git, ['cat-file', '-e', sha])) === undefined)
    throw new Refusal(422, 'Object does not exist');
  const { principal } = call;
  const limited =
    principal.kind === 'job' || (principal.kind === 'installation' && !hasPermission(principal.permissions, 'workflows=write'));
  if (limited && (await hasOtherWorkflows(call.repository, sha))) throw notAccessible(accepts);
}

export async function renderRef(
  world: World,
  repository: Repository,
  { ref, sha }: { ref: string; sha: string },
): Promise<Record<string, unknown>> {
  const url = repositoryUrl(world, repository);
  const type = await readGit(repository.git, ['cat-file', '-t', sha]);
  return {
    ref,
    node_id: Buffer.from(`REF_${repository.id}:${ref}`).toString('base64url'),
    url: `${url}/git/${ref}`,
    object: { sha, type, url: `${url}/git/${type}s/${sha}` },
  };
}
