import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../../core/config/parse/parse-config.ts';
import { type AgentStage, isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { captureResults } from '../../core/output/captured-results.ts';
import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { limited } from '../../core/run/attempts.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { buildStepState, stepPipeline } from '../../core/state/step.ts';
import { renderTaskSummary } from '../../core/view/summary/task.ts';
import { runAgent } from '../../engine/agent/run-agent.ts';
import type { JobContext } from '../job/job-context.ts';
import { readConfig, readConfigFile } from '../job/read-config.ts';
import { mayBeForeign } from '../job/read-job.ts';
import { writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { createTaskBase, createTaskPorts } from '../wire/create-task.ts';
import { refuseUnlessIsolated } from '../wire/isolation.ts';
import { findStepTrigger, openStepHistory, readStepNeeds } from './step-inputs.ts';

/** Runs one agent as a step of a hand-written workflow. There is no pipeline and there are no records; handoffs are passed on as job outputs. */
export async function step(context: JobContext): Promise<void> {
  await refuseUnlessIsolated(context);
  const base = createTaskBase([]);
  const name = stageName(context);
  const job = { ...context.job, configFolder: findConfigFolder(context) };
  if (context.inputs.dryRun) {
    buildState(context, { now: base.clock.now() });
    return writeSummary(context, `Dry run: would run agent \`${context.inputs.agent}\`. It was not started.`);
  }
  const memory = await openStepHistory({ ...context, job }, name);
  const state = buildState(context, { now: base.clock.now(), history: await memory?.read() });
  const ids = { run: state.run.run, task: name, attempt: 1, execution: 1 };
  const wired = await createTaskPorts({ ...context, job }, { base, ids });
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) throw new Error('A plain step runs an agent.');
  const ran = await runAgent({
    ports: wired.ports,
    settings: { ...wired.settings, mayBeForeign: mayBeForeign(job), readConfigFile: (path) => readConfigFile(job, path) },
    dispatch: buildDispatch({
      state,
      stage,
      ids,
      now: base.clock.now(),
      traceparent: context.environment.TRACEPARENT ?? '',
    }),
    state,
    stage,
    startedAt: base.clock.now(),
  });
  const captured = captureResults(ran);
  for (const warning of captured.warnings) context.log.warning(warning);
  const output = { ...ran, results: captured.results, warnings: [...ran.warnings, ...captured.warnings] };
  await writeOutputs(context, {
    run: ids.run,
    outcome: output.outcome,
    handoff: output.handoff === undefined ? '' : JSON.stringify(output.handoff),
    results: JSON.stringify(output.results),
    output: wired.finalText(),
    'final-agent': context.inputs.agent,
    'handoff-chain': '[]',
  });
  const advice = output.failure?.reason === limited ? limitAdvice : '';
  await writeSummary(context, renderTaskSummary(output) + (advice && `\n\n${advice}`));
  context.log.info(
    `${context.inputs.agent}: ${output.outcome}${output.failure === undefined ? '' : ` (${output.failure.message})`}`,
  );
  if (advice !== '') context.log.warning(advice);
  await memory?.write(state, output);
}

/** A plain step belongs to no run, which could sleep or go on with another agent. */
const limitAdvice =
  'A plain step waits for no usage limit, and no `fallback` continues: run this job again once the limit is open.';

function buildState(
  context: JobContext,
  { now, history }: { readonly now: string; readonly history?: string | undefined },
): State {
  const { inputs, job, log } = context;
  const config = parseConfig(readConfig({ inputs, job: { ...job, configFolder: findConfigFolder(context) } }));
  if (!config.ok) throw new Error(config.error.map(problemText).join('\n'));
  const agent = config.value.agents[inputs.agent];
  if (agent === undefined) {
    throw new Error(
      `BATON-E910: input agent is "${inputs.agent}", which ${inputs.config} does not have. It has: ${Object.keys(config.value.agents).join(', ')}.`,
    );
  }
  if (inputs.prompt.trim() === '') throw new Error('BATON-E910: input prompt is empty. Write what the agent is to do.');
  const { needs, warnings } = readStepNeeds(inputs.needs);
  for (const warning of warnings) log.warning(warning);
  return buildStepState({
    name: stageName(context),
    agentName: inputs.agent,
    agent,
    prices: config.value.prices,
    prompt: inputs.prompt,
    needs,
    trigger: findStepTrigger(job),
    commit: job.sha,
    now,
    workflowRun: job.workflowRun,
    history,
  });
}

/**
 * Returns the folder of the config. Only this mode may read it from the checked-out code, because the user's own workflow chose
 * what to check out.
 */
function findConfigFolder({ job, inputs }: JobContext): string {
  return existsSync(join(job.configFolder, inputs.config)) ? job.configFolder : job.workspace;
}

function stageName({ environment }: JobContext): string {
  return environment.GITHUB_JOB ?? 'step';
}

interface StepDispatch {
  readonly state: State;
  readonly stage: AgentStage;
  readonly ids: Pick<Dispatch, 'run' | 'task' | 'attempt' | 'execution'>;
  readonly now: string;
  /** W3C trace context that the workflow gives the job; empty when it gives none. */
  readonly traceparent: string;
}

/** Builds the order that a plain step does not get from anywhere. It never leaves this job, so it needs no signature. */
function buildDispatch({ state, stage, ids, now, traceparent }: StepDispatch): Dispatch {
  return {
    baton: 1,
    kind: 'dispatch',
    for: 'agent',
    via: 'action',
    repo: state.run.repo,
    subject: state.run.thread,
    thread: state.run.thread,
    lock: 0,
    ...ids,
    head: state.run.body.head,
    commit: state.run.body.commit,
    first: { id: 0, at: now },
    status: 0,
    issued: now,
    'not-after': now,
    job: { 'timeout-minutes': stage['timeout-minutes'], group: stepPipeline, checkout: stage.checkout },
    digests: [],
    records: { enc: 'located', list: [] },
    traceparent,
    key: '',
    sig: '',
  };
}
