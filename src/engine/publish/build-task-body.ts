import { secretOf } from '../../core/agent/account.ts';
import { hasHeldKey } from '../../core/agent/engine-name.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { describeDroppedHandoff } from '../../core/handoff/handoff.ts';
import { describeErrors } from '../../core/handoff/handoff-error.ts';
import { checkDemand } from '../../core/handoff/read-handoff.ts';
import { digestOf } from '../../core/json/json-value.ts';
import { codeSpan } from '../../core/markdown/elements.ts';
import type { AgentOutput, PromptFacts } from '../../core/output/agent-output.ts';
import { captureResults } from '../../core/output/captured-results.ts';
import { isSuccess } from '../../core/output/outcome.ts';
import { redactAgentOutput } from '../../core/output/redact-agent-output.ts';
import { handoffFailure } from '../../core/output/summarise-error.ts';
import { renderStageBranch } from '../../core/prompt/render-text.ts';
import type { Consumed, RunRecord, TaskBody } from '../../core/record/record.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { asksAtLimit } from '../../core/run/decisions.ts';
import { consumedBy } from '../../core/run/handoffs.ts';
import { pullOfBranch, stageOf } from '../../core/run/pipeline-of.ts';
import { stateSeenBy } from '../../core/state/state-seen-by.ts';
import { runBuiltin } from '../builtin/run-builtin.ts';
import { type DeliveryRequest, taskBodyBase } from '../delivery.ts';
import type { Publishes, Reads } from '../engine-ports.ts';
import { holdCommits, isForAgentStage, publishWithoutAgent } from './paused-delivery.ts';
import { publishCommits } from './publish-commits.ts';

/**
 * Validates the handoff against the stage's demand a second time, in the trusted job (H-25): the agent job that validated it
 * first may be compromised. A handoff that fails is dropped.
 */
async function validateDemandedHandoff(run: RunRecord, output: AgentOutput): Promise<AgentOutput> {
  const stage = stageOf(run, output.task);
  const demand = isAgentStage(stage) ? stage.handoff : undefined;
  // Only the agent that ends the stage must meet the demand, and only if there was something to do.
  // A turn that waits is no end either.
  if (demand === undefined || isToBeContinued(output)) return output;
  const required = demand.required && output.outcome === 'succeeded';
  const errors = await checkDemand(output.handoff, { ...demand, required });
  if (errors.length === 0) return output;
  const words = describeErrors(errors);
  const { handoff: _, ...rest } = output;
  if (required) return { ...rest, outcome: 'failed', failure: handoffFailure(words) };
  return { ...rest, warnings: [...output.warnings, ...words.map(describeDroppedHandoff)] };
}

/** Builds the body of the task's record, after publishing the commits or carrying out the built-in. */
export async function buildTaskBody(engine: Publishes, request: DeliveryRequest): Promise<TaskBody> {
  if (request.delivery.kind === 'built-in')
    return isForAgentStage(request) ? publishWithoutAgent(engine, request) : runBuiltin(engine, request);
  if (request.delivery.kind === 'lost')
    return {
      ...taskBodyBase(engine, request),
      outcome: 'failed',
      failure: request.delivery.failure,
      results: {},
      outputs: [],
      consumed: [],
      isolated: false,
      warnings: [],
    };
  const output = redactAgentOutput(request.delivery.output, engine.ports.redactor);
  return buildOutputBody(engine, { ...request, output: await validateDemandedHandoff(request.state.run, output) });
}

async function buildOutputBody(
  engine: Publishes,
  request: DeliveryRequest & { readonly output: AgentOutput },
): Promise<TaskBody> {
  const { output } = request;
  const toHold = holdCommits(engine, request);
  const found = await publishCommits(engine, { ...request, isHeld: toHold !== undefined });
  const held = found?.ok === true ? undefined : toHold;
  const published = held === undefined ? found : undefined;
  const refused = published?.ok === false ? published.error : undefined;
  const { results: own, ...made } = published?.ok === true ? published.value : {};
  const { results, warnings } = captureResults(output, own);
  const base = taskBodyBase(engine, request);
  return {
    ...base,
    workflowRun: output.job === undefined ? base.workflowRun : { ...base.workflowRun, job: output.job },
    startedAt: output.startedAt,
    finishedAt: output.finishedAt,
    ...outcomeOf(output, refused),
    ...(refused === undefined ? limitOf(request) : {}),
    ...(output.note === undefined ? {} : { note: output.note }),
    ...describeNoPush(request),
    ...made,
    results,
    outputs: output.outputs,
    ...(output.handoff === undefined
      ? {}
      : { handoff: output.handoff, handoffDigest: digestOf(output.handoff, (text) => engine.ports.hasher.sha256(text)) }),
    ...(held === undefined ? {} : { held }),
    ...(output.dropped === undefined ? {} : { dropped: output.dropped }),
    consumed: output.prompt === undefined ? [] : digestsConsumed(engine, { ...request, prompt: output.prompt }),
    ...(output.prompt === undefined ? {} : { prompt: output.prompt }),
    ...(output.usage === undefined ? {} : { usage: output.usage }),
    isolated: output.isolated,
    ...(output.gateway === undefined ? {} : { gateway: output.gateway }),
    warnings: [...output.warnings, ...warnings, ...describeOldJob(engine, request)],
  };
}

