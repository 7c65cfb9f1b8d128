import { isAgentStage } from '../core/config/schema/stage-schema.ts';
import type { AgentOutput, ArtifactLocator } from '../core/output/agent-output.ts';
import type { OwnFailure } from '../core/output/failure-reason.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { TaskBody, WorkflowRunRef } from '../core/record/record.ts';
import { agentNameAt } from '../core/run/acting-agent.ts';
import { stageOf } from '../core/run/pipeline-of.ts';
import type { State } from '../core/run/state.ts';
import type { Clock } from '../ports/clock.ts';

/** The result of the execution that an order asked for. */
export type Delivery =
  /** `locator`: the artifact that the output came in, where that artifact outlives this workflow run (the App). */
  | { readonly kind: 'output'; readonly output: AgentOutput; readonly locator?: ArtifactLocator }
  /** The agent job left nothing usable. The failure is what is known of the cause. */
  | { readonly kind: 'lost'; readonly failure: OwnFailure }
  /** A built-in, which is carried out here and now. */
  | { readonly kind: 'built-in' }
  /** The agent job of a dry run, which does not start its agent. */
  | { readonly kind: 'dry-run' };

export interface AdvanceRequest {
  readonly dispatch: Dispatch;
  readonly delivery: Delivery;
  /** The workflow run in which the agent ran. */
  readonly workflowRun: WorkflowRunRef;
}

/** A delivery of which there is something to record, with the state of its run. */
export interface DeliveryRequest extends AdvanceRequest {
  readonly delivery: Exclude<Delivery, { kind: 'dry-run' }>;
  readonly state: State;
  /** The reason why it comes too late: it is recorded as skipped, and nothing follows from it. */
  readonly late?: LateReason | undefined;
}

/** `stop`: where Baton told the agent to stop, why it broke off. */
export interface LateReason {
  readonly note: string;
  readonly stop?: OwnFailure;
  /** The time since which it was told so. */
  readonly since?: string | undefined;
}

/** Builds the fields of a task's record that are the same for every kind of delivery. */
export function taskBodyBase(
  { ports }: { readonly ports: { readonly clock: Clock } },
  { dispatch, state, workflowRun }: Pick<DeliveryRequest, 'dispatch' | 'state' | 'workflowRun'>,
): Pick<TaskBody, 'stage' | 'agent' | 'engine' | 'startedAt' | 'finishedAt' | 'workflowRun'> {
  const { task: stage, execution, issued } = dispatch;
  const acting = agentAndEngineOf(state, { stage, execution });
  return { stage, ...acting, startedAt: issued, finishedAt: ports.clock.now(), workflowRun };
}

function agentAndEngineOf(
  state: State,
  at: { readonly stage: string; readonly execution: number },
): { readonly agent: string; readonly engine: string } {
  const stage = stageOf(state.run, at.stage);
  if (!isAgentStage(stage)) return { agent: stage.uses, engine: 'built-in' };
  const agent = agentNameAt(state, at) ?? stage.agent;
  return { agent, engine: state.run.body.config.agents[agent]?.engine ?? 'unknown' };
}
