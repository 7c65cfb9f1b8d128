import { isAgentStage } from '../core/config/stage-schema.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { RunRecord, TaskBody } from '../core/record/record.ts';
import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';

type BodyBase = Pick<TaskBody, 'stage' | 'agent' | 'engine' | 'startedAt' | 'finishedAt' | 'workflowRun'>;

/** What is the same for every kind of delivery. */
export function bodyBase(engine: Engine, request: Pick<SettleRequest, 'dispatch' | 'state' | 'workflowRun'>): BodyBase {
  const performer = performerOf(request.state.run, request.dispatch.task);
  return {
    stage: request.dispatch.task,
    ...performer,
    startedAt: request.dispatch.issued,
    finishedAt: engine.ports.clock.now(),
    workflowRun: request.workflowRun,
  };
}

function performerOf(run: RunRecord, name: string): { readonly agent: string; readonly engine: string } {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return { agent: stage.uses, engine: 'built-in' };
  return { agent: stage.agent, engine: run.body.config.agents[stage.agent]?.engine ?? 'unknown' };
}
