/**
 * The room of effects: carries out what the pure `decide` of core has decided.
 *
 * 1. The caller writes a record with `append-records.ts`, which waits until the record counts, and decides on the new state.
 * 2. `performEffects` performs the effects in their order: it starts orders, ends the run, asks a person, and updates the views.
 * 3. `write-history.ts` writes the entry of an ended run to its ledger, `send-notice.ts` tells listeners; `resume.ts` starts what a
 *    pause kept from starting.
 */

import type { Outcome } from '../../core/output/outcome.ts';
import { problemText } from '../../core/problem.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import type { State } from '../../core/run/state.ts';
import type { Ready, TaskRow } from '../../core/run/task-row.ts';
import type { Effect } from '../../core/state/decide.ts';
import { deriveState } from '../../core/state/derive-state.ts';
import { draftEnd } from '../../core/state/final-result.ts';
import { renderEndComment } from '../../core/view/comment/run-comment.ts';
import { commentsOf } from '../../core/view/links.ts';
import { renderStatusComment } from '../../core/view/status/status-comment.ts';
import type { StartedRun } from '../../ports/starter.ts';
import type { Effects, Reads, Records, Views } from '../engine-ports.ts';
import { loadBudgets, passGates } from '../gate/ask.ts';
import type { StartOrder } from '../gate/worker.ts';
import { buildOrder } from '../order/build-order.ts';
import type { RunReading } from '../thread/read-run.ts';
import { askPerson } from '../view/ask-person.ts';
import { escalate } from '../view/escalate.ts';
import { foldEndedRun } from '../view/fold-comments.ts';
import { labelEnded } from '../view/labels.ts';
import { redrawPullSummary } from '../view/pull-summary.ts';
import { reactToOutcome } from '../view/reactions.ts';
import { findLine, listRun } from '../view/server-lists.ts';
import { drawStatus } from '../view/status-comment.ts';
import { awaitVisible } from './append-records.ts';
import { performNotice } from './send-notice.ts';
import { writeHistory } from './write-history.ts';

export interface PerformRequest {
  readonly effects: readonly Effect[];
  readonly reading: RunReading;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  /** Starts an order. Absent where no earlier job can have started one: then each order becomes a job of its own. */
  readonly start?: StartOrder;
}

export interface Performed {
  /** The names of the stages that were started. */
  readonly started: readonly string[];
  /** The workflow runs that were started for them, by stage. */
  readonly workflowRuns: ReadonlyMap<string, StartedRun>;
  /** The run as it is afterwards. */
  readonly state: State;
}

/** Performs effects in their order: starts first, then the views for people. */
export async function performEffects(engine: Effects, request: PerformRequest): Promise<Performed> {
  const { status, start = (order) => engine.ports.starter.start(order) } = request;
  const runs = new Map<string, StartedRun>();
  const started: string[] = [];
  let { reading } = request;
  let outcome: Outcome | undefined;
  for (const effect of await passGates(engine, request)) {
    switch (effect.kind) {
      case 'dispatch-task': {
        const run = await start(buildOrder(engine, { reading, effect, status }));
        started.push(effect.stage);
        if (run !== undefined) runs.set(effect.stage, run);
        break;
      }
      case 'update-views':
        await updateViews(engine, { reading, status, started: runs });
        break;
      case 'end-run': {
        const ended = await endRun(engine, { effect, reading });
        if (ended === undefined) return { started, workflowRuns: runs, state: reading.state };
        reading = ended;
        break;
      }
      case 'escalate':
        await escalate(engine, { reading, status });
        break;
      case 'ask':
        await askPerson(engine, { reading, stage: effect.stage });
        break;
      case 'notify':
        await performNotice(engine, { reading, key: effect.key, status, start });
        break;
      case 'react':
        // Asked of what was decided: where a budget ends the run instead, nothing was to be folded, and the reaction is made at once.
        if (request.effects.some(({ kind }) => kind === 'fold-comments')) outcome = effect.outcome;
        else await reactToOutcome(engine, reading.state, effect.outcome);
        break;
      case 'write-history':
        await writeHistory(engine, reading.state);
        break;
      case 'fold-comments':
        await foldEndedRun(engine, { reading, outcome });
        break;
      case 'ignore':
        engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
        break;
      default:
        effect satisfies never;
    }
  }
  await (await loadBudgets(engine))?.noteRunUsage(engine, reading.state);
  await engine.ports.line?.releaseClaims(reading.state);
  engine.ports.watcher?.see({ ...reading, isStarted: runs.size > 0 });
  return { started, workflowRuns: runs, state: reading.state };
}

