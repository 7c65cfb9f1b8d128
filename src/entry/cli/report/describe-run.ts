import { parentNameOf } from '../../../core/children/child.ts';
import type { Conditions } from '../../../core/condition/conditions.ts';
import { describeBroken, describeSkipped } from '../../../core/condition/describe-stage.ts';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';
import type { StoredRecord, TaskRecord } from '../../../core/record/record.ts';
import { agentNameAt } from '../../../core/run/acting-agent.ts';
import { pipelineOf, stageOf } from '../../../core/run/pipeline-of.ts';
import type { StageState, State } from '../../../core/run/state.ts';
import { addUsage, usageOf } from '../../../core/run/usage.ts';
import { deriveState } from '../../../core/state/derive-state.ts';
import { describeCause } from '../../../core/trigger/describe-cause.ts';
import { renderHeadline } from '../../../core/view/status/headline.ts';
import { renderAgain } from './render-again.ts';
import type { ReportedExecution, ReportedRun, ReportedStage, StageStatus } from './run-report.ts';

/** Describes every run that the records tell of, in the order in which they started. */
export function describeRuns(records: readonly StoredRecord[], conditions?: Conditions): readonly ReportedRun[] {
  const names = [...new Set(records.flatMap(({ record }) => (record.kind === 'run' ? [record.run] : [])))];
  return names
    .flatMap((run) => {
      const state = deriveState(records, run, conditions);
      return state.ok ? [describeRun(state.value, records)] : [];
    })
    .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}

function describeRun(state: State, records: readonly StoredRecord[]): ReportedRun {
  const { run, end, tasks } = state;
  const { pipeline, trigger, startedAt } = run.body;
  return {
    run: run.run,
    pipeline,
    subject: trigger.subject.number,
    startedBy: describeCause(trigger),
    outcome: end?.body.outcome,
    headline: renderHeadline(state),
    startedAt,
    finishedAt: end?.body.finishedAt,
    stages: Object.keys(pipelineOf(run).stages).map((name) => describeStage(state, { name, records })),
    usage: addUsage(tasks.map(({ body }) => usageOf(body))),
  };
}

function describeStage(
  state: State,
  { name, records }: { readonly name: string; readonly records: readonly StoredRecord[] },
): ReportedStage {
  const stage = stageOf(state.run, name);
  const executions = state.tasks
    .filter(({ body }) => body.stage === name)
    .map((task) => describeExecution(task, { state, records }));
  const last = executions.at(-1);
  const agent = isAgentStage(stage) ? stage.agent : stage.uses;
  return {
    name,
    needs: stage.needs,
    parent: parentNameOf(name),
    agent: last?.agent ?? agentNameAt(state, { stage: name, execution: 1 }) ?? agent,
    engine: isAgentStage(stage) ? (last?.engine ?? state.run.body.config.agents[stage.agent]?.engine) : undefined,
    status: statusOf(state.stages.get(name), state.end !== undefined),
    why: explainStage(state.stages.get(name)),
    usage: addUsage(executions.map(({ usage }) => usage)),
    executions,
  };
}

function explainStage(entry: StageState | undefined): string | undefined {
  if (entry?.kind === 'skipped') return describeSkipped(entry);
  return entry?.kind === 'broken' ? describeBroken(entry) : undefined;
}

function statusOf(entry: StageState | undefined, isOver: boolean): StageStatus {
  if (entry === undefined || entry.kind === 'blocked') return 'not-started';
  if (entry.kind === 'ended') return entry.last.body.outcome;
  if (entry.kind === 'skipped') return 'skipped';
  if (entry.kind === 'broken') return 'failed';
  if (entry.kind === 'awaiting' && entry.for === 'answer') return 'needs-input';
  if (isOver) return 'not-started';
  return entry.kind === 'due' ? 'running' : 'waiting';
}

function describeExecution(
  task: TaskRecord,
  { state, records }: { readonly state: State; readonly records: readonly StoredRecord[] },
): ReportedExecution {
  const { body } = task;
  const transfer = state.transfers.find(({ task: of, execution }) => of === task.task && execution === task.execution)?.body;
  const spawned = state.spawned.find(({ task: of, execution }) => of === task.task && execution === task.execution);
  return {
    attempt: task.attempt,
    execution: task.execution,
    agent: body.agent,
    engine: body.engine,
    outcome: body.outcome,
    failure: body.failure,
    note: body.note,
    prompt: renderAgain(task, records, state.conditions),
    handoff: body.handoff,
    results: body.results,
    warnings: body.warnings,
    transfer: transfer === undefined ? undefined : { to: transfer.to, message: transfer.message },
    children: spawned?.body.made.map(({ name }) => name),
    usage: usageOf(body),
    startedAt: body.startedAt,
    finishedAt: body.finishedAt,
    workflowRun: body.workflowRun.id,
  };
}
