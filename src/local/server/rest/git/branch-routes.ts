import { readGit } from '../../../git/run-git.ts';
import { isProtected } from '../../git/branch-protection.ts';
import { findRef } from '../../git/find-ref.ts';
import { readCommit } from '../../git/read-commit.ts';
import { paginate } from '../../http/paginate.ts';
import { Refusal } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { renderCommit } from '../../views/render-commit.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';

const path = '/repos/{owner}/{repo}/branches';

export const branchRoutes: readonly Route[] = [
  { kind: 'repository', operation: `GET ${path}`, accepts: ['contents=read'], role: 'read', handle: listBranches },
  { kind: 'repository', operation: `GET ${path}/{branch}`, accepts: ['contents=read'], role: 'read', handle: getBranch },
];

async function listBranches(call: RepositoryCall): Promise<RouteResponse> {
  const text = await readGit(call.repository.git, ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads']);
  const url = repositoryUrl(call.world, call.repository);
  return paginate(call, text.split('\n').filter(Boolean), (line) => {
    const sha = line.slice(0, 40);
    const name = line.slice(41);
    return { name, commit: { sha, url: `${url}/commits/${sha}` }, protected: isProtected(call.repository, name) };
  });
}

async function getBranch(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const name = getParameter(call, 'branch');
  const sha = findRef(repository.directory, `refs/heads/${name}`);
  if (sha === undefined) throw new Refusal(404, 'Branch not found');
  const url = repositoryUrl(world, repository);
  return {
    body: {
      name,
      commit: renderCommit(world, repository, await readCommit(repository.git, sha)),
      _links: { self: `${url}/branches/${name}`, html: `${repositoryPage(world, repository)}/tree/${name}` },
      protected: isProtected(repository, name),
      protection: { enabled: isProtected(repository, name) },
      protection_url: `${url}/branches/${name}/protection`,
    },
  };
}
