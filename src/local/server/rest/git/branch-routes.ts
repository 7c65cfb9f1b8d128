import { findRef } from '../../git/find-ref.ts';
import { readCommit } from '../../git/read-commit.ts';
import { paginate } from '../../http/paginate.ts';
import { Refusal } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderCommit } from '../../views/render-commit.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';

const read = { accepts: ['contents=read'], role: 'read' } as const;
const metadata = { accepts: ['metadata=read'], role: 'read' } as const;

export const branchRoutes = [
  ...routesWith(read, { 'GET /branches/{branch}': getBranch }),
  ...routesWith(metadata, {
    'GET /rules/branches/{branch}': (call) => {
      const rules = call.world.settings.branchRules?.describe(call.repository, getParameter(call, 'branch'));
      return paginate(call, rules?.active ?? [], (rule) => rule);
    },
  }),
];

async function getBranch(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const name = getParameter(call, 'branch');
  const sha = findRef(repository.directory, `refs/heads/${name}`);
  if (sha === undefined) throw new Refusal(404, 'Branch not found');
  const url = repositoryUrl(world, repository);
  const rules = world.settings.branchRules?.describe(repository, name);
  return {
    body: {
      name,
      commit: renderCommit(world, repository, await readCommit(repository.git, sha)),
      _links: { self: `${url}/branches/${name}`, html: `${repositoryPage(world, repository)}/tree/${name}` },
      protected: rules?.isNamed ?? false,
      protection: { enabled: rules?.isProtected ?? false },
      protection_url: `${url}/branches/${name}/protection`,
    },
  };
}
