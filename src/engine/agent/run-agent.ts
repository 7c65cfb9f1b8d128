import { buildAgentEnvironment } from '../../core/agent/agent-environment.ts';
import { describeRemoved } from '../../core/markdown/clean-untrusted.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { redactAgentOutput } from '../../core/output/redact-agent-output.ts';
import type { Problem } from '../../core/problem.ts';
import { buildContextFile } from '../../core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../core/prompt/render-prompt.ts';
import { renderLine } from '../../core/prompt/render-text.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { taskIdOf } from '../../core/run/names.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { isFromFork } from '../../core/trigger/trigger.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { captureCommits, describeDropped, noCommits } from './capture-commits.ts';
import { faultOutput } from './fault-output.ts';
import { guardWorkspace, restoreGuarded } from './guard-workspace.ts';
import { type PreparedExecution, readInstructions, remainingSeconds } from './prepared-execution.ts';
import { type InlineChain, runInline } from './run-inline.ts';
import { storePrompts } from './store-prompts.ts';

const nonceBytes = 8;

/** Prepares and runs one agent and captures its work. Every failure becomes an output; nothing is thrown because of the agent. */
export async function runAgent(context: TaskContext): Promise<AgentOutput> {
  const prepared = await prepare(context);
  if (!prepared.ok) {
    context.ports.runner.release();
    return faultOutput(context, { startedAt: context.startedAt, fault: prepared.error });
  }
  try {
    const setup = (await runSetup(context)) ?? (await restoreGuarded(context));
    if (setup !== undefined) return faultOutput(context, { startedAt: context.startedAt, fault: setup });
    return await collect(context, await runInline(context, prepared.value, prepareNext));
  } finally {
    context.ports.runner.release();
    await context.ports.workspace.removeAddedFiles();
    await context.ports.files.remove();
  }
}

async function prepare(context: TaskContext): Promise<Result<PreparedExecution, TaskFault>> {
  const { ports, dispatch, state, stage } = context;
  const due = { attempt: dispatch.attempt, execution: dispatch.execution };
  const variables = buildPromptContext({ state, stage: dispatch.task, due });
  const branch = stage.branch === undefined ? success(undefined) : renderLine({ template: stage.branch, context: variables });
  if (!branch.ok) return failure({ reason: 'branch-name', problem: branch.error });
  const base = await ports.workspace.prepare({
    head: dispatch.head,
    ...(branch.value === undefined ? {} : { branch: branch.value }),
  });
  if (!base.ok) return failure({ reason: 'workspace', problem: base.error });
  const guarded = await guardWorkspace(context);
  if (!guarded.ok) return guarded;
  const work = await describeWork(context, base.value);
  return work.ok ? success({ ...work.value, warnings: [...work.value.warnings, ...guarded.value] }) : work;
}

/** Prepares the next agent of the same job. The files that engines trust are restored, whatever the agent before did to them. */
async function prepareNext(context: TaskContext, base: string): Promise<Result<PreparedExecution, TaskFault>> {
  const fault = await restoreGuarded(context);
  return fault === undefined ? describeWork(context, base) : failure(fault);
}

/** Writes the files that one agent of the job is given, and returns everything it starts with. */
async function describeWork(context: TaskContext, base: string): Promise<Result<PreparedExecution, TaskFault>> {
  const { ports, dispatch, state, stage } = context;
  const due = { attempt: dispatch.attempt, execution: dispatch.execution };
  const performer = agentAt(state, { stage: dispatch.task, execution: dispatch.execution });
  if (performer === undefined) throw new Error(`Run ${dispatch.run} holds no agent named ${stage.agent}.`);
  const { name, agent } = performer;
  ports.runner.prepare(agent);
  const variables = buildPromptContext({ state, stage: dispatch.task, due });
  const prompt = renderPrompt({
    stageName: dispatch.task,
    stage,
    context: variables,
    nonce: ports.hasher.randomHex(nonceBytes),
    sha256: (text) => ports.hasher.sha256(text),
  });
  if (!prompt.ok) return failure({ reason: 'prompt', problem: prompt.error });

  const removed = describeRemoved(prompt.value.facts.removed);
  if (removed !== undefined) ports.log.info(`Taken out of the texts of others in the prompt: ${removed}.`);
  const contextFile = buildContextFile({ state, stage: dispatch.task, due, hops: dispatch.hops });
  await ports.files.write({ prompt: prompt.value.text, context: contextFile });
  const written = await writeContextFile(context, contextFile);
  if (!written.ok) return failure({ reason: 'workspace', problem: written.error });
  const system = readInstructions(context, { name, agent });
  if (!system.ok) return system;
  const environment = buildEnvironment(context, { names: agent.env, ids: due });
  return success({ name, agent, prompt: prompt.value, system: system.value, contextFile, base, ...environment });
}

