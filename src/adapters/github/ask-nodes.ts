import { z } from 'zod';
import type { GitHubClient } from './github-client.ts';
import { translateError } from './translate-error.ts';

/** GraphQL answers for the nodes it finds, and says of the others that they are gone. */
const partialSchema = z.object({
  name: z.literal('GraphqlResponseError'),
  data: z.object({ nodes: z.array(z.unknown()) }),
  errors: z.array(z.object({ type: z.literal('NOT_FOUND') })),
});

/** A query over `nodes(ids: $ids)`, in which a node that was deleted meanwhile is null. Any other error is one. */
export async function askNodes({ octokit }: GitHubClient, query: string, ids: readonly string[]): Promise<unknown> {
  try {
    return await octokit.graphql(query, { ids });
  } catch (error) {
    const partial = partialSchema.safeParse(error);
    if (!partial.success) throw translateError(error);
    return Reflect.get(Object(error), 'data');
  }
}
