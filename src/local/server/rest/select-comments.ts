import type { RepositoryCall } from '../http/route.ts';
import type { Comment, Issue } from '../world/model.ts';

/** Comments of one thread, or of all of them. Ascending by id; only the repository's list can be sorted. */
export function selectComments(call: RepositoryCall, issue?: Issue): readonly Comment[] {
  const { world, repository, url } = call;
  const since = url.searchParams.get('since');
  const rows = world.comments
    .list(world.settings.listLag)
    .filter(
      (comment) =>
        (issue === undefined ? comment.repositoryId === repository.id : comment.issueId === issue.id) &&
        (since === null || Date.parse(comment.updatedAt) >= Date.parse(since)),
    );
  const sort = url.searchParams.get('sort');
  if (issue !== undefined || sort === null) return rows;
  const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
  const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
  return url.searchParams.get('direction') === 'asc' ? ascending : ascending.reverse();
}
