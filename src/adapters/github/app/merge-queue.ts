import { z } from 'zod';
import type { GitHubOctokit, RepositoryName } from '../client/github-client.ts';
import { withTranslatedErrors } from '../client/translate-error.ts';

/** A pull request in a merge queue, with its newest commit. */
export interface QueuedPull {
  readonly number: number;
  readonly head: string;
}

interface QueuedGroup {
  /** The branch of the queue. */
  readonly branch: string;
  /** The number of the last pull request of the group. */
  readonly last: number;
  /** The commit that GitHub has built of the group. */
  readonly head: string;
}

// The groups at work are at the head of the queue, which builds at most 100 pull requests at a time.
const query = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) { nodes { position headCommit { oid } pullRequest { number headRefOid } } }
    }
  }
}`;

const entrySchema = z.object({
  position: z.int(),
  headCommit: z.object({ oid: z.string() }).nullable(),
  pullRequest: z.object({ number: z.int(), headRefOid: z.string() }).nullable(),
});
const answerSchema = z.object({
  repository: z.object({ mergeQueue: z.object({ entries: z.object({ nodes: z.array(entrySchema) }) }).nullable() }),
});

/**
 * Lists the pull requests whose changes are in a group: the last one and all before it in the queue. Undefined where the queue does not
 * tell: it has another commit for the last one by now, or does not show one of them.
 */
export async function readGroup(
  octokit: GitHubOctokit,
  { owner, name, branch, last, head }: RepositoryName & QueuedGroup,
): Promise<readonly QueuedPull[] | undefined> {
  const { repository } = answerSchema.parse(await withTranslatedErrors(octokit.graphql(query, { owner, name, branch })));
  const entries = repository.mergeQueue?.entries.nodes ?? [];
  const own = entries.find(({ pullRequest }) => pullRequest?.number === last);
  if (own?.headCommit?.oid !== head) return undefined;
  const group = entries.filter(({ position }) => position <= own.position);
  const pulls = group.flatMap(({ pullRequest }) => pullRequest ?? []);
  if (pulls.length < group.length) return undefined;
  return pulls.map(({ number, headRefOid }) => ({ number, head: headRefOid }));
}
