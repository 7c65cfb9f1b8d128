import { ancestorsOf } from '../pipeline/ancestors-of.ts';
import { pipelineOf, stageOf } from '../pipeline/pipeline-of.ts';
import type { Due, State } from '../pipeline/state.ts';
import type { RunBody, TaskRecord } from '../record/record.ts';
import { transferTo } from '../transfer/agent-for.ts';
import { concludedBodies } from '../transfer/concluded-bodies.ts';
import { takeNewestComments } from '../trigger/take-newest-comments.ts';
import { buildEventContext } from './build-event-context.ts';
import { listPreviousFailures } from './list-previous-failures.ts';
import type { HandoffInContext, NeedContext, PromptContext } from './prompt-context.ts';

export interface PromptContextRequest {
  readonly state: State;
  readonly stage: string;
  readonly due: Pick<Due, 'attempt' | 'execution'>;
}

/** Everything that the templates of one execution may name, from the records alone. */
export function buildPromptContext({ state, stage, due }: PromptContextRequest): PromptContext {
  const { run } = state;
  const { trigger } = run.body;
  return {
    subject: buildSubject(run.body),
    event: buildEventContext(trigger),
    needs: Object.fromEntries(ancestorNames(state, stage).map((name) => [name, buildNeed(state, name)])),
    history: run.body.history ?? '',
    previous_failure: listPreviousFailures(state, { stage, attempt: due.attempt }).at(-1) ?? null,
    ...buildTransfer(state, { stage, execution: due.execution }),
    inputs: trigger.inputs ?? {},
    run: { id: run.run, pipeline: run.body.pipeline, attempt: due.attempt, execution: due.execution },
  };
}

function buildTransfer(state: State, place: { stage: string; execution: number }): Pick<PromptContext, 'transfer'> {
  const found = transferTo(state, place)?.body;
  return found === undefined ? {} : { transfer: { from: found.from, to: found.to, message: found.message } };
}

function ancestorNames(state: State, stage: string): readonly string[] {
  const direct = stageOf(state.run, stage).needs;
  return [...new Set([...direct, ...ancestorsOf(pipelineOf(state.run), stage)])];
}

function buildSubject({ trigger, comments }: RunBody): PromptContext['subject'] {
  const { kind, number, title, body, url, author, labels } = trigger.subject;
  return {
    kind,
    number,
    title,
    body,
    url,
    author: author.login,
    labels,
    comments: takeNewestComments(comments).map(({ author, body }) => ({ author, body })),
  };
}

function buildNeed(state: State, name: string): NeedContext {
  const bodies = concludedBodies(state, name);
  const body = bodies.at(-1);
  return {
    name,
    agent: body?.agent ?? '',
    outcome: body?.outcome ?? '',
    outputs: body?.outputs ?? [],
    results: Object.fromEntries(bodies.flatMap(({ results }) => Object.entries(results))),
    handoff: buildHandoff(bodies.findLast(({ handoff }) => handoff !== undefined)?.handoff),
  };
}

function buildHandoff(handoff: TaskRecord['body']['handoff']): HandoffInContext {
  const { relevant_files = [], key_findings = [], constraints = [], suggested_approach = '' } = handoff?.context ?? {};
  return {
    present: handoff !== undefined,
    version: handoff?.version ?? '',
    summary: handoff?.summary ?? '',
    detail: handoff?.detail ?? '',
    data: handoff?.data ?? {},
    context: { relevant_files, key_findings, constraints, suggested_approach },
  };
}
