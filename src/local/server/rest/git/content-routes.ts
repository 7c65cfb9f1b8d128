import { findGit, runGit } from '../../../git/run-git.ts';
import { readTree, type TreeEntry } from '../../git/tree.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { encodeContent, repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import type { Json } from '../../world/model.ts';

const read = { accepts: ['contents=read'], role: 'read' } as const;

export const contentRoutes = routesWith(read, {
  'GET /contents/{path}': (call) => showContent(call, (call.parameters.path ?? '').replace(/\/$/, '')),
});

export async function showContent(call: RepositoryCall, path: string): Promise<RouteResponse> {
  const { git } = call.repository;
  const ref = call.url.searchParams.get('ref') ?? call.repository.defaultBranch;
  const commit = await findGit(git, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (commit === undefined) throw new Refusal(404, `No commit found for the ref ${ref}`);
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  // `commit:path` cannot be peeled with ^{tree}, which git would take for a part of the path.
  const folder = parent === '' ? commit : await findGit(git, ['rev-parse', '--verify', '--quiet', `${commit}:${parent}`]);
  const tree = folder === undefined ? undefined : await readTree(git, folder, false);
  const name = path.slice(parent === '' ? 0 : parent.length + 1);
  const entry = tree?.entries.find((candidate) => candidate.path === name);
  if (entry === undefined) throw notFound();
  const found = { ...entry, path };
  if (entry.type === 'tree') return listFolder(call, found, ref);
  const content = await runGit(git, ['cat-file', 'blob', entry.sha]);
  if (call.headers.get('accept')?.includes('raw') === true)
    return { body: content, headers: { 'content-type': 'application/vnd.github.raw; charset=utf-8' } };
  return {
    body: {
      ...renderEntry(call, found, ref),
      type: 'file',
      size: content.length,
      content: encodeContent(content),
      encoding: 'base64',
    },
  };
}

async function listFolder(call: RepositoryCall, folder: TreeEntry, ref: string): Promise<RouteResponse> {
  const tree = await readTree(call.repository.git, folder.sha, false);
  const entries = (tree?.entries ?? []).map((entry) => ({ ...entry, path: `${folder.path}/${entry.path}` }));
  return { body: entries.map((entry) => renderEntry(call, entry, ref)) };
}

function renderEntry(call: RepositoryCall, entry: TreeEntry, ref: string): Json {
  const url = repositoryUrl(call.world, call.repository);
  const page = repositoryPage(call.world, call.repository);
  const isFile = entry.type === 'blob';
  const self = `${url}/contents/${entry.path}?ref=${encodeURIComponent(ref)}`;
  const git = `${url}/git/${entry.type}s/${entry.sha}`;
  const html = `${page}/${entry.type}/${ref}/${entry.path}`;
  return {
    name: entry.path.slice(entry.path.lastIndexOf('/') + 1),
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    html_url: html,
    git_url: git,
    download_url: isFile ? `${page}/raw/${ref}/${entry.path}` : null,
    type: isFile ? 'file' : 'dir',
    _links: { self, git, html },
  };
}
