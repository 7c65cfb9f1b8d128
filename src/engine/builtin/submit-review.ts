import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { failure, success } from '../../core/result.ts';
import { outsidersOf } from '../../core/run/decisions.ts';
import { publishedBefore } from '../../core/run/published.ts';
import type { Publishes } from '../engine-ports.ts';
import { type BuiltinRequest, type BuiltinResult, readMade } from './builtin-request.ts';
import { createFieldRenderer } from './render-fields.ts';
import { findTarget, refuseBeyondMax } from './target.ts';

/** Submits one review of a pull request, for the very commit that the run was about or has published. */
export async function submitReview(engine: Publishes, request: BuiltinRequest<'review'>): Promise<BuiltinResult> {
  const beyond = refuseBeyondMax(request);
  if (beyond !== undefined) return failure(beyond);
  const { stage } = request;
  if (stage.with.on === 'subject' && request.state.run.body.trigger.subject.kind !== 'pull-request') {
    const { number } = request.state.run.body.trigger.subject;
    const message = `#${number} is no pull request, so there is nothing to review. Trigger the pipeline by a pull request, or write \`on: pull-request\` after a stage that opens one.`;
    return failure({ reason: 'no-pull-request', message });
  }
  const tainted = refuseTainted(request);
  if (tainted !== undefined) return failure(tainted);
  const target = findTarget(request);
  if (!target.ok) return success(target.error);
  const body = createFieldRenderer(engine, request).text(stage.with.body);
  if (!body.ok) return body;
  const { reviews } = engine.ports;
  const review = { body: body.value, event: stage.with.event, commit: reviewedCommit(request) };
  const earlier = await readMade(engine, request, await reviews.list(target.value));
  const made = earlier ?? (await reviews.create(target.value, review));
  return success({ outcome: 'succeeded', results: { review_id: String(made.id), 'review-url': made.url } });
}

/**
 * Refuses to approve in a run that works with text of outsiders: the approval may be the last barrier between their words and
 * the default branch.
 */
function refuseTainted({ stage, state }: BuiltinRequest<'review'>): OwnFailure | undefined {
  const outside = outsidersOf(state);
  if (stage.with.event !== 'approve' || outside.length === 0) return undefined;
  const who = outside.map((login) => `\`${login}\``).join(', ');
  const message = `The run works with text of outsiders (${who}), so it approves nothing. Write \`event: comment\`, or \`outside-text: trust\` in the pipeline's \`allow\` if their words may lead to an approval.`;
  return { reason: 'outside-text', message };
}

function reviewedCommit({ state, dispatch, stage }: BuiltinRequest<'review'>): string {
  const looked = state.run.body.trigger.subject.head?.sha ?? state.run.body.head;
  if (stage.with.on === 'subject') return looked;
  return publishedBefore(state, dispatch.task)?.commit ?? looked;
}
