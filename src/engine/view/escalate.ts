import { needsPerson } from '../../core/output/outcome.ts';
import { countReopenings } from '../../core/run/decisions.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { escalationMarker, type Marker } from '../../core/view/markers.ts';
import type { Reads, Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { labelsOfNeed } from './labels.ts';
import { askHearing } from './server-lists.ts';

interface EscalateRequest {
  readonly reading: RunReading;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
}

/**
 * Calls for a person: adds the label first, then posts the comment, by which a second try knows that both are done. A thread
 * that takes no comments any more is only logged, because the run has ended and its records are stored.
 */
export async function escalate(engine: Views, { reading, status }: EscalateRequest): Promise<void> {
  const { state } = reading;
  if (state.end === undefined) return;
  const { renderEscalation } = await import('../../core/view/comment/escalation.ts');
  const facts = { end: state.end.body, status, version: engine.settings.version, isHeard: await askHearing(engine) };
  const text = renderEscalation(state, facts);
  const step = { what: `Nobody was asked about run ${state.run.run}`, only: ['not-found', 'comments-refused'] } as const;
  await warnIfRefused(engine, step, async () => {
    if (await isCalled(engine, reading)) return;
    await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
    await engine.ports.threads.create(viewThreadOf(state.run), text, markerOf(state));
  });
}

/** Returns whether a person was called about a run that has ended, or is not needed. */
export async function isCalled(engine: Reads, reading: RunReading): Promise<boolean> {
  const { state } = reading;
  if (!needsPerson(state.end?.body.outcome ?? 'succeeded')) return true;
  return (await readOwnView(engine, { reading, marker: markerOf(state) })) !== undefined;
}

const markerOf = (state: State): Marker => escalationMarker(state.run.run, countReopenings(state));
