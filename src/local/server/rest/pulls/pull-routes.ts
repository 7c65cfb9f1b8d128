import { z } from 'zod';
import { list, paginate } from '../../http/paginate.ts';
import { parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderFullPull, renderPull } from '../../views/render-pull.ts';
import { getRepositoryById } from '../../world/lookups.ts';
import type { Pull } from '../../world/model.ts';
import { listChangedFiles } from '../git/changed-files.ts';
import { getPull } from '../issues/build-issue.ts';
import { updateIssue } from '../issues/update-issue.ts';
import { createPull } from './create-pull.ts';

const pullPatch = z.object({
  title: z.string().optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
});
const read = { accepts: ['pull_requests=read'], role: 'read' } as const;

const write = { accepts: ['pull_requests=write'], role: 'read' } as const;

export const pullRoutes = [
  ...routesWith(read, {
    'GET /pulls': list(selectPulls, renderPull),
    'GET /pulls/{pull_number}': show(getPull, renderFullPull),
    'GET /pulls/{pull_number}/files': async (call) => {
      const { pull } = getPull(call);
      const files = await listChangedFiles(call, { base: pull.baseSha, head: pull.headSha });
      return paginate(call, files, (file) => file);
    },
  }),
  ...routesWith(write, { 'POST /pulls': createPull, 'PATCH /pulls/{pull_number}': patchPull }),
];

async function patchPull(call: RepositoryCall): Promise<RouteResponse> {
  const issue = await updateIssue(call, getPull(call), parseBody(call, pullPatch));
  const pull = issue.pull === undefined ? getPull(call) : { ...issue, pull: issue.pull };
  return { body: await renderFullPull(call.world, call.repository, pull) };
}

/** Returns pull requests, newest first; `head` is `owner:branch`. */
function selectPulls(call: RepositoryCall): Pull[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const state = query.get('state') ?? 'open';
  const [head, base] = [query.get('head'), query.get('base')];
  const rows = world.issues.list(world.settings.listLag).flatMap((issue): Pull[] => {
    const { pull } = issue;
    if (pull === undefined || issue.repositoryId !== repository.id || (state !== 'all' && issue.state !== state)) return [];
    if (base !== null && pull.baseRef !== base) return [];
    const label = `${getRepositoryById(world, pull.headRepositoryId).owner.login}:${pull.headRef}`;
    // GitHub ignores a head without an owner.
    return head?.includes(':') === true && head !== label ? [] : [{ ...issue, pull }];
  });
  return query.get('direction') === 'asc' ? rows : rows.reverse();
}
