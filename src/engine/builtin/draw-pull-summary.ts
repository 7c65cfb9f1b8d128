import type { TaskBody } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { pullSummaryMarker, renderPullSummary } from '../../core/view/comment/pull-summary.ts';
import type { Marker } from '../../core/view/markers.ts';
import type { Publishes } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { readMarked } from '../thread/own-comments.ts';
import type { BuiltinRequest } from './builtin-request.ts';
import { readOwnAuthor } from './builtin-request.ts';

interface SummaryFacts {
  readonly pull: number;
  /** The pull request was opened just now, so it has no comment of ours. */
  readonly isNew: boolean;
  /** The numeric id of our own account, where it is known already. */
  readonly own: number | undefined;
  readonly notes: readonly string[];
}

/**
 * Posts or updates the comment with the summaries of the chain on its pull request. It is a view: if it cannot be made, the
 * run continues.
 */
export async function drawPullSummary(
  engine: Publishes,
  request: BuiltinRequest<'pull-request'>,
  facts: SummaryFacts,
): Promise<TaskBody['summaryComment']> {
  const { state } = request;
  const isTold = state.run.body.config.comments !== 'all' || facts.pull === viewThreadOf(state.run);
  if (isTold) return undefined;
  const text = renderPullSummary(state, facts);
  const marker = pullSummaryMarker(state.run.body.pipeline);
  const { threads } = engine.ports;
  const what = `Pull request #${facts.pull} has no summary of run ${state.run.run}`;
  return warnIfRefused(engine, { what, only: ['comments-refused', 'forbidden'] }, async () => {
    const earlier = facts.isNew ? undefined : await readEarlier(engine, request, { ...facts, marker });
    if (earlier === undefined) return { pull: facts.pull, comment: (await threads.create(facts.pull, text, marker)).id };
    await threads.update(earlier, text);
    return { pull: facts.pull, comment: earlier };
  });
}

const beginning = '1970-01-01T00:00:00Z';

/** Finds the summary that this run or an earlier one posted: a pull request has one for each pipeline. */
async function readEarlier(
  engine: Publishes,
  request: BuiltinRequest,
  { pull, own, marker }: Pick<SummaryFacts, 'pull' | 'own'> & { readonly marker: Marker },
): Promise<number | undefined> {
  const comments = await engine.ports.threads.listSince(pull, beginning);
  const readAccount = async (): Promise<number | undefined> => own ?? readOwnAuthor(engine, request);
  return (await readMarked(comments, { marker, accounts: [readAccount] }))?.id;
}
