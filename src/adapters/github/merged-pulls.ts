import { z } from 'zod';
import type { GitHubOctokit, RepositoryName } from './client/github-client.ts';
import { translateError } from './client/translate-error.ts';

/** The number of pull requests that one request asks about. */
const pageSize = 100;

/** The answer by the names that the query gives to its parts. What is no pull request of the repository is null. */
const answerSchema = z.object({ repository: z.record(z.string(), z.object({ merged: z.boolean() }).nullable()) });

/** The error of GraphQL that still has an answer: about all that was found. */
const partialSchema = z.object({
  name: z.literal('GraphqlResponseError'),
  data: answerSchema,
  errors: z.array(z.object({ type: z.literal('NOT_FOUND') })),
});

/** Returns which of these numbers are merged pull requests. Makes one request for each 100. */
export async function readMergedPulls(
  octokit: Pick<GitHubOctokit, 'graphql'>,
  repository: RepositoryName,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const merged = new Set<number>();
  for (let start = 0; start < numbers.length; start += pageSize) {
    const page = numbers.slice(start, start + pageSize);
    const fields = page.map((number, index) => `p${index}: pullRequest(number: ${number}) { merged }`);
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
    const answer = await ask(octokit, query, { owner: repository.owner, name: repository.name });
    for (const [index, number] of page.entries()) if (answer[`p${index}`]?.merged === true) merged.add(number);
  }
  return merged;
}

async function ask(
  octokit: Pick<GitHubOctokit, 'graphql'>,
  query: string,
  names: Readonly<Record<string, string>>,
): Promise<z.infer<typeof answerSchema>['repository']> {
  try {
    return answerSchema.parse(await octokit.graphql(query, names)).repository;
  } catch (error) {
    const partial = partialSchema.safeParse(error);
    if (partial.success) return partial.data.data.repository;
    throw translateError(error);
  }
}
