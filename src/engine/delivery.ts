import { isAgentStage } from '../core/config/schema/stage-schema.ts';
import type { AgentOutput, ArtifactLocator } from '../core/output/agent-output.ts';
import type { OwnFailure } from '../core/output/failure-reason.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { TaskBody, WorkflowRunRef } from '../core/record/record.ts';
import { agentNameAt } from '../core/run/acting-agent.ts';
import { stageOf } from '../core/run/pipeline-of.ts';
import type { State } from '../core/run/state.ts';
import type { Engine } from './engine-ports.ts';

/** What came of the execution that an order asked for. */
export type Delivery =
  /** `locator`: the artifact that it came in, where that outlives this workflow run (the App). */
  | { readonly kind: 'output'; readonly output: AgentOutput; readonly locator?: ArtifactLocator }
  /** The agent job left nothing usable, and this is what is known of the cause. */
  | { readonly kind: 'lost'; readonly failure: OwnFailure }
  /** A built-in, done here and now. */
  | { readonly kind: 'built-in' };

export interface AdvanceRequest {
  readonly dispatch: Dispatch;
  readonly delivery: Delivery;
  /** The workflow run in which the agent ran. */
  readonly workflowRun: WorkflowRunRef;
}

/** The same with what the records say of the run. */
export type DeliveryRequest = AdvanceRequest & { readonly state: State };

type BodyBase = Pick<TaskBody, 'stage' | 'agent' | 'engine' | 'startedAt' | 'finishedAt' | 'workflowRun'>;

/** What is the same for every kind of delivery. */
export function taskBodyBase(engine: Engine, request: Pick<DeliveryRequest, 'dispatch' | 'state' | 'workflowRun'>): BodyBase {
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
  const agent = agentNameAt(state, place) ?? stage.agent;
  return { agent, engine: state.run.body.config.agents[agent]?.engine ?? 'unknown' };
}
