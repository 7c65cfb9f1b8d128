import { problemText } from '../../core/problem.ts';
import type { Effect } from '../../core/run/decide.ts';
import { deriveState } from '../../core/run/derive-state.ts';
import { draftEnd } from '../../core/run/drafts.ts';
import type { State } from '../../core/run/state.ts';
import { renderEndComment } from '../../core/view/comment/run-comment.ts';
import { commentsOf } from '../../core/view/links.ts';
import { renderStatusComment } from '../../core/view/status/status-comment.ts';
import type { StartedRun } from '../../ports/starter.ts';
import type { Engine } from '../engine-ports.ts';
import { buildOrder, type Order } from '../order/build-order.ts';
import { readStartedRun } from '../order/workers.ts';
import type { RunReading } from '../thread/read-run.ts';
import { escalate } from '../view/escalate.ts';
import { labelEnded } from '../view/labels.ts';
import { redrawPullSummary } from '../view/pull-summary.ts';
import { reactToOutcome } from '../view/reactions.ts';
import { drawStatus } from '../view/status-comment.ts';
import { writeHistory } from './write-history.ts';

export interface PerformRequest {
  readonly effects: readonly Effect[];
  readonly reading: RunReading;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  /** We may have done part of this before a crash: look before starting anything. */
  readonly recovering: boolean;
  /** How to look, where the title of an order does not say whether it was started. */
  readonly findEarlier?: (order: Order) => Promise<StartedRun | undefined>;
  /** `plan` carries out the first order for an agent in its own workflow run instead of dispatching it. */
  readonly inline: boolean;
}

export interface Performed {
  /** Names of the stages that were started. */
  readonly started: readonly string[];
  /** The order that the next job of this workflow run carries out. */
  readonly inline: Order | undefined;
  /** The run as it is afterwards. */
  readonly state: State;
}

/** Performs effects in their order: starts first, then the view for people. */
export async function performEffects(engine: Engine, request: PerformRequest): Promise<Performed> {
  const runs = new Map<string, StartedRun>();
  const started: string[] = [];
  let inline: Order | undefined;
  let { state } = request.reading;
  for (const effect of allowed(engine, request.effects)) {
    switch (effect.kind) {
      case 'dispatch-task': {
        const order = buildOrder(engine, { reading: request.reading, effect, status: request.status });
        started.push(effect.stage);
        const run = await start(engine, {
          order,
          request,
          inline: request.inline && inline === undefined,
        });
        if (run === 'inline') inline = order;
        const shown = run === 'inline' ? engine.settings.workflowRun : run;
        if (shown !== undefined) runs.set(effect.stage, shown);
        break;
      }
      case 'update-status':
        await drawStatus(engine, { ...request, body: renderStatus(request, state, runs) });
        await redrawPullSummary(engine, state);
        await labelEnded(engine, { state, stored: request.reading.stored });
        break;
      case 'end-run':
        state = await endRun(engine, { effect, reading: request.reading });
        break;
      case 'escalate':
        await escalate(engine, { state, reading: request.reading, status: request.status });
        break;
      case 'react':
        await reactToOutcome(engine, state, effect.outcome);
        break;
      case 'write-history':
        await writeHistory(engine, state);
        break;
      case 'ignore':
        engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
        break;
      default:
        effect satisfies never;
    }
  }
  return { started, inline, state };
}

/** The kill switch starts nothing: after it, `sweep` finds what is due and silent. */
function allowed({ settings }: Engine, effects: readonly Effect[]): readonly Effect[] {
  return settings.paused === true ? effects.filter(({ kind }) => kind !== 'dispatch-task') : effects;
}

interface StartRequest {
  readonly order: Order;
  readonly request: Pick<PerformRequest, 'recovering' | 'findEarlier'>;
  readonly inline: boolean;
}

/** Starts an order once: before a crash, or by a job that runs again, it may have been started already. */
async function start(engine: Engine, { order, request, inline }: StartRequest): Promise<StartedRun | 'inline' | undefined> {
  const { starter } = engine.ports;
  const { findEarlier = ({ dispatch }) => readStartedRun(engine, { order: dispatch, endedSince: dispatch.first.at }) } = request;
  const earlier = request.recovering ? await findEarlier(order) : undefined;
  if (earlier !== undefined) return earlier;
  return inline ? 'inline' : starter.start(order);
}

/** The end that was not in the comment of the last task: a limit was met while we waited, or after a crash. */
async function endRun(
  engine: Engine,
  facts: { effect: Extract<Effect, { kind: 'end-run' }>; reading: RunReading },
): Promise<State> {
  const { effect, reading } = facts;
  const { run, thread: subject } = reading.state.run;
  const { outcome, reason } = effect;
  const end = draftEnd(reading.state, { outcome, reason, finishedAt: engine.ports.clock.now() });
  const stored = await engine.ports.store.append({
    thread: subject,
    tip: reading.state.tip,
    drafts: [end],
    visible: renderEndComment({ run, body: end.body }),
  });
  const next = deriveState([...reading.stored, ...stored], run);
  if (!next.ok) throw new Error(problemText(next.error));
  return next.value;
}

function renderStatus({ reading }: PerformRequest, state: State, started: ReadonlyMap<string, StartedRun>): string {
  return renderStatusComment(state, { started, comments: commentsOf(reading.stored, state.run.run) });
}
