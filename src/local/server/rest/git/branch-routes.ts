import { isProtected, listRulesetsOf } from '../../git/branch-protection.ts';
import { findRef } from '../../git/find-ref.ts';
import { readCommit } from '../../git/read-commit.ts';
import { paginate } from '../../http/paginate.ts';
import { Refusal } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderCommit } from '../../views/render-commit.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import type { Repository } from '../../world/model.ts';

const read = { accepts: ['contents=read'], role: 'read' } as const;
const metadata = { accepts: ['metadata=read'], role: 'read' } as const;

export const branchRoutes = [
  ...routesWith(read, { 'GET /branches/{branch}': getBranch }),
  ...routesWith(metadata, { 'GET /rules/branches/{branch}': listRules }),
];

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
      protected: isNamed(repository, name),
      protection: { enabled: isProtected(repository, name) },
      protection_url: `${url}/branches/${name}/protection`,
    },
  };
}

/** Returns whether any rule names a branch. GitHub says so of rulesets too that refuse no push. */
export function isNamed(repository: Repository, branch: string): boolean {
  return isProtected(repository, branch) || listRulesetsOf(repository, branch).length > 0;
}

/** Returns the active rules of rulesets for a branch, which need not exist. */
function listRules(call: RepositoryCall): RouteResponse {
  const { repository } = call;
  const rules = listRulesetsOf(repository, getParameter(call, 'branch')).flatMap(({ rules, requiredChecks = [] }, index) => {
    const source = { ruleset_source_type: 'Repository', ruleset_source: repository.fullName, ruleset_id: index + 1 };
    const checks = requiredChecks.map((context) => ({ context }));
    const demands = { required_status_checks: checks, strict_required_status_checks_policy: false };
    return [
      ...rules.map((type) => ({ type, ...source })),
      ...(checks.length === 0 ? [] : [{ type: 'required_status_checks', parameters: demands, ...source }]),
    ];
  });
  return paginate(call, rules, (rule) => rule);
}
