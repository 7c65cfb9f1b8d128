import { countReopenings } from '../../core/run/decisions.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { escalationMarker, renderEscalation } from '../../core/view/comment/escalation.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { labelsOfNeed } from './labels.ts';

interface EscalateRequest {
  readonly state: State;
  readonly reading: RunReading;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
}

/** Calls for a person: the label first, then the comment, by which a second try knows that both are done. */
export async function escalate(engine: Engine, request: EscalateRequest): Promise<void> {
  const { state, status } = request;
  const { run } = state.run;
  if (state.end === undefined) return;
  const marker = escalationMarker(run, countReopenings(state));
  const text = renderEscalation(state, { end: state.end.body, status, version: engine.settings.version });
  try {
    if ((await readOwnView(engine, { ...request, marker })) !== undefined) return;
    await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
    await engine.ports.threads.create(viewThreadOf(state.run), text, marker);
  } catch (error) {
    // The run has ended and its records are kept: a thread that takes no words any more is no fault of the run.
    if (!(error instanceof GitHubError) || (error.reason !== 'not-found' && error.reason !== 'comments-refused')) throw error;
    engine.ports.log.warning(`Nobody was asked about run ${run}: ${error.message}`);
  }
}
