import { z } from 'zod';
import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createVerifier } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { type DecodedRecords, decodeRecords } from '../../src/core/record/decode-records.ts';
import type { TaskRecord } from '../../src/core/record/record.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { decodePorts } from '../../src/engine/record-codec.ts';
import { toComment } from '../../src/terminal/files/to-comment.ts';
import type { LocalWorld } from './local-world.ts';

export const actionsBot = 41_898_282;

const nodesSchema = z.object({
  data: z.object({ nodes: z.array(z.object({ lastEditedAt: z.string().nullable() })) }),
});

const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt } } }';

/** A short thread as a person who looks at it with REST and GraphQL sees it. */
async function readThread(world: LocalWorld, number: number): Promise<readonly Comment[]> {
  const listed = z
    .array(z.looseObject({ node_id: z.string() }))
    .parse(await world.ask(`/issues/${number}/comments?per_page=100`));
  const answer = await fetch(`${world.server.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token}` },
    body: JSON.stringify({ query, variables: { ids: listed.map(({ node_id }) => node_id) } }),
  });
  const { data } = nodesSchema.parse(await answer.json());
  return listed.map((comment, index) => toComment({ ...comment, lastEditedAt: data.nodes[index]?.lastEditedAt ?? null }));
}

export async function readUnsigned(world: LocalWorld, number: number): Promise<DecodedRecords> {
  const tools = decodePorts({ hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier([]) });
  const place = { repo: world.repository.id, thread: number, tools };
  return decodeRecords(await readThread(world, number), { ...place, unsigned: true, trustedAuthor: actionsBot });
}

export async function tasksOf(world: LocalWorld, number: number): Promise<readonly TaskRecord[]> {
  const { records } = await readUnsigned(world, number);
  return records.map(({ record }) => record).filter((record): record is TaskRecord => record.kind === 'task');
}
