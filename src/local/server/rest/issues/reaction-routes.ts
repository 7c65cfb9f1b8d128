import { z } from 'zod';
import { notFound } from '../../http/refusal.ts';
import { actorOf, getNumber, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { reactionContents } from '../../views/render-issue.ts';
import { renderUser } from '../../views/render-user.ts';
import { isoTime, type Reaction } from '../../world/model.ts';
import { nodeId } from '../../world/node-id.ts';
import type { World } from '../../world/world.ts';
import { getIssue } from './build-issue.ts';
import { getComment } from './comment-routes.ts';

const newReaction = z.object({ content: z.enum(reactionContents) });
const write = { accepts: ['issues=write', 'pull_requests=write'], role: 'read' } as const;

export const reactionRoutes = routesWith(write, {
  'POST /issues/{issue_number}/reactions': (call) => addReaction(call, getIssue(call).id),
  'DELETE /issues/{issue_number}/reactions/{reaction_id}': (call) => removeReaction(call, getIssue(call).id),
  'POST /issues/comments/{comment_id}/reactions': (call) => addReaction(call, getComment(call).id),
  'DELETE /issues/comments/{comment_id}/reactions/{reaction_id}': (call) => removeReaction(call, getComment(call).id),
});

/** Adds a reaction. The same reaction of the same account stays one, with status 200 instead of 201. */
function addReaction(call: RepositoryCall, subjectId: number): RouteResponse {
  const { world } = call;
  const { content } = parseBody(call, newReaction);
  const user = actorOf(call);
  const same = world.reactions
    .list()
    .find((one) => one.subjectId === subjectId && one.user.id === user.id && one.content === content);
  if (same !== undefined) return { status: 200, body: renderReaction(world, same) };
  const reaction = world.reactions.put({ id: world.nextId(), subjectId, content, user, createdAt: isoTime(world.now()) });
  return { status: 201, body: renderReaction(world, reaction) };
}

function removeReaction(call: RepositoryCall, subjectId: number): RouteResponse {
  const reaction = call.world.reactions.get(getNumber(call, 'reaction_id'));
  if (reaction === undefined || reaction.subjectId !== subjectId) throw notFound();
  call.world.reactions.delete(reaction.id);
  return { status: 204 };
}

export function renderReaction(world: World, reaction: Reaction): Record<string, unknown> {
  return {
    id: reaction.id,
    node_id: nodeId('reaction', reaction.id),
    user: renderUser(world, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
