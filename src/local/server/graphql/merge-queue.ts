import type { Repository } from '../world/model.ts';
import type { Field } from './parse-query.ts';

/** Returns the `mergeQueue` of a branch for GraphQL; null where it has none. */
export function findQueue({ defaultBranch, queue }: Repository, { arguments: { branch } }: Field): unknown {
  if (branch !== defaultBranch || queue.length === 0) return null;
  const nodes = queue.map(({ number, headSha, built }, index) => ({
    position: index + 1,
    headCommit: { oid: built },
    pullRequest: { number, headRefOid: headSha },
  }));
  return { entries: { nodes } };
}
