import { z } from 'zod';
import { type LocalWorld, repositoryName, type WorldOptions } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { type Cause, good } from './blocked-causes.ts';

const rawComments = z.array(
  z.object({ id: z.int(), node_id: z.string(), body: z.string(), user: z.object({ type: z.string() }) }),
);

const minimized = z.object({ data: z.object({ nodes: z.array(z.object({ isMinimized: z.boolean() })) }) });

/** Several workflow runs, one after the other. */
export const patience = 180_000;

/** Creates a world with one pipeline, `fix`, and returns what its tests do and look at. */
export async function createBlockedWorld(create: (options: WorldOptions) => Promise<LocalWorld>) {
  const world = await create({
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: {},
    config: good,
    people: { quiet: 'write', helper: 'triage' },
  });
  // GitHub shows this member like a stranger.
  world.server.hideMembership(repositoryName, 'quiet');
  return {
    world,
    set({ config, secret }: Pick<Cause, 'config' | 'secret'>): void {
      const text = `${config.replaceAll('KEY', world.publicKey)}# ${world.server.requests.length}\n`;
      pushCommit({ directory: world.repository.directory, branch: 'main', files: { '.github/baton.yml': text } });
      world.server.setSecret(repositoryName, 'BATON_SIGNING_KEY', secret ?? world.signingKey);
    },
    say: (issue: number, body: string, as = 'mona') =>
      world.ask(`/issues/${issue}/comments`, { as, method: 'POST', body: { body } }),
    comments: (issue: number) => listComments(world, issue),
    reactions: async (path: string) =>
      ((await world.ask(`${path}/reactions`)) as readonly { content: string }[]).map(({ content }) => content),
  };
}

/** Returns the comments of Baton, with what GitHub says of them. */
async function listComments(world: LocalWorld, issue: number) {
  const all = rawComments.parse(await world.ask(`/issues/${issue}/comments`));
  const own = all.filter(({ user }) => user.type === 'Bot');
  if (own.length === 0) return [];
  const response = await fetch(`${world.server.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token}` },
    body: JSON.stringify({
      query: 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on IssueComment { isMinimized } } }',
      variables: { ids: own.map(({ node_id }) => node_id) },
    }),
  });
  const { nodes } = minimized.parse(await response.json()).data;
  return own.map(({ id, body }, at) => ({ id, body, folded: nodes[at]?.isMinimized }));
}