/** Says that the job of an agent was one of before the gateway: with the App it comes from a workflow of the repository, which names a version of its own. */
function describeOldJob(
  { settings }: Reads,
  { state, dispatch, output }: DeliveryRequest & { readonly output: AgentOutput },
): readonly string[] {
  const { isolated, gateway, usage, opensGateways } = output;
  const agent = dispatch.agent === undefined ? undefined : state.run.body.config.agents[dispatch.agent];
  // An agent that used nothing may have ended before there was a gateway.
  const isOld = settings.via === 'app' && isolated && usage !== undefined && (gateway ?? opensGateways) === undefined;
  if (!isOld || agent === undefined || !hasHeldKey(agent)) return [];
  return [
    'The agent had the key of its model in its environment, because its job ran an older version of Baton. Update the pin of `agent.yml` in the workflow that calls it.',
  ];
}

/** Returns how an execution ended. What was refused of its work decides. */
function outcomeOf({ outcome, failure }: AgentOutput, refused: TaskBody['failure']): Pick<TaskBody, 'outcome' | 'failure'> {
  if (refused !== undefined) return { outcome: 'failed', failure: refused };
  return { outcome, ...(failure === undefined ? {} : { failure }) };
}

/**
 * Returns the usage limit that refused an execution, with the secret whose account it is: the configuration names that, not the agent job. Or that
 * the limit of the run ended it, where the run asks for money then.
 */
function limitOf({
  state,
  dispatch,
  output,
}: DeliveryRequest & { readonly output: AgentOutput }): Pick<TaskBody, 'limit' | 'unpaid'> {
  if (output.unpaid === true && output.failure?.reason === 'budget' && asksAtLimit(state.run)) return { unpaid: true };
  const performer = agentAt(state, { stage: dispatch.task, execution: dispatch.execution });
  if (output.limit === undefined) return {};
  return { limit: { ...output.limit, secret: performer && secretOf(performer.agent) } };
}

/**
 * Returns the digests of what the execution was given. They follow from the records, so the agent job's word is not needed, apart
 * from which children had ended when it started.
 */
function digestsConsumed(
  { ports }: Reads,
  { state, dispatch, prompt }: DeliveryRequest & { readonly prompt: PromptFacts },
): Consumed[] {
  const { task: stage, attempt } = dispatch;
  return consumedBy(stateSeenBy(state, { stage, prompt }), { stage, attempt, sha256: (text) => ports.hasher.sha256(text) });
}

/** Returns whether another execution follows an output by itself, so that it is no end of the stage. */
function isToBeContinued({ transfer, children }: AgentOutput): boolean {
  return transfer !== undefined || children?.wait !== undefined;
}

/**
 * Describes that an agent ended well and left nothing to publish on the pull request of the run itself. People look there for an
 * answer, and find no commit.
 */
function describeNoPush({ state, dispatch, output }: DeliveryRequest & { readonly output: AgentOutput }): Pick<TaskBody, 'push'> {
  const stage = stageOf(state.run, dispatch.task);
  const isEmpty = output.commits === undefined && output.dropped === undefined && !isToBeContinued(output);
  if (!isEmpty || !isSuccess(output.outcome) || !isAgentStage(stage) || stage.branch === undefined) return {};
  const branch = renderStageBranch(state, { stage: dispatch.task, due: dispatch });
  if (!branch.ok || branch.value === undefined) return {};
  const number = pullOfBranch(state, branch.value);
  if (number === undefined) return {};
  return {
    push: `Nothing was pushed to ${codeSpan(branch.value)}, the branch of #${number}: the agent left no changes to publish.`,
  };
}
