import { listStageUsage } from '../history/build-history-body.ts';
import type { Outcome } from '../output/outcome.ts';
import type { RunRef } from '../record/find-runs.ts';
import type { StageUsage } from '../record/history-record.ts';
import type { State } from '../run/state.ts';
import { awaitingRows } from '../run/task-row.ts';
import { addUsage, type Usage, usageOf } from '../run/usage.ts';

/** The turn of a run that has not ended: it goes on by itself, it needs a person, or it is paused. */
export type OpenTurn = 'running' | 'awaiting' | 'paused';

/** A run as a list of runs shows it, and where its records are. */
export interface ListedRun extends RunRef {
  readonly pipeline: string;
  /** The number of the issue or pull request, or of the runs issue. */
  readonly subject: number;
  readonly title: string;
  /** The `seq` of the newest record. It grows with everything that changes the run. */
  readonly seq: number;
  /** Undefined for a run that has not ended. */
  readonly outcome: Outcome | undefined;
  /** Undefined for a run that has ended. */
  readonly turn: OpenTurn | undefined;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | undefined;
  readonly usage: Usage;
  /** The usage of its stages, where it has ended; absent in what an earlier version stored. */
  readonly stages?: readonly StageUsage[] | undefined;
}

/** Returns what a list says of a run. `first` is the comment that holds its first record. */
export function describeListed(state: State, first: RunRef['first']): ListedRun {
  const { run, end, tasks, tip } = state;
  const { pipeline, trigger, startedAt } = run.body;
  return {
    run: run.run,
    thread: run.thread,
    first,
    pipeline,
    subject: trigger.subject.number,
    title: trigger.subject.title,
    seq: tip.seq,
    outcome: end?.body.outcome,
    turn: end === undefined ? turnOf(state) : undefined,
    startedAt,
    endedAt: end?.body.finishedAt,
    usage: addUsage(tasks.map(({ body }) => usageOf(body))),
    stages: end === undefined ? undefined : listStageUsage(state),
  };
}

export function turnOf(state: State): OpenTurn {
  if (state.paused !== undefined) return 'paused';
  return awaitingRows(state).length > 0 ? 'awaiting' : 'running';
}
