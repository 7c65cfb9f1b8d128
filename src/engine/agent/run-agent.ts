import { findMissingSecrets } from '../../core/launch/missing-secrets.ts';
import { describeRemoved } from '../../core/markdown/clean-untrusted.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { messageOf } from '../../core/problem.ts';
import { buildContextFile } from '../../core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../core/prompt/render-prompt.ts';
import { judgeStageBranch, type StageBranch } from '../../core/prompt/render-text.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { approvalOf } from '../../core/run/approvals.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { findHeldBranch } from '../../core/run/published.ts';
import { isFromFork } from '../../core/trigger/trigger.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { checkOwnBranch } from '../thread/check-own-branch.ts';
import { checkPullBranch } from '../thread/check-pull-branch.ts';
import { faultOutput } from './fault-output.ts';
import { decideStart, openTrust, type Trust } from './open-trust.ts';
import { buildTexts, type PreparedExecution } from './prepared-execution.ts';
import { buildEnvironment } from './run-script.ts';
import { openHomeOf, runSetup } from './run-setup.ts';

const nonceBytes = 8;

/** Prepares and runs one agent and captures its work. Every failure becomes an output; nothing is thrown because of the agent. */
export async function runAgent(context: TaskContext): Promise<AgentOutput> {
  const toOutput = (fault: TaskFault): AgentOutput => faultOutput(context, { startedAt: context.startedAt, fault });
  try {
    const prepared = await prepare(context);
    if (!prepared.ok) return toOutput(prepared.error);
    const setup = await runSetup(context, prepared.value.trust);
    if (!setup.ok) return toOutput(setup.error);
    const first = { ...prepared.value, warnings: [...prepared.value.warnings, ...setup.value] };
    const chain = await (await import('./run-inline.ts')).runInline(context, first, prepareNext);
    // Loaded behind the agent, which it would start later.
    if (!chain.ok) return toOutput(chain.error);
    return await (await import('./collect-output.ts')).collectOutput(context, chain.value);
  } finally {
    await cleanUp(context);
  }
}

/** Removes what the job made for its agents. A failure is a warning, because it must not cost what the agents did. */
async function cleanUp({ ports: { runner, workspace, files, log } }: TaskContext): Promise<void> {
  runner.release();
  for (const remove of [workspace.removeAddedFiles, workspace.release, files.remove])
    await remove().catch((error: unknown) => log.warning(`Files of the agent were not removed: ${messageOf(error)}`));
}

async function prepare(context: TaskContext): Promise<Result<PreparedExecution, TaskFault>> {
  const { ports, dispatch, state, stage } = context;
  const unpassed = checkSecrets(context, isFromFork(state.run.body.trigger) ? [] : stage['setup-env']);
  if (unpassed !== undefined) return failure(unpassed);
  const judged = judgeStageBranch(state, { stage: dispatch.task, due: dispatch });
  if (!judged.ok) return failure({ reason: 'branch-name', problem: judged.error });
  const { value: named } = judged;
  const refused = named && (await checkPullBranch(ports.pushTargets, { state, branch: named.branch }));
  if (refused !== undefined) return failure({ reason: 'branch-refused', problem: refused });
  const base = await ports.workspace.prepare({ head: dispatch.head, ...findStart(context, named) });
  if (!base.ok)
    return failure({ reason: base.error.code === 'BATON-E728' ? 'branch-refused' : 'workspace', problem: base.error });
  const moved = findUnapproved(context, base.value);
  if (moved !== undefined) return failure(moved);
  const trust = await openTrust(context, base.value);
  if (!trust.ok) return trust;
  const work = await describeWork(context, { trust: trust.value, isFirst: true });
  return work.ok ? success({ ...work.value, warnings: [...work.value.warnings, ...trust.value.warnings] }) : work;
}

/** Returns the branch to start from, and how it is checked where it is there: an agent may have chosen one of somebody else. */
function findStart({ ports, state, dispatch: { task: stage } }: TaskContext, named: StageBranch | undefined) {
  const held = findHeldBranch(state, stage);
  if (named === undefined || held !== undefined) return named && { branch: held };
  const checkTip = (tip: string) => checkOwnBranch(ports.pushTargets, { ...named, state, stage, tip });
  return { branch: named.branch, checkTip };
}

