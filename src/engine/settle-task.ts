import type { AgentOutput } from '../core/output/agent-output.ts';
import { redactAgentOutput } from '../core/output/redact-agent-output.ts';
import { consumedBy } from '../core/pipeline/consumed-by.ts';
import type { Consumed } from '../core/record/consumed.ts';
import { digestOf } from '../core/record/digest-of.ts';
import type { TaskBody } from '../core/record/record.ts';
import { bodyBase } from './body-base.ts';
import type { SettleRequest } from './delivery.ts';
import { demandHandoff } from './demand-handoff.ts';
import type { Engine } from './engine-ports.ts';
import { findHeld, isHeld } from './find-held.ts';
import { publishCommits } from './publish-commits.ts';
import { publishHeld } from './publish-held.ts';
import { runBuiltin } from './run-builtin.ts';

/** The body of the task's record: what the execution came to, after its commits or its built-in have been carried out. */
export async function settleTask(engine: Engine, request: SettleRequest): Promise<TaskBody> {
  switch (request.delivery.kind) {
    case 'built-in':
      return isHeld(request) ? publishHeld(engine, request) : runBuiltin(engine, request);
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
    case 'output': {
      const output = redactAgentOutput(request.delivery.output, engine.ports.redactor);
      return settleOutput(engine, { ...request, output: await demandHandoff(request.state.run, output) });
    }
  }
}

async function settleOutput(engine: Engine, request: SettleRequest & { readonly output: AgentOutput }): Promise<TaskBody> {
  const { output } = request;
  const held = findHeld(engine, request);
  const published = held === undefined ? await publishCommits(engine, request) : undefined;
  const refused = published?.ok === false ? published.error : undefined;
  const done = published?.ok === true ? published.value : undefined;
  const outcome = refused === undefined ? output.outcome : 'failed';
  const reason = refused ?? output.failure;
  const base = bodyBase(engine, request);
  return {
    ...base,
    workflowRun: output.job === undefined ? base.workflowRun : { ...base.workflowRun, job: output.job },
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
    ...(held === undefined ? {} : { held }),
    consumed: output.prompt === undefined ? [] : findConsumed(engine, request),
    ...(output.prompt === undefined ? {} : { prompt: output.prompt }),
    ...(output.usage === undefined ? {} : { usage: output.usage }),
    isolated: output.isolated,
    warnings: output.warnings,
  };
}

/** What the execution was given follows from the records, so nobody needs to believe its machine. */
function findConsumed({ ports }: Engine, { state, dispatch }: SettleRequest): Consumed[] {
  const { task: stage, attempt } = dispatch;
  return consumedBy(state, { stage, attempt, sha256: (text) => ports.hasher.sha256(text) });
}
