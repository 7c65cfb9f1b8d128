import { failure, success } from '../../core/result.ts';
import { builtinMarker } from '../../core/view/markers.ts';
import type { Issue } from '../../ports/issues.ts';
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

/**
 * Opens one issue, unless this stage has opened it before: it is looked for by marker and author among the issues that were
 * created or changed since the run began.
 */
export async function openIssue(engine: Publishes, request: BuiltinRequest<'issue'>): Promise<BuiltinResult> {
  const beyond = refuseBeyondMax(request);
  if (beyond !== undefined) return failure(beyond);
  const fields = createFieldRenderer(engine, request);
  const { with: wanted } = request.stage;
  const title = fields.title(wanted.title);
  if (!title.ok) return title;
  if (title.value === '') return failure({ reason: 'template', message: '`with.title` came out empty, and an issue needs one.' });
  const body = fields.text(wanted.body);
  if (!body.ok) return body;
  const labels = fields.names(wanted.labels);
  if (!labels.ok) return labels;
  const assignees = fields.names(wanted.assignees);
  if (!assignees.ok) return assignees;
  const { issues } = engine.ports;
  const earlier = await readMade(engine, request, await issues.listSince(request.dispatch.first.at));
  if (earlier !== undefined) return done(earlier);
  return done(await issues.create({ title: title.value, body: body.value, labels: labels.value, assignees: assignees.value }));
}

function done({ number, url }: Issue): BuiltinResult {
  return success({ outcome: 'succeeded', results: { issue_created: `#${number}`, 'issue-url': url } });
}
