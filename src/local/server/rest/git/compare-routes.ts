import { findGit, readGit } from '../../../git/run-git.ts';
import { readCommit } from '../../git/read-commit.ts';
import { slicePage } from '../../http/paginate.ts';
import { notFound } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderCommit } from '../../views/render-commit.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import { listChangedFiles, listPatches } from './changed-files.ts';

const read = { accepts: ['contents=read'], role: 'read' } as const;

export const compareRoutes = routesWith(read, { 'GET /compare/{basehead}': compare });

/** The most files that GitHub lists, on the first page alone. */
const mostFiles = 300;

async function compare(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const names = getParameter(call, 'basehead').split('...');
  const [base, head] = await Promise.all([resolve(call, names[0]), resolve(call, names[1])]);
  const common = await findGit(repository.git, ['merge-base', base, head]);
  if (common === undefined) throw notFound();
  const ahead = await listCommits(call, `${base}..${head}`);
  const behind = await listCommits(call, `${head}..${base}`);
  const page = slicePage(call, ahead);
  const render = async (sha: string): Promise<unknown> => renderCommit(world, repository, await readCommit(repository.git, sha));
  const url = `${repositoryUrl(world, repository)}/compare/${base}...${head}`;
  const html = `${repositoryPage(world, repository)}/compare/${base}...${head}`;
  return {
    headers: page.headers,
    body: {
      url,
      html_url: html,
      permalink_url: html,
      diff_url: `${html}.diff`,
      patch_url: `${html}.patch`,
      base_commit: await render(base),
      merge_base_commit: await render(common),
      status: statusOf(ahead.length, behind.length),
      ahead_by: ahead.length,
      behind_by: behind.length,
      total_commits: ahead.length,
      commits: await Promise.all(page.rows.map(render)),
      files: await listFiles(call, { base, head }),
    },
  };
}

async function listFiles(call: RepositoryCall, range: { readonly base: string; readonly head: string }): Promise<unknown[]> {
  const [files, patches] = await Promise.all([listChangedFiles(call, range), listPatches(call, range)]);
  return files
    .slice(0, mostFiles)
    .map((file, index) => (patches[index] === undefined ? file : { ...file, patch: patches[index] }));
}

async function resolve(call: RepositoryCall, name = ''): Promise<string> {
  const found = await findGit(call.repository.git, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (found === undefined || name === '') throw notFound();
  return found;
}

async function listCommits({ repository }: RepositoryCall, range: string): Promise<readonly string[]> {
  return (await readGit(repository.git, ['rev-list', '--reverse', range])).split('\n').filter(Boolean);
}

function statusOf(ahead: number, behind: number): 'identical' | 'ahead' | 'behind' | 'diverged' {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}