/** Finds that the branch has moved since a person approved the commit that it was at. Nothing of it runs then, and the run asks again. */
function findUnapproved({ state, dispatch }: TaskContext, start: string): TaskFault | undefined {
  if (approvalOf(state.run, dispatch.task) === undefined || start === dispatch.head) return undefined;
  const message = `The branch of stage ${dispatch.task} was at ${dispatch.head.slice(0, 12)} when it was approved, and is at ${start.slice(0, 12)} now. Nothing was started; Baton asks once more.`;
  return { reason: 'stale-base', problem: { code: 'BATON-E934', message } };
}

/**
 * Checks that the job was passed every secret that the agent is to get, before anything is installed. On a run about a fork the agent gets
 * none, unless the pipeline allows it.
 */
function checkSecrets({ ports, dispatch, state, settings }: TaskContext, more: readonly string[] = []): TaskFault | undefined {
  const performer = agentAt(state, { stage: dispatch.task, execution: dispatch.execution });
  if (performer === undefined) return undefined;
  const { agent } = performer;
  const isFork = isFromFork(state.run.body.trigger);
  const isDenied = isFork && pipelineOf(state.run).allow['fork-secrets'] !== true;
  const names = [...(isDenied ? [] : agent.env), ...(isFork ? [] : (agent['setup-env'] ?? [])), ...more];
  const problem = findMissingSecrets({ names, ...settings, signIn: ports.runner.listSignIns(agent) });
  return problem && { reason: 'secret-missing', problem };
}

/** Prepares the next agent of the same job. */
async function prepareNext(context: TaskContext, { trust }: PreparedExecution): Promise<Result<PreparedExecution, TaskFault>> {
  const fault = checkSecrets(context);
  return fault === undefined ? describeWork(context, { trust, isFirst: false }) : failure(fault);
}

/** Returns everything that one agent of the job starts with. */
async function describeWork(
  context: TaskContext,
  { trust, isFirst }: { readonly trust: Trust; readonly isFirst: boolean },
): Promise<Result<PreparedExecution, TaskFault>> {
  const { ports, dispatch, state, stage } = context;
  const due = { attempt: dispatch.attempt, execution: dispatch.execution };
  const performer = agentAt(state, { stage: dispatch.task, execution: dispatch.execution });
  if (performer === undefined) throw new Error(`Run ${dispatch.run} holds no agent named ${stage.agent}.`);
  ports.runner.prepare(performer.agent);
  const variables = buildPromptContext({ state, stage: dispatch.task, due });
  const prompt = renderPrompt({
    stageName: dispatch.task,
    stage,
    context: variables,
    nonce: ports.hasher.randomHex(nonceBytes),
    // The next agents of a job come after records that are not written yet, and their prompts show no children.
    tip: isFirst ? state.tip.seq : undefined,
    sha256: (text) => ports.hasher.sha256(text),
  });
  if (!prompt.ok) return failure({ reason: 'prompt', problem: prompt.error });

  const removed = describeRemoved(prompt.value.facts.removed);
  if (removed !== undefined) ports.log.info(`Taken out of the texts of others in the prompt: ${removed}.`);
  const contextFile = buildContextFile({ state, stage: dispatch.task, due, hops: dispatch.hops });
  const texts = buildTexts(context, { ...performer, trust, prompt: prompt.value });
  if (!texts.ok) return texts;
  const start = (first: boolean): PreparedExecution['again'] => {
    const { agent, secrets, warnings: refused } = decideStart(context, { ...performer, trust, isFirst: first });
    const files = { ...ports.files.paths, setupHome: openHomeOf(context, trust) };
    const { environment, warnings } = buildEnvironment(context, secrets, files);
    return { agent, environment, warnings: [...warnings, ...refused] };
  };
  const [own, again] = [start(isFirst), start(false)];
  const { name } = performer;
  return success({ name, ...texts.value, contextFile, base: trust.base, ...own, again, trust });
}
