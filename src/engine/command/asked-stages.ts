import { runRefOf } from '../../core/record/find-runs.ts';
import { findEnd } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import { type AwaitingApproval, awaitingRows, awaitsApproval, type TaskRow } from '../../core/run/task-row.ts';
import type { Reads } from '../engine-ports.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import type { RunAbout } from '../thread/runs.ts';
import type { RequestContext } from './command-context.ts';

/** A stage that waits for approval, in a run that a command may be about. */
export interface AskedStage {
  readonly about: RunAbout;
  readonly reading: RunReading;
  readonly row: TaskRow<AwaitingApproval>;
}

export interface AskedStages {
  readonly asked: readonly AskedStage[];
  /** The runs that are under way. */
  readonly states: readonly State[];
  /** The reasons why runs could not be read, in words. */
  readonly faults: readonly string[];
}

/** Reads the runs about the subject that are under way and have stages with an approval: one listing each. */
export async function readAskedStages(engine: Reads, { runs }: Pick<RequestContext, 'runs'>): Promise<AskedStages> {
  const asked: AskedStage[] = [];
  const states: State[] = [];
  const faults: string[] = [];
  for (const about of runs.filter(canAsk)) {
    const reading = await readRun(engine, runRefOf(about.stored));
    if (!reading.ok) {
      faults.push(`Run \`${about.stored.record.run}\` cannot be read: ${reading.error.message}`);
      continue;
    }
    const { state } = reading.value;
    states.push(state);
    for (const row of awaitingRows(state).filter(awaitsApproval)) asked.push({ about, reading: reading.value, row });
  }
  return { asked, states, faults };
}

function canAsk({ stored, records }: RunAbout): boolean {
  const { config, pipeline } = stored.record.body;
  const stages = Object.values(config.pipelines[pipeline]?.stages ?? {});
  return findEnd(records) === undefined && stages.some(({ approval }) => approval !== undefined);
}
