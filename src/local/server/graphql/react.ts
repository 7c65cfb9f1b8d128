import { z } from 'zod';
import { isGranted } from '../http/authorise.ts';
import type { Call } from '../http/route.ts';
import { isoTime } from '../world/model.ts';
import { findNode } from '../world/node-id.ts';

/** The reactions by their names in GraphQL. */
const contents = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
} as const;

const names = Object.keys(contents) as (keyof typeof contents)[];
const input = z.object({ subjectId: z.string(), content: z.enum(names) });

/** Adds or removes a reaction of the account of the token. One that is not there cannot be removed. */
export function react(call: Call, name: 'addReaction' | 'removeReaction', argument: unknown): Record<string, unknown> {
  const { subjectId, content: graphqlName } = input.parse(argument);
  const { world, principal } = call;
  const missing = new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
  const node = findNode(subjectId);
  const known = node?.kind === 'comment' ? world.comments.get(node.id) : world.issues.get(node?.id ?? 0);
  if (node === undefined || known === undefined) throw missing;
  if (!isGranted(principal, 'issues=write', 'pull_requests=write') || !('account' in principal))
    throw new Error('Resource not accessible by integration');
  const content = contents[graphqlName];
  const same = world.reactions
    .list()
    .find((one) => one.subjectId === node.id && one.user.id === principal.account.id && one.content === content);
  if (name === 'addReaction' && same === undefined)
    world.reactions.put({
      id: world.nextId(),
      subjectId: node.id,
      content,
      user: principal.account,
      createdAt: isoTime(world.now()),
    });
  if (name === 'removeReaction') {
    if (same === undefined) throw missing;
    world.reactions.delete(same.id);
  }
  return { reaction: { content: graphqlName } };
}