/** Returns the start of a task that is due. */
export function startOf(state: State, { name: stage, next: due }: TaskRow<Ready>): Effect {
  return { kind: 'dispatch-task', stage, for: jobFor(state, stage), due };
}

interface Shown extends Pick<PerformRequest, 'reading' | 'status'> {
  /** The workflow runs that were started just now, by stage. */
  readonly started: ReadonlyMap<string, StartedRun>;
}

/** Shows people how the run stands: in the list of runs, in its status comment, in the summary on its pull request, and by its label. */
async function updateViews(engine: Views, { reading, status, started }: Shown): Promise<void> {
  const { state } = reading;
  await listRun(engine, reading);
  const comments = commentsOf(reading.stored, state.run.run);
  const body = renderStatusComment(state, { started, comments, ...(await findLine(engine, { state, started })) });
  const run = { run: state.run.run, thread: state.run.thread, first: reading.first };
  await redrawPullSummary(engine, state);
  await labelEnded(engine, { state, stored: reading.stored });
  // Last: by a status that still says "under way" a sweep knows that an end was not shown.
  if ((await engine.ports.drawings?.postpone(run)) !== true) {
    await drawStatus(engine, { reading, status, body });
    await engine.ports.drawings?.finish(run);
  }
}

/**
 * Writes the end that was not in the comment of the last task: a limit was met while we waited, or after a crash. Returns undefined
 * where another job had the place: a command on the runs issue holds another lock than the run. Then what follows is its own.
 */
async function endRun(
  engine: Records,
  facts: { effect: Extract<Effect, { kind: 'end-run' }>; reading: RunReading },
): Promise<RunReading | undefined> {
  const { effect, reading } = facts;
  const { run, thread } = reading.state.run;
  const { outcome, reason } = effect;
  const end = draftEnd(reading.state, { outcome, reason, finishedAt: engine.ports.clock.now() });
  const stored = await engine.ports.store.append({
    thread,
    tip: reading.state.tip,
    drafts: [end],
    visible: renderEndComment({ run, body: end.body }),
  });
  if (await isDisplaced(engine, { reading, written: stored[0] })) {
    engine.ports.log.info(`Run ${run} has gone on meanwhile, so it does not end: ${reason}.`);
    return undefined;
  }
  const all = [...reading.stored, ...stored];
  const next = deriveState(all, run, reading.state.gates);
  if (!next.ok) throw new Error(problemText(next.error));
  return { ...reading, state: next.value, stored: all };
}

/** Returns whether a record does not count because another one has its place. Where records are lost for certain, the end stands behind their places. */
async function isDisplaced(
  engine: Reads,
  { reading, written }: { readonly reading: RunReading; readonly written: StoredRecord | undefined },
): Promise<boolean> {
  const { state, stored, first } = reading;
  const isBehindLost = !stored.some(({ record }) => record.run === state.run.run && record.seq === state.tip.seq);
  if (written === undefined || isBehindLost) return false;
  const { run, thread } = state.run;
  const seen = await awaitVisible(engine, { order: { run, thread, first }, comment: written.comment, digest: written.digest });
  return !seen.ok && seen.error.cause === 'displaced-record';
}
