import { z } from 'zod';
import { isGranted } from '../http/authorise.ts';
import type { Call } from '../http/route.ts';
import { findNode, nodeId } from '../world/node-id.ts';

const input = z.object({
  subjectId: z.string(),
  classifier: z.enum(['ABUSE', 'DUPLICATE', 'OFF_TOPIC', 'OUTDATED', 'RESOLVED', 'SPAM']),
});

/** Collapses a comment, with a reason. This is the one change that REST does not offer. */
export function minimiseComment(call: Call, argument: unknown): Record<string, unknown> {
  const { subjectId, classifier } = input.parse(argument);
  const node = findNode(subjectId);
  const comment = node?.kind === 'comment' ? call.world.comments.get(node.id) : undefined;
  if (comment === undefined) throw new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
  if (!isGranted(call.principal, 'issues=write', 'pull_requests=write'))
    throw new Error('Resource not accessible by integration');
  call.world.comments.put({ ...comment, minimizedReason: classifier.toLowerCase().replace('_', '-') });
  return { minimizedComment: { id: nodeId('comment', comment.id), isMinimized: true } };
}
