import { needsPerson } from '../../core/output/outcome.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { findReopening } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import { awaitingRows } from '../../core/run/task-row.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { failedLabel, needsHumanLabel, runningLabel, staleLabels, statusLabelsOf } from '../../core/view/status-labels.ts';
import type { Views } from '../engine-ports.ts';
import { refusalsOfLastView, transientReasons, warnIfRefused } from '../github-errors.ts';

/** Labels the subject of a run under way, and removes the labels that an earlier run left there. Labels of people are never touched. */
export async function labelRunning(engine: Views, state: State): Promise<void> {
  if (!isLabelled(state)) return;
  const { subject } = state.run.body.trigger;
  // A run that was resumed after its end has put these labels there itself.
  const isReopened = findReopening(state.decisions) !== undefined;
  const present = isReopened ? [failedLabel, needsHumanLabel] : subject.labels;
  await change(engine, state, async () => {
    for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
    await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
  });
}

/** Returns the labels that a run puts on its subject when a person must act on it. */
export function labelsOfNeed(state: State): readonly string[] {
  return isLabelled(state) && state.end !== undefined ? statusLabelsOf(state) : [needsHumanLabel];
}

/** Removes the label that calls for a person, when nothing of the run waits for one any more. Throws where that has to be tried again. */
export async function labelSettled(engine: Views, state: State): Promise<void> {
  if (awaitingRows(state).length > 0 || needsPerson(state.end?.body.outcome ?? 'succeeded')) return;
  const { number } = state.run.body.trigger.subject;
  const step = { what: `The label ${needsHumanLabel} was not taken off #${number}`, except: transientReasons };
  await warnIfRefused(engine, step, () => engine.ports.subjects.removeLabel(number, needsHumanLabel));
}

/** Removes the label of a run under way when the run has ended, unless another run about the subject is still under way. */
export async function labelEnded(
  engine: Views,
  { state, stored }: { readonly state: State; readonly stored: readonly StoredRecord[] },
): Promise<void> {
  if (state.end === undefined || !isLabelled(state)) return;
  const { number } = state.run.body.trigger.subject;
  if (isOtherAtWork(state, stored)) return;
  await change(engine, state, () => engine.ports.subjects.removeLabel(number, runningLabel));
}

function isLabelled({ run }: State): boolean {
  return hasSubject(run.body.trigger) && run.body.config['status-labels'] !== false;
}

/** Returns whether another run is under way, of those that began since this run: an edit lists the first record of an earlier one, without its end. */
function isOtherAtWork({ run }: State, stored: readonly StoredRecord[]): boolean {
  const { number } = run.body.trigger.subject;
  const began = stored.find(({ record }) => record.run === run.run)?.writtenAt ?? '';
  const since = stored.filter(({ writtenAt = '' }) => writtenAt >= began);
  const records = since.map(({ record }) => record).filter((record) => record.run !== run.run);
  const ended = new Set(records.flatMap((record) => (record.kind === 'end' ? [record.run] : [])));
  return records.some(
    (record) => record.kind === 'run' && record.body.trigger.subject.number === number && !ended.has(record.run),
  );
}

/** Changes the labels of a subject. They are a view for people, so a refusal of GitHub is only logged, as that of the status comment is. */
async function change(engine: Views, state: State, perform: () => Promise<void>): Promise<void> {
  const what = `The labels of #${state.run.body.trigger.subject.number} that say how the run stands were not changed`;
  await warnIfRefused(engine, { what, except: refusalsOfLastView(state) }, perform);
}
