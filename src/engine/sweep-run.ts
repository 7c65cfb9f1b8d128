import { dueStages } from '../core/pipeline/decide.ts';
import { judgeSilence, type Silence } from '../core/pipeline/judge-silence.ts';
import { executionTitle } from '../core/pipeline/names.ts';
import { performerOf } from '../core/pipeline/performer-of.ts';
import type { Due } from '../core/pipeline/state.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { statusMarker } from '../core/text/status-comment.ts';
import { buildOrder } from './build-order.ts';
import type { Engine, EnginePorts } from './engine-ports.ts';
import { findOwnView } from './find-own-view.ts';
import type { RunReading } from './read-run.ts';

export interface SweepRunRequest {
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
}

/** One execution that was found silent, and what was done about it. */
export interface SweptTask {
  readonly title: string;
  readonly silence: Exclude<Silence, { kind: 'at-work' }>;
}

type Runs = NonNullable<EnginePorts['workflowRuns']>;

/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 120_000;

/**
 * Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
 * that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
 */
export async function sweepRun(engine: Engine, request: SweepRunRequest): Promise<readonly SweptTask[]> {
  const { workflowRuns } = engine.ports;
  const { state } = request.reading;
  if (workflowRuns === undefined || state.end !== undefined || state.paused !== undefined) return [];
  const swept: SweptTask[] = [];
  for (const { stage, due } of dueStages(state)) {
    if (isFresh(engine, { ...request, due })) continue;
    const title = executionTitle({ run: state.run.run, task: stage, execution: due.execution });
    const silence = await findSilence(workflowRuns, { ...request, due, title });
    if (silence.kind === 'at-work') continue;
    await answer(engine, { ...request, stage, due, silence });
    engine.ports.log.warning(`${title}: ${silenceWords(silence)}`);
    swept.push({ title, silence });
  }
  return swept;
}

function isFresh(engine: Engine, { reading, due }: SweepRunRequest & { readonly due: Due }): boolean {
  const cause = reading.stored.find(({ record }) => record.run === reading.state.run.run && record.seq === due.cause);
  const since = Date.parse(cause?.writtenAt ?? reading.state.run.body.startedAt);
  return Date.parse(engine.ports.clock.now()) - since < graceMilliseconds;
}

async function findSilence(
  runs: Runs,
  { reading, first, due, title }: SweepRunRequest & { readonly due: Due; readonly title: string },
): Promise<Silence> {
  const dispatched = await runs.findRuns(title, first.at);
  const { run } = reading.state;
  // Only the first task of a run is carried out where the run was planned.
  const planner = run.body.workflowRun.id;
  const isFirst = dispatched.length === 0 && due.cause === run.seq && planner !== 0;
  const inline = isFirst ? { id: planner, jobs: await runs.listJobs(planner) } : undefined;
  return judgeSilence({ dispatched, inline });
}

interface AnswerRequest extends SweepRunRequest {
  readonly stage: string;
  readonly due: Due;
  readonly silence: SweptTask['silence'];
}

/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine: Engine, { reading, first, stage, due, silence }: AnswerRequest): Promise<void> {
  if (silence.kind === 'hopeless') return;
  const { run } = reading.state;
  const performer = performerOf(reading.state, stage);
  const isLost = silence.kind === 'lost' && performer === 'agent';
  const status = await findOwnView(engine, { reading, first, marker: statusMarker(run.run) });
  const order = buildOrder(engine, {
    reading,
    first,
    effect: { kind: 'dispatch-task', stage, for: performer, due },
    status: status?.id ?? 0,
    ...(isLost ? { lost: silence.workflowRun } : {}),
  });
  await engine.ports.starter.start(order);
}

/** What was found and done, in words. */
export function silenceWords(silence: SweptTask['silence']): string {
  switch (silence.kind) {
    case 'never-started':
      return 'it was due and never started; it was started now.';
    case 'lost':
      return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
    case 'hopeless':
      return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
    default:
      return silence satisfies never;
  }
}
