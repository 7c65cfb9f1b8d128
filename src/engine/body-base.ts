import { isAgentStage } from '../core/config/stage-schema.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import type { TaskBody } from '../core/record/record.ts';
import { agentFor } from '../core/transfer/agent-for.ts';
import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';

type BodyBase = Pick<TaskBody, 'stage' | 'agent' | 'engine' | 'startedAt' | 'finishedAt' | 'workflowRun'>;

/** What is the same for every kind of delivery. */
export function bodyBase(engine: Engine, request: Pick<SettleRequest, 'dispatch' | 'state' | 'workflowRun'>): BodyBase {
  const { task: stage, execution } = request.dispatch;
  const performer = performerOf(request.state, { stage, execution });
  return {
    stage,
    ...performer,
    startedAt: request.dispatch.issued,
    finishedAt: engine.ports.clock.now(),
    workflowRun: request.workflowRun,
  };
}

function performerOf(
  state: State,
  place: { readonly stage: string; readonly execution: number },
): { readonly agent: string; readonly engine: string } {
  const stage = stageOf(state.run, place.stage);
  if (!isAgentStage(stage)) return { agent: stage.uses, engine: 'built-in' };
  const agent = agentFor(state, place) ?? stage.agent;
  return { agent, engine: state.run.body.config.agents[agent]?.engine ?? 'unknown' };
}
