import type { RepositoryCall } from '../http/route.ts';
import type { Run } from '../world/run.ts';

/** With a filter GitHub gives no more than this. */
const mostResults = 1000;

/** Newest first. */
export function selectRuns(call: RepositoryCall, workflow?: string): Run[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const equals = (name: string, value: string | null) => query.get(name) === null || query.get(name) === value;
  const created = query.get('created');
  return world.runs
    .list(world.settings.listLag)
    .filter(
      (run) =>
        run.repositoryId === repository.id &&
        (workflow === undefined || run.workflow === workflow) &&
        equals('event', run.event) &&
        equals('branch', run.headBranch) &&
        equals('head_sha', run.headSha) &&
        equals('actor', run.sender.login) &&
        (equals('status', run.status) || equals('status', run.conclusion)) &&
        (created === null || isWithin(run.createdAt, created)),
    )
    .reverse()
    .slice(0, mostResults);
}

/** GitHub's date ranges: `>=T`, `>T`, `<=T`, `<T`, `A..B` with `*` for open ends, or a day. */
function isWithin(time: string, range: string): boolean {
  const at = Date.parse(time);
  const [from, to] = range.split('..');
  if (from !== undefined && to !== undefined)
    return (from === '*' || at >= Date.parse(from)) && (to === '*' || at <= Date.parse(to));
  const [, operator = '', text = ''] = /^(>=|<=|>|<)?(.*)$/.exec(range) ?? [];
  const limit = Date.parse(text);
  if (operator === '>=') return at >= limit;
  if (operator === '>') return at > limit;
  if (operator === '<=') return at <= limit;
  if (operator === '<') return at < limit;
  return time.startsWith(text);
}
