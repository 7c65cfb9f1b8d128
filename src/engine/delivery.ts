import type { AgentOutput, ArtifactLocator } from '../core/output/agent-output.ts';
import type { OwnFailure } from '../core/output/failure-reason.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { WorkflowRunRef } from '../core/record/record.ts';

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
export type SettleRequest = AdvanceRequest & { readonly state: State };
