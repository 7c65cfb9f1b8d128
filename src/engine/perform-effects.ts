import type { Effect } from '../core/pipeline/effect.ts';
import { executionTitle } from '../core/pipeline/names.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { renderStatusComment } from '../core/text/status-comment.ts';
import type { StartedRun } from '../ports/starter.ts';
import { buildOrder, type Order } from './build-order.ts';
import type { Engine } from './engine-ports.ts';
import type { RunReading } from './read-run.ts';

export interface PerformRequest {
  readonly effects: readonly Effect[];
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
  readonly status: number;
  /** We may have done part of this before a crash: look before starting anything. */
  readonly recovering: boolean;
  /** `plan` carries out the first order for an agent in its own workflow run instead of dispatching it. */
  readonly inline: boolean;
}

export interface Performed {
  /** Names of the stages that were started. */
  readonly started: readonly string[];
  /** The order that the next job of this workflow run carries out. */
  readonly inline: Order | undefined;
}

/** Performs effects in their order: starts first, then the view for people. */
export async function performEffects(engine: Engine, request: PerformRequest): Promise<Performed> {
  const runs = new Map<string, StartedRun>();
  const started: string[] = [];
  let inline: Order | undefined;
  for (const effect of request.effects) {
    switch (effect.kind) {
      case 'dispatch-task': {
        const order = buildOrder(engine, { reading: request.reading, effect, first: request.first, status: request.status });
        started.push(effect.stage);
        if (request.inline && inline === undefined) {
          inline = order;
          runs.set(effect.stage, engine.settings.workflowRun);
          break;
        }
        const run = await startOnce(engine, { order, recovering: request.recovering });
        if (run !== undefined) runs.set(effect.stage, run);
        break;
      }
      case 'update-status':
        await engine.ports.threads.update(request.status, renderStatusComment(request.reading.state, runs));
        break;
      case 'end-run':
        engine.ports.log.info(`Run ${request.reading.state.run.run} ended: ${effect.outcome} (${effect.reason}).`);
        break;
      case 'ignore':
        engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
        break;
      default:
        effect satisfies never;
    }
  }
  return { started, inline };
}

async function startOnce(engine: Engine, request: { order: Order; recovering: boolean }): Promise<StartedRun | undefined> {
  const { order, recovering } = request;
  if (recovering) {
    const found = await engine.ports.starter.findStarted(executionTitle(order.dispatch), order.dispatch.first.at);
    if (found !== undefined) return found;
  }
  return engine.ports.starter.start(order);
}
