import type { Route } from '../../http/route.ts';
import { renderFullRepository } from '../../views/render-repository.ts';

export const repositoryRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}',
    accepts: ['metadata=read'],
    role: 'read',
    handle: ({ world, repository }) => ({ body: renderFullRepository(world, repository) }),
  },
];