/** Adds the copy of the context file to the checkout (C-2), where the pipeline asks for one. */
async function writeContextFile({ ports, state }: TaskContext, text: string): Promise<Result<void, Problem>> {
  const folder = pipelineOf(state.run)['context-dir'];
  if (folder === undefined) return success(undefined);
  return ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, text);
}

function buildEnvironment(
  context: TaskContext,
  facts: { names: readonly string[]; ids: { attempt: number; execution: number } },
) {
  const { dispatch, settings, ports } = context;
  return buildAgentEnvironment({
    agentEnv: facts.names,
    secrets: settings.secrets,
    files: ports.files.paths,
    ids: { run: dispatch.run, task: dispatch.task, ...facts.ids },
    host: settings.environment,
    traceparent: dispatch.traceparent,
  });
}

async function runSetup(context: TaskContext): Promise<TaskFault | undefined> {
  const { stage, ports } = context;
  if (stage.setup === undefined) return undefined;
  const { environment } = buildEnvironment(context, {
    names: isFromFork(context.state.run.body.trigger) ? [] : stage['setup-env'],
    ids: { attempt: context.dispatch.attempt, execution: context.dispatch.execution },
  });
  const problem = await ports.setup.run({
    script: stage.setup,
    workspace: ports.workspace.directory,
    environment,
    timeoutSeconds: remainingSeconds(context),
  });
  if (problem === undefined) return undefined;
  ports.log.error(`setup of stage ${context.dispatch.task} failed, so ${stage.agent} was not started.`);
  return { reason: 'setup', problem: { code: 'BATON-E606', message: problem } };
}

async function collect(order: TaskContext, chain: InlineChain): Promise<AgentOutput> {
  const { context, execution, prepared, earlier, fault: unstarted } = chain;
  const { ports, dispatch } = context;
  const inline = earlier.length === 0 ? {} : { inline: [...earlier] };
  if (unstarted !== undefined) {
    const failed = faultOutput(order, { startedAt: context.startedAt, fault: unstarted });
    return redactAgentOutput({ ...failed, ...inline }, ports.redactor);
  }
  const { ended, handoff, transfer } = execution;
  const commits =
    ended.outcome === 'succeeded'
      ? await captureCommits(context, prepared)
      : success({ ...noCommits, warnings: await describeDropped(chain) });
  const fault = commits.ok ? undefined : commits.error;
  const { repairPrompt: repair, killed: isEnding } = execution;
  const prompt = await storePrompts(context, { rendered: prepared.prompt, repair, isEnding });
  const output: AgentOutput = {
    version: 1,
    run: dispatch.run,
    task: dispatch.task,
    attempt: dispatch.attempt,
    // The execution of the order. The executions after it are counted by the entries of `inline`.
    execution: order.dispatch.execution,
    ...ended,
    ...(fault === undefined ? {} : { outcome: 'failed', failure: fault }),
    ...inline,
    ...(handoff === undefined ? {} : { handoff }),
    ...(transfer === undefined || fault !== undefined ? {} : { transfer }),
    results: execution.results,
    outputs: [...execution.outputs],
    ...(commits.ok && commits.value.commits !== undefined ? { commits: commits.value.commits } : {}),
    prompt,
    ...(execution.usage === undefined ? {} : { usage: execution.usage }),
    isolated: execution.isolated,
    startedAt: context.startedAt,
    finishedAt: ports.clock.now(),
    warnings: [...prepared.warnings, ...execution.warnings, ...(commits.ok ? commits.value.warnings : [])],
  };
  return redactAgentOutput(output, ports.redactor);
}
