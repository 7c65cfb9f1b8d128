import { z } from 'zod';
import { paginate } from '../../http/paginate.ts';
import { notFound } from '../../http/refusal.ts';
import { actorOf, getNumber, parseBody, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { reactionContents } from '../../views/render-issue.ts';
import { renderUser } from '../../views/render-user.ts';
import type { Reaction } from '../../world/model.ts';
import { isoTime } from '../../world/model.ts';
import { nodeId } from '../../world/node-id.ts';
import type { World } from '../../world/world.ts';
import { getIssue } from './build-issue.ts';

const newReaction = z.object({ content: z.enum(reactionContents) });
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['issues=write', 'pull_requests=write'], role: 'read' } as const;
const ofIssue = '/repos/{owner}/{repo}/issues/{issue_number}/reactions';
const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';

export const reactionRoutes: readonly Route[] = [
  { kind: 'repository', operation: `GET ${ofIssue}`, ...read, handle: (call) => listReactions(call, getIssue(call).id) },
  { kind: 'repository', operation: `POST ${ofIssue}`, ...write, handle: (call) => addReaction(call, getIssue(call).id) },
  {
    kind: 'repository',
    operation: `DELETE ${ofIssue}/{reaction_id}`,
    ...write,
    handle: (call) => removeReaction(call, getIssue(call).id),
  },
  { kind: 'repository', operation: `GET ${ofComment}`, ...read, handle: (call) => listReactions(call, getCommentId(call)) },
  { kind: 'repository', operation: `POST ${ofComment}`, ...write, handle: (call) => addReaction(call, getCommentId(call)) },
  {
    kind: 'repository',
    operation: `DELETE ${ofComment}/{reaction_id}`,
    ...write,
    handle: (call) => removeReaction(call, getCommentId(call)),
  },
];

function listReactions(call: RepositoryCall, subjectId: number): RouteResponse {
  const { world } = call;
  const reactions = world.reactions.list(world.settings.listLag).filter((reaction) => reaction.subjectId === subjectId);
  return paginate(call, reactions, (reaction) => renderReaction(world, reaction));
}

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

function getCommentId(call: RepositoryCall): number {
  const comment = call.world.comments.get(getNumber(call, 'comment_id'));
  if (comment === undefined || comment.repositoryId !== call.repository.id) throw notFound();
  return comment.id;
}

function renderReaction(world: World, reaction: Reaction): Record<string, unknown> {
  return {
    id: reaction.id,
    node_id: nodeId('reaction', reaction.id),
    user: renderUser(world, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
