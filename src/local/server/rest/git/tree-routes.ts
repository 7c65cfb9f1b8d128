import { z } from 'zod';
import { GitError } from '../../../git/run-git.ts';
import { readTree, writeTree } from '../../git/tree.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { repositoryUrl } from '../../views/render-repository.ts';

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

const read = { accepts: ['contents=read'], role: 'read' } as const;
const write = { accepts: ['contents=write'], role: 'write' } as const;

export const gitTreeRoutes = [
  ...routesWith(read, { 'GET /git/trees/{tree_sha}': getTree }),
  ...routesWith(write, { 'POST /git/trees': createTree }),
];

async function getTree(call: RepositoryCall): Promise<RouteResponse> {
  const recursive = call.url.searchParams.has('recursive');
  return { body: await renderTree(call, getParameter(call, 'tree_sha'), recursive) };
}

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

async function renderTree(call: RepositoryCall, sha: string, recursive: boolean): Promise<Record<string, unknown>> {
  const url = repositoryUrl(call.world, call.repository);
  const tree = await readTree(call.repository.git, sha, recursive);
  if (tree === undefined) throw notFound();
  const entries = tree.entries.map((entry) => ({
    ...entry,
    url: entry.type === 'commit' ? undefined : `${url}/git/${entry.type}s/${entry.sha}`,
  }));
  return { sha: tree.sha, url: `${url}/git/trees/${tree.sha}`, tree: entries, truncated: false };
}
