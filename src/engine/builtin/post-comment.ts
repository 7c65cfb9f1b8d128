import { failure, success } from '../../core/result.ts';
import { builtinMarker } from '../../core/view/markers.ts';
import type { Publishes } from '../engine-ports.ts';
import { type BuiltinRequest, type BuiltinResult, readMade } from './builtin-request.ts';
import { createFieldRenderer } from './render-fields.ts';
import { findTarget, refuseBeyondMax } from './target.ts';

/** Posts one comment on the subject or on the pull request of the run, unless this stage has posted it before. */
export async function postComment(engine: Publishes, request: BuiltinRequest<'comment'>): Promise<BuiltinResult> {
  const beyond = refuseBeyondMax(request);
  if (beyond !== undefined) return failure(beyond);
  const target = findTarget(request);
  if (!target.ok) return success(target.error);
  const body = createFieldRenderer(engine, request).text(request.stage.with.body);
  if (!body.ok) return body;
  const { threads } = engine.ports;
  const listed = await threads.listSince(target.value, request.dispatch.first.at);
  const marker = builtinMarker(request.state.run.run, request.dispatch.task);
  const made = (await readMade(engine, request, listed)) ?? (await threads.create(target.value, body.value, marker));
  return success({ outcome: 'succeeded', results: { comment_id: String(made.id) } });
}
