import { z } from 'zod';
import { findGit, GitError, readGit } from '../../../git/run-git.ts';
import { emailOf, identify } from '../../git/identity.ts';
import { readCommit } from '../../git/read-commit.ts';
import { readTree, writeTree } from '../../git/tree.ts';
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
import { renderGitCommit } from '../../views/render-commit.ts';
import { repositoryUrl } from '../../views/render-repository.ts';

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

export const gitObjectRoutes = [
  ...routesWith(read, {
    'GET /git/commits/{commit_sha}': async (call) => ({ body: await showCommit(call, getParameter(call, 'commit_sha')) }),
  }),
  ...routesWith(write, {
    'POST /git/blobs': createBlob,
    'POST /git/trees': createTree,
    'POST /git/commits': createCommit,
  }),
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

const newBlob = z.object({ content: z.string(), encoding: z.string().optional() });

async function createBlob(call: RepositoryCall): Promise<RouteResponse> {
  const { content, encoding } = parseBody(call, newBlob);
  const input = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
  const sha = await readGit(call.repository.git, ['hash-object', '-w', '--stdin'], { input });
  return { status: 201, body: { sha, url: `${repositoryUrl(call.world, call.repository)}/git/blobs/${sha}` } };
}

const newTree = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.enum(['100644', '100755', '040000', '160000', '120000']),
      type: z.enum(['blob', 'tree', 'commit']).optional(),
      sha: z.string().nullish(),
      content: z.string().optional(),
    }),
  ),
});

async function createTree(call: RepositoryCall): Promise<RouteResponse> {
  const body = parseBody(call, newTree);
  for (const entry of body.tree) checkPath(entry.path);
  try {
    const sha = await writeTree(call.repository.git, { base: body.base_tree, entries: body.tree });
    return { status: 201, body: await renderTree(call, sha, false) };
  } catch (error) {
    if (error instanceof GitError) throw new Refusal(422, `GitRPC::BadObjectState (${error.message})`);
    throw error;
  }
}

function checkPath(text: string): void {
  const parts = text.split('/');
  const bad = parts.some((part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git');
  if (bad) throw new Refusal(422, 'tree.path contains a malformed path component');
}

export async function renderTree(call: RepositoryCall, sha: string, recursive: boolean): Promise<Record<string, unknown>> {
  const url = repositoryUrl(call.world, call.repository);
  const tree = await readTree(call.repository.git, sha, recursive);
  if (tree === undefined) throw notFound();
  const entries = tree.entries.map((entry) => ({
    ...entry,
    url: entry.type === 'commit' ? undefined : `${url}/git/${entry.type}s/${entry.sha}`,
  }));
  return { sha: tree.sha, url: `${url}/git/trees/${tree.sha}`, tree: entries, truncated: false };
}
