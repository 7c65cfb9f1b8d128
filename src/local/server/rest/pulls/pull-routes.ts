import { z } from 'zod';
import { runGit } from '../../../git/run-git.ts';
import { paginate } from '../../http/paginate.ts';
import { parseBody, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { renderFullPull, renderPull } from '../../views/render-pull.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import { getRepositoryById } from '../../world/lookups.ts';
import type { Pull } from '../../world/model.ts';
import { getPull } from '../issues/build-issue.ts';
import { updateIssue } from '../issues/update-issue.ts';
import { createPull } from './create-pull.ts';

const statuses: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  T: 'changed',
  R: 'renamed',
  C: 'copied',
};

/** Lists the files that the head changed since it left the base. */
async function listPullFiles(call: RepositoryCall, { pull }: Pull): Promise<Record<string, unknown>[]> {
  const { world, repository } = call;
  const range = `${pull.baseSha}...${pull.headSha}`;
  const [raw, numbers] = await Promise.all(
    ['--raw', '--numstat'].map(async (form) =>
      (await runGit(repository.git, ['diff', '--no-renames', '--abbrev=40', '-z', form, range]))
        .toString()
        .split('\0')
        .filter(Boolean),
    ),
  );
  const page = repositoryPage(world, repository);
  return (numbers ?? []).map((line, index) => {
    const [added, deleted, filename = ''] = line.split('\t');
    // The fields are `:mode mode sha sha status`, then the name as a field of its own.
    const facts = (raw?.[index * 2] ?? '').split(' ');
    const [before, after, status = 'M'] = facts.slice(2);
    const [additions, deletions] = [Number(added) || 0, Number(deleted) || 0];
    return {
      sha: status === 'D' ? before : after,
      filename,
      status: statuses[status] ?? 'modified',
      additions,
      deletions,
      changes: additions + deletions,
      blob_url: `${page}/blob/${pull.headSha}/${filename}`,
      raw_url: `${page}/raw/${pull.headSha}/${filename}`,
      contents_url: `${repositoryUrl(world, repository)}/contents/${filename}?ref=${pull.headSha}`,
    };
  });
}

const path = '/repos/{owner}/{repo}/pulls';
const pullPatch = z.object({
  title: z.string().optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
});
const read = { accepts: ['pull_requests=read'], role: 'read' } as const;

export const pullRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: `GET ${path}`,
    ...read,
    handle: (call) => paginate(call, selectPulls(call), (pull) => renderPull(call.world, call.repository, pull)),
  },
  { kind: 'repository', operation: `POST ${path}`, accepts: ['pull_requests=write'], role: 'read', handle: createPull },
  {
    kind: 'repository',
    operation: `GET ${path}/{pull_number}`,
    ...read,
    handle: async (call) => ({ body: await renderFullPull(call.world, call.repository, getPull(call)) }),
  },
  {
    kind: 'repository',
    operation: `PATCH ${path}/{pull_number}`,
    accepts: ['pull_requests=write'],
    role: 'read',
    handle: patchPull,
  },
  {
    kind: 'repository',
    operation: `GET ${path}/{pull_number}/files`,
    ...read,
    handle: async (call) => paginate(call, await listPullFiles(call, getPull(call)), (file) => file),
  },
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
