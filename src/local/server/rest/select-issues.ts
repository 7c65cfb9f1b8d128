import { Refusal } from '../http/refusal.ts';
import type { RepositoryCall } from '../http/route.ts';
import type { Issue } from '../world/model.ts';

/** The list of issues with GitHub's filters and order: newest first unless asked otherwise. */
export function selectIssues(call: RepositoryCall): readonly Issue[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const state = query.get('state') ?? 'open';
  const labels = (query.get('labels') ?? '').split(',').filter((name) => name !== '');
  const since = query.get('since');
  const creator = query.get('creator');
  if (!['open', 'closed', 'all'].includes(state)) throw new Refusal(422, 'Validation Failed');
  const rows = world.issues
    .list(world.settings.listLag)
    .filter(
      (issue) =>
        issue.repositoryId === repository.id &&
        (state === 'all' || issue.state === state) &&
        (since === null || Date.parse(issue.updatedAt) >= Date.parse(since)) &&
        (creator === null || issue.user.login.toLowerCase() === creator.toLowerCase()) &&
        labels.every((name) => issue.labelIds.some((id) => world.labels.get(id)?.name.toLowerCase() === name.toLowerCase())),
    );
  const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
  // Rows come ascending by id, which decides between equal times.
  const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
  return query.get('direction') === 'asc' ? ascending : ascending.reverse();
}
