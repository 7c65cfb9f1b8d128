import type { State } from '../core/pipeline/state.ts';
import { escalationMarker, needsHumanLabel, renderEscalation } from '../core/text/escalation-comment.ts';
import { GitHubError } from '../ports/github.ts';
import type { Engine } from './engine-ports.ts';
import type { RunReading } from './read-run.ts';

interface EscalateRequest {
  readonly state: State;
  readonly reading: RunReading;
  /** Id of the comment that holds the run's first record: its author is us. */
  readonly first: number;
  readonly status: number;
}

/** Calls for a person: the label first, then the comment, by which a second try knows that both are done. */
export async function escalate(engine: Engine, request: EscalateRequest): Promise<void> {
  const { state, status } = request;
  const { run, subject } = state.run;
  if (state.end === undefined || isDone(request)) return;
  const text = renderEscalation(state, { end: state.end.body, status });
  try {
    await engine.ports.subjects.addLabels(subject, [needsHumanLabel]);
    await engine.ports.threads.create(subject, text, escalationMarker(run));
  } catch (error) {
    // The run has ended and its records are kept: a thread that takes no words any more is no fault of the run.
    if (!(error instanceof GitHubError) || (error.reason !== 'not-found' && error.reason !== 'comments-refused')) throw error;
    engine.ports.log.warning(`Nobody was asked about run ${run}: ${error.message}`);
  }
}

/** By marker and author: anybody can write the marker. */
function isDone({ state, reading, first }: EscalateRequest): boolean {
  const author = reading.thread.find(({ id }) => id === first)?.author?.id;
  const marker = escalationMarker(state.run.run);
  return reading.thread.some((comment) => author !== undefined && comment.author?.id === author && comment.body.endsWith(marker));
}
