import { historySchema } from '../config/history-schema.ts';
import type { AgentOutput } from '../output/agent-output.ts';
import type { TaskRecord } from '../record/record.ts';
import { stepPipeline } from './build-step-state.ts';
import type { State } from './state.ts';

interface StepEnd {
  readonly output: AgentOutput;
  readonly agent: string;
  /** `<workflow file>/<job>`: what the ledger is called after. */
  readonly pipeline: string;
}

/** What earlier plain steps are shown as: a step has no pipeline in the config whose `history` could say otherwise. */
export const stepHistory = historySchema.parse({});

/** A plain step that has come to its end, as the run of one stage that its ledger keeps. A job that runs again is a run of its own. */
export function concludeStep(state: State, { output, agent, pipeline }: StepEnd): State {
  const { body } = state.run;
  const { attempt } = body.workflowRun;
  const run = attempt === 1 ? state.run.run : `${state.run.run}-${attempt}`;
  const own = body.config.pipelines[stepPipeline];
  const config = { ...body.config, pipelines: own === undefined ? {} : { [pipeline]: { ...own, history: stepHistory } } };
  const first = { ...state.run, run, body: { ...body, pipeline, config } };
  const task = buildTask(state, { output, agent });
  const { outcome, finishedAt } = output;
  return {
    ...state,
    run: first,
    stages: new Map([[output.task, { kind: 'ended', last: task }]]),
    tasks: [task],
    end: { ...first, kind: 'end', body: { outcome, reason: output.failure?.reason ?? outcome, finishedAt } },
  };
}

function buildTask({ run, tip }: State, { output, agent }: Omit<StepEnd, 'pipeline'>): TaskRecord {
  const { outcome, failure, note, results, outputs, handoff, isolated, warnings, startedAt, finishedAt } = output;
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
      ...(failure === undefined ? {} : { failure }),
      ...(note === undefined ? {} : { note }),
      ...(handoff === undefined ? {} : { handoff }),
      results,
      outputs,
      consumed: [],
      isolated,
      warnings,
      startedAt,
      finishedAt,
      workflowRun: run.body.workflowRun,
    },
  };
}
