import { isAgentStage } from '../core/config/stage-schema.ts';
import type { AgentOutput } from '../core/output/agent-output.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import { digestOf } from '../core/record/digest-of.ts';
import type { RunRecord, TaskBody } from '../core/record/record.ts';
import { redactDeep } from '../core/text/redact-deep.ts';
import type { AdvanceRequest } from './advance-run.ts';
import type { Engine } from './engine-ports.ts';
import { publishCommits } from './publish-commits.ts';
import { runBuiltin } from './run-builtin.ts';

export type SettleRequest = AdvanceRequest & { readonly state: State };

/** The body of the task's record: what the execution came to, after its commits or its built-in have been carried out. */
export async function settleTask(engine: Engine, request: SettleRequest): Promise<TaskBody> {
  switch (request.delivery.kind) {
    case 'built-in':
      return runBuiltin(engine, request);
    case 'lost':
      return {
        ...bodyBase(engine, request),
        outcome: 'failed',
        failure: request.delivery.failure,
        results: {},
        outputs: [],
        consumed: [],
        isolated: false,
        warnings: [],
      };
    case 'output':
      return settleOutput(engine, { ...request, output: redactDeep(request.delivery.output, engine.ports.redactor) });
  }
}

type BodyBase = Pick<TaskBody, 'stage' | 'agent' | 'engine' | 'startedAt' | 'finishedAt' | 'workflowRun'>;

/** What is the same for every kind of delivery. */
export function bodyBase(engine: Engine, request: Pick<SettleRequest, 'dispatch' | 'state' | 'workflowRun'>): BodyBase {
  const performer = performerOf(request.state.run, request.dispatch.task);
  return {
    stage: request.dispatch.task,
    ...performer,
    startedAt: request.dispatch.issued,
    finishedAt: engine.ports.clock.now(),
    workflowRun: request.workflowRun,
  };
}

function performerOf(run: RunRecord, name: string): { readonly agent: string; readonly engine: string } {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return { agent: stage.uses, engine: 'built-in' };
  return { agent: stage.agent, engine: run.body.config.agents[stage.agent]?.engine ?? 'unknown' };
}

async function settleOutput(engine: Engine, request: SettleRequest & { readonly output: AgentOutput }): Promise<TaskBody> {
  const { output } = request;
  const published = await publishCommits(engine, request);
  const refused = published?.ok === false ? published.error : undefined;
  const done = published?.ok === true ? published.value : undefined;
  const outcome = refused === undefined ? output.outcome : 'failed';
  const reason = refused ?? output.failure;
  return {
    ...bodyBase(engine, request),
    startedAt: output.startedAt,
    finishedAt: output.finishedAt,
    outcome,
    ...(reason === undefined ? {} : { failure: reason }),
    ...(output.note === undefined ? {} : { note: output.note }),
    results: { ...output.results, ...done?.results },
    outputs: output.outputs,
    ...(output.handoff === undefined
      ? {}
      : { handoff: output.handoff, handoffDigest: digestOf(output.handoff, (text) => engine.ports.hasher.sha256(text)) }),
    ...(done === undefined ? {} : { commits: done.commits }),
    consumed: output.consumed,
    ...(output.prompt === undefined ? {} : { prompt: output.prompt }),
    isolated: output.isolated,
    warnings: output.warnings,
  };
}
