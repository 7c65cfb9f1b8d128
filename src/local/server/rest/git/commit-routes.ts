import { z } from 'zod';
import { findGit, readGit } from '../../../git/run-git.ts';
import { emailOf, identify } from '../../git/identity.ts';
import { readCommit } from '../../git/read-commit.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import {
  actorOf,
  appOf,
  getParameter,
  parseBody,
  type RepositoryCall,
  type RouteResponse,
  routesWith,
} from '../../http/route.ts';
import { renderCommit, renderGitCommit } from '../../views/render-commit.ts';

const person = z.object({ name: z.string(), email: z.string(), date: z.string().optional() });
const sha = z.string().regex(/^[0-9a-f]{40}$/);
const newCommit = z.object({
  message: z.string(),
  tree: sha,
  parents: z.array(sha).optional(),
  author: person.optional(),
  committer: person.partial().optional(),
  signature: z.string().optional(),
});

const read = { accepts: ['contents=read'], role: 'read' } as const;
const write = { accepts: ['contents=write'], role: 'write' } as const;

export const gitCommitRoutes = [
  ...routesWith(read, {
    'GET /git/commits/{commit_sha}': async (call) => ({ body: await showCommit(call, getParameter(call, 'commit_sha')) }),
    'GET /commits/{ref}': async (call) => {
      const ref = getParameter(call, 'ref');
      const commit = await findGit(call.repository.git, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
      if (commit === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
      return { body: renderCommit(call.world, call.repository, await readCommit(call.repository.git, commit)) };
    },
  }),
  ...routesWith(write, { 'POST /git/commits': createCommit }),
];

async function createCommit(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const body = parseBody(call, newCommit);
  await checkObjects(call, [`${body.tree}^{tree}`, ...(body.parents ?? []).map((parent) => `${parent}^{commit}`)]);
  const parents = (body.parents ?? []).flatMap((parent) => ['-p', parent]);
  const created = await readGit(repository.git, ['commit-tree', body.tree, ...parents], {
    input: body.message,
    environment: buildIdentity(call, body),
  });
  // GitHub signs commits for bots, and only those in the bot's own name.
  if (appOf(call) !== undefined && body.author === undefined && body.committer === undefined) world.signedCommits.add(created);
  const rendered = await showCommit(call, created);
  return { status: 201, body: rendered, headers: { location: String(rendered.url) } };
}

function buildIdentity(call: RepositoryCall, body: z.infer<typeof newCommit>): Record<string, string> {
  const actor = actorOf(call);
  const author = { name: actor.login, email: emailOf(actor), date: new Date(call.world.now()).toISOString(), ...body.author };
  return identify(author, { ...author, ...body.committer });
}

async function checkObjects(call: RepositoryCall, objects: readonly string[]): Promise<void> {
  for (const object of objects) {
    const found = await findGit(call.repository.git, ['rev-parse', '--verify', '--quiet', object]);
    if (found === undefined)
      throw new Refusal(
        422,
        object.endsWith('^{tree}') ? 'Tree SHA does not exist' : 'Parent SHA does not exist or is not a commit object',
      );
  }
}

async function showCommit(call: RepositoryCall, id: string): Promise<Record<string, unknown>> {
  const known = await findGit(call.repository.git, ['rev-parse', '--verify', '--quiet', `${id}^{commit}`]);
  if (known === undefined) throw notFound();
  return renderGitCommit(call.world, call.repository, await readCommit(call.repository.git, known));
}
