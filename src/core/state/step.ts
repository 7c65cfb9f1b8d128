import type { Agent } from '../config/schema/agent-schema.ts';
import type { Config } from '../config/schema/config-schema.ts';
import { historySchema } from '../config/schema/pipeline-schemas.ts';
import { type AgentStage, stageSchema } from '../config/schema/stage-schema.ts';
import type { Handoff } from '../handoff/handoff.ts';
import type { AgentOutput } from '../output/agent-output.ts';
import type { Outcome } from '../output/outcome.ts';
import type { RunBody, RunRecord, TaskRecord } from '../record/record.ts';
import type { State } from '../run/state.ts';
import type { TaskRow } from '../run/task-row.ts';
import type { Trigger } from '../trigger/trigger.ts';
import { commonGates } from './derive-state.ts';

/** The result of an earlier job of the user's own workflow. */
export interface StepNeed {
  readonly outcome: Outcome;
  readonly handoff: Handoff | undefined;
  readonly results: Readonly<Record<string, string>>;
}

export interface StepRequest {
  readonly name: string;
  readonly agentName: string;
  readonly agent: Agent;
  readonly prices?: Config['prices'];
  readonly prompt: string;
  readonly needs: Readonly<Record<string, StepNeed>>;
  readonly trigger: Trigger;
  readonly commit: string;
  readonly now: string;
  readonly workflowRun: RunBody['workflowRun'];
  /** The history of earlier plain steps, where it is remembered. */
  readonly history?: string | undefined;
}

export const stepPipeline = 'step';

/** Builds the state of a plain step: a run of one stage that is not recorded. The jobs before it count as ended stages. */
export function buildStepState(request: StepRequest): State {
  const stage = stageSchema.parse({
    agent: request.agentName,
    prompt: request.prompt,
    needs: Object.keys(request.needs),
  }) as AgentStage;
  const before = Object.fromEntries(Object.keys(request.needs).map((name) => [name, { ...stage, needs: [] }]));
  const run = buildRun(request, { ...before, [request.name]: stage });
  const tasks = Object.entries(request.needs).map(([name, need], index) =>
    buildNeededTask(request, { name, need, seq: index + 2 }),
  );
  const { name } = request;
  const next = { attempt: 1, execution: 1, cause: tasks.length + 1 };
  const rows: readonly TaskRow[] = [...tasks.map(endRow), { name, kind: 'stage', status: 'ready', next }];
  return {
    run,
    rows: new Map(rows.map((row) => [row.name, row])),
    tasks,
    transfers: [],
    spawned: [],
    decisions: [],
    paused: undefined,
    end: undefined,
    tip: { seq: tasks.length + 1, digest: '' },
    gates: commonGates,
  };
}

function endRow(last: TaskRecord): TaskRow {
  return { name: last.body.stage, kind: 'stage', status: 'ended', last, settledAt: last.seq };
}

function recordBase(request: StepRequest): Pick<RunRecord, 'repo' | 'thread' | 'run' | 'prev'> {
  const { repository, subject } = request.trigger;
  return { repo: repository.id, thread: subject.number, run: `${stepPipeline}-${request.workflowRun.id}`, prev: '' };
}

function buildRun(request: StepRequest, stages: Record<string, AgentStage>): RunRecord {
  const { agent, agentName, trigger, commit, now, workflowRun } = request;
  const pipeline = {
    on: {},
    allow: { 'minimum-role': 'write' as const, users: [] },
    limits: { 'max-tasks': 50, 'max-handoffs': 0, 'timeout-minutes': 360 },
    stages,
  };
  return {
    kind: 'run',
    ...recordBase(request),
    task: '',
    attempt: 0,
    execution: 0,
    seq: 1,
    body: {
      pipeline: stepPipeline,
      trigger,
      comments: [],
      commit,
      config: {
        version: 1,
        comments: 'all',
        agents: { [agentName]: agent },
        pipelines: { [stepPipeline]: pipeline },
        prices: request.prices,
      },
      head: commit,
      startedAt: now,
      workflowRun,
      history: request.history,
    },
  };
}

function buildNeededTask(request: StepRequest, facts: { name: string; need: StepNeed; seq: number }): TaskRecord {
  const { name, need, seq } = facts;
  return {
    kind: 'task',
    ...recordBase(request),
    task: name,
    attempt: 1,
    execution: 1,
    seq,
    body: {
      stage: name,
      agent: '',
      engine: '',
      outcome: need.outcome,
      results: { ...need.results },
      outputs: [],
      handoff: need.handoff,
      consumed: [],
      isolated: false,
      warnings: [],
      startedAt: request.now,
      finishedAt: request.now,
      workflowRun: request.workflowRun,
    },
  };
}

interface StepEnd {
  readonly output: AgentOutput;
  readonly agent: string;
  /** The name that the ledger gets: `<workflow file>/<job>`. */
  readonly pipeline: string;
}

/** The history settings of plain steps. A step has no pipeline in the config whose `history` could say otherwise. */
export const stepHistory = historySchema.parse({});

/**
 * Builds the state of a plain step that has ended: the run of one stage that its ledger records. A job that runs again is a
 * run of its own.
 */
export function buildEndedStep(state: State, { output, agent, pipeline }: StepEnd): State {
  const { body } = state.run;
  const { attempt } = body.workflowRun;
  const run = attempt === 1 ? state.run.run : `${state.run.run}-${attempt}`;
  const own = body.config.pipelines[stepPipeline];
  const config = { ...body.config, pipelines: own === undefined ? {} : { [pipeline]: { ...own, history: stepHistory } } };
  const first = { ...state.run, run, body: { ...body, pipeline, config } };
  const task = buildOwnTask(state, { output, agent });
  const { outcome, finishedAt } = output;
  return {
    ...state,
    run: first,
    rows: new Map([[output.task, endRow(task)]]),
    tasks: [task],
    end: { ...first, kind: 'end', body: { outcome, reason: `${output.task}: ${output.failure?.reason ?? outcome}`, finishedAt } },
  };
}

function buildOwnTask({ run, tip }: State, { output, agent }: Omit<StepEnd, 'pipeline'>): TaskRecord {
  const { outcome, failure, note, results, outputs, handoff, isolated, usage, warnings } = output;
  return {
    ...run,
    kind: 'task',
    task: output.task,
    attempt: 1,
    execution: 1,
    seq: tip.seq + 1,
    body: {
      stage: output.task,
      agent,
      engine: run.body.config.agents[agent]?.engine ?? 'unknown',
      outcome,
      failure,
      note,
      handoff,
      results,
      outputs,
      consumed: [],
      isolated,
      ...(usage === undefined ? {} : { usage }),
      warnings,
      ...{ startedAt: output.startedAt, finishedAt: output.finishedAt },
      workflowRun: run.body.workflowRun,
    },
  };
}
