import { z } from 'zod';
import type { GitHubOctokit, RepositoryName } from '../client/github-client.ts';
import { withTranslatedErrors } from '../client/translate-error.ts';

/** A pull request in a merge queue, with its newest commit. */
export const queuedPullSchema = z.object({ number: z.int(), head: z.string() });
export type QueuedPull = Readonly<z.infer<typeof queuedPullSchema>>;

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
// GraphQL has null for whatever it does not tell.
const entriesSchema = z.object({ nodes: z.array(entrySchema.nullable()).nullable() }).nullable();
const queueSchema = z.object({ entries: entriesSchema }).nullable();
const answerSchema = z.object({ repository: z.object({ mergeQueue: queueSchema }).nullable() });

/**
 * Lists the pull requests whose changes are in a group: the last one and all before it in the queue. Undefined where the queue does not
 * tell: it has another commit for the last one by now, or does not show each position up to that one.
 */
export async function readGroup(
  octokit: GitHubOctokit,
  { owner, name, branch, last, head }: RepositoryName & QueuedGroup,
): Promise<readonly QueuedPull[] | undefined> {
  const { repository } = answerSchema.parse(await withTranslatedErrors(octokit.graphql(query, { owner, name, branch })));
  const entries = (repository?.mergeQueue?.entries?.nodes ?? []).filter((entry) => entry !== null);
  const own = entries.find(({ pullRequest }) => pullRequest?.number === last);
  if (own?.headCommit?.oid !== head) return undefined;
  const group = entries.filter(({ position }) => position <= own.position).toSorted((a, b) => a.position - b.position);
  const pulls = group.flatMap(({ position, pullRequest }, index) => (position === index + 1 ? (pullRequest ?? []) : []));
  if (pulls.length < own.position) return undefined;
  return pulls.map(({ number, headRefOid }) => ({ number, head: headRefOid }));
}
