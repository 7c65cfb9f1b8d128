import type { TaskBody } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { pullSummaryMarker, renderPullSummary } from '../../core/view/comment/pull-summary.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import type { BuiltinRequest } from './find-own.ts';
import { isOwn } from './find-own.ts';

interface SummaryFacts {
  readonly pull: number;
  /** Opened just now, so that no comment of ours can be there. */
  readonly isNew: boolean;
  /** Numeric id of our own account, where that is known already. */
  readonly own: number | undefined;
  readonly notes: readonly string[];
}

/** The summaries of the chain as a comment on its pull request. A view: where it cannot be made, the run goes on. */
export async function drawPullSummary(
  engine: Engine,
  request: BuiltinRequest<'pull-request'>,
  facts: SummaryFacts,
): Promise<TaskBody['summaryComment']> {
  const { state } = request;
  const isTold = state.run.body.config.comments !== 'all' || facts.pull === viewThreadOf(state.run);
  if (isTold) return undefined;
  const text = renderPullSummary(state, facts);
  const marker = pullSummaryMarker(state.run.body.pipeline);
  const { threads } = engine.ports;
  try {
    const earlier = facts.isNew ? undefined : await findEarlier(engine, request, { ...facts, marker });
    if (earlier === undefined) return { pull: facts.pull, comment: (await threads.create(facts.pull, text, marker)).id };
    await threads.update(earlier, text);
    return { pull: facts.pull, comment: earlier };
  } catch (error) {
    if (!(error instanceof GitHubError) || (error.reason !== 'comments-refused' && error.reason !== 'forbidden')) throw error;
    engine.ports.log.warning(`Pull request #${facts.pull} has no summary of run ${state.run.run}: ${error.message}`);
    return undefined;
  }
}

const beginning = '1970-01-01T00:00:00Z';

/** That of an earlier run too: a pull request has one for each pipeline. */
async function findEarlier(
  engine: Engine,
  request: BuiltinRequest,
  { pull, own, marker }: Pick<SummaryFacts, 'pull' | 'own'> & { readonly marker: string },
): Promise<number | undefined> {
  for (const comment of await engine.ports.threads.listSince(pull, beginning)) {
    if (!comment.body.trimEnd().endsWith(marker)) continue;
    const author = comment.author?.id;
    if (own === undefined ? await isOwn(engine, request, author) : author === own) return comment.id;
  }
  return undefined;
}
