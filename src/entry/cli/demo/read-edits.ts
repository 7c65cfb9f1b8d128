import { z } from 'zod';
import type { World } from './world.ts';

const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt } } }';
const answerSchema = z.object({ data: z.object({ nodes: z.array(z.object({ lastEditedAt: z.string().nullable() })) }) });

/** A short thread with GraphQL's `lastEditedAt` beside what REST says, as `baton records --trusted-author` takes it. */
export async function readEdits(
  { server, tokens }: World,
  thread: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const ids = thread.map(({ node_id }) => node_id);
  const response = await fetch(`${server.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.maintainer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { ids } }),
  });
  const { nodes } = answerSchema.parse(await response.json()).data;
  return thread.map((comment, index) => ({ ...comment, lastEditedAt: nodes[index]?.lastEditedAt }));
}
