import type { RunBody, TaskRecord } from '../record/record.ts';
import { transferInto } from '../run/acting-agent.ts';
import { answersBefore } from '../run/answers.ts';
import { failuresOf } from '../run/attempts.ts';
import { finishedBodies } from '../run/handoffs.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { Due, State } from '../run/state.ts';
import { selectNewestComments } from '../trigger/comment.ts';
import type { Trigger } from '../trigger/trigger.ts';
import type {
  AnswerContext,
  EventContext,
  FailureContext,
  HandoffInContext,
  NeedContext,
  PromptContext,
} from './prompt-context.ts';

const eventNames: Readonly<Record<Trigger['kind'], string>> = {
  'issue-labeled': 'issues',
  'issue-changed': 'issues',
  'pull-request-labeled': 'pull_request',
  'pull-request-changed': 'pull_request',
  comment: 'issue_comment',
  review: 'pull_request_review',
  schedule: 'schedule',
  webhook: 'repository_dispatch',
  manual: 'workflow_dispatch',
};

const eventActions: Partial<Record<Trigger['kind'], string>> = {
  'issue-labeled': 'labeled',
  'pull-request-labeled': 'labeled',
  comment: 'created',
  review: 'submitted',
};

/** Builds the event for templates. A field is empty where the event has nothing of the kind. */
function buildEventContext(trigger: Trigger): EventContext {
  const { kind, actor, label, action, comment, review, webhook, schedule } = trigger;
  return {
    name: eventNames[kind],
    action: action ?? eventActions[kind] ?? webhook?.type ?? '',
    actor: actor.login,
    label,
    comment: comment?.body ?? '',
    missed: schedule?.missed ?? 0,
    review: {
      state: review?.state ?? '',
      author: review?.author.login ?? '',
      body: review?.body ?? '',
      comments: (review?.comments ?? []).map(({ path, line, body }) => `${path}${line === null ? '' : `:${line}`}\n${body}`),
    },
  };
}

/** Lists the failures of a stage's earlier attempts, oldest first; the last one is `previous_failure` (C-25). */
export function listPreviousFailures(state: State, at: { stage: string; attempt: number }): readonly FailureContext[] {
  return failuresOf(state, at.stage)
    .filter(({ attempt }) => attempt < at.attempt)
    .map(({ attempt, body: { failure, outcome } }) => ({
      reason: failure?.reason ?? outcome,
      error_summary: failure?.message ?? '',
      attempt,
    }));
}

export interface PromptContextRequest {
  readonly state: State;
  readonly stage: string;
  readonly due: Pick<Due, 'attempt' | 'execution'>;
}

/** Builds everything that the templates of one execution may use, from the records alone. */
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
    ...buildAnswers(state, { stage, execution: due.execution }),
    inputs: trigger.inputs ?? {},
    run: { id: run.run, pipeline: run.body.pipeline, attempt: due.attempt, execution: due.execution },
  };
}

function buildTransfer(state: State, place: { stage: string; execution: number }): Pick<PromptContext, 'transfer'> {
  const found = transferInto(state, place)?.body;
  return found === undefined ? {} : { transfer: { from: found.from, to: found.to, message: found.message } };
}

function buildAnswers(state: State, place: { stage: string; execution: number }): Pick<PromptContext, 'answer' | 'answers'> {
  const answers = answersBefore(state, place).map(({ asked, answer }): AnswerContext => {
    const { summary, detail, data } = buildHandoff(asked.body.handoff);
    const { text = '', actor } = answer.body;
    return { question: asked.body.note ?? '', text, by: actor.login, notes: { summary, detail, data } };
  });
  return { answer: answers.at(-1)?.text ?? '', ...(answers.length === 0 ? {} : { answers }) };
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
    comments: selectNewestComments(comments).map(({ author, body }) => ({ author, body })),
  };
}

function buildNeed(state: State, name: string): NeedContext {
  const bodies = finishedBodies(state, name);
  const body = bodies.at(-1);
  const results = Object.fromEntries(bodies.flatMap((each) => Object.entries(each.results)));
  return {
    name,
    agent: body?.agent ?? '',
    outcome: body?.outcome ?? '',
    note: body?.note ?? '',
    response: results.response ?? '',
    outputs: body?.outputs ?? [],
    results,
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
