import type { StoredRecord } from '../../core/record/record.ts';
import { findReopening } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import { failedLabel, needsHumanLabel, runningLabel, staleLabels, statusLabelsOf } from '../../core/run/status-labels.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';

/** The run goes on: says so on its subject, and takes off what the run before left there. Labels of people are never touched. */
export async function labelRunning(engine: Engine, state: State): Promise<void> {
  if (!isLabelled(state)) return;
  const { subject } = state.run.body.trigger;
  // A run that goes on after its end has put them there itself.
  const isReopened = findReopening(state.decisions) !== undefined;
  const present = isReopened ? [failedLabel, needsHumanLabel] : subject.labels;
  await attempt(engine, subject.number, async () => {
    for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
    await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
  });
}

/** What a run that a person must act on puts on its subject. */
export function labelsOfNeed(state: State): readonly string[] {
  return isLabelled(state) ? statusLabelsOf(state) : [needsHumanLabel];
}

/** The run has ended, but another one about the subject may go on. */
export async function labelEnded(engine: Engine, { state, stored }: LabelRequest): Promise<void> {
  if (state.end === undefined || !isLabelled(state)) return;
  const { number } = state.run.body.trigger.subject;
  if (isOtherAtWork(state, stored)) return;
  await attempt(engine, number, () => engine.ports.subjects.removeLabel(number, runningLabel));
}

interface LabelRequest {
  readonly state: State;
  readonly stored: readonly StoredRecord[];
}

function isLabelled({ run }: State): boolean {
  return hasSubject(run.body.trigger) && run.body.config['status-labels'] !== false;
}

/** As far as the thread shows since this run began; a run that began before it and wrote nothing since is not seen. */
function isOtherAtWork({ run }: State, stored: readonly StoredRecord[]): boolean {
  const { number } = run.body.trigger.subject;
  const records = stored.map(({ record }) => record).filter((record) => record.run !== run.run);
  const ended = new Set(records.flatMap((record) => (record.kind === 'end' ? [record.run] : [])));
  return records.some(
    (record) => record.kind === 'run' && record.body.trigger.subject.number === number && !ended.has(record.run),
  );
}

/** A view for people: what GitHub refuses is no fault of the run. */
async function attempt(engine: Engine, subject: number, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(`The labels of #${subject} that say how the run stands were not changed: ${error.message}`);
  }
}
