import type { RunRecord } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { type AwaitingAnswer, type AwaitingRaise, awaitingRows, awaitsApproval, type TaskRow } from '../../core/run/task-row.ts';
import { normaliseBody } from '../../core/text/plain-text.ts';
import { markerOf, renderRequest } from '../../core/view/comment/request.ts';
import type { Marker } from '../../core/view/markers.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Signs, Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { askApproval } from './ask-approval.ts';
import { labelsOfNeed } from './labels.ts';

/**
 * Asks a person about a stage that awaits one: adds the label first, then posts the comment, by which a second try knows that both
 * are done. Updates a comment that no longer says what to type, as when another stage asks too. What it asks is in the records, so a
 * thread that takes no comments is only logged.
 */
export async function askPerson(
  engine: Views & Signs,
  { reading, stage }: { readonly reading: RunReading; readonly stage: string },
): Promise<void> {
  const row = awaitingRows(reading.state).find(({ name }) => name === stage);
  if (row === undefined) return;
  if (awaitsApproval(row)) return askApproval(engine, { reading, row });
  await askAnswer(engine, { reading, row });
}

async function askAnswer(
  engine: Views,
  { reading, row }: { readonly reading: RunReading; readonly row: TaskRow<AwaitingAnswer | AwaitingRaise> },
): Promise<void> {
  const { state } = reading;
  const marker = markerOf(state, row);
  const { run } = state;
  const step = { what: `Nobody was asked about run ${run.run}`, only: ['not-found', 'comments-refused'] } as const;
  await warnIfRefused(engine, step, async () => {
    const text = renderRequest(state, row);
    const known = await readOwnView(engine, { reading, marker });
    if (known === undefined) {
      await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
      await post(engine, { run, text, marker });
    } else if (normaliseBody(known.body) !== normaliseBody(text)) await engine.ports.threads.update(known.id, text);
  });
}

/**
 * Posts a question. A subject that takes no comments any more does not lose it, where the records stand elsewhere: it stands beside
 * them then, and is answered there.
 */
async function post(
  engine: Views,
  { run, text, marker }: { readonly run: RunRecord; readonly text: string; readonly marker: Marker },
): Promise<void> {
  const thread = viewThreadOf(run);
  try {
    await engine.ports.threads.create(thread, text, marker);
  } catch (error) {
    const isRefused = error instanceof GitHubError && (error.reason === 'comments-refused' || error.reason === 'not-found');
    if (!isRefused || thread === run.thread) throw error;
    engine.ports.log.warning(
      `The question of run ${run.run} stands on #${run.thread}, because #${thread} refused it: ${error.message}`,
    );
    await engine.ports.threads.create(run.thread, text, marker);
  }
}
