import { readTypedInputs } from '../config/inputs/declared-inputs.ts';
import { childRightsOf } from '../config/schema/stage-schema.ts';
import type { RunBody, TaskRecord } from '../record/record.ts';
import { agentNameAt, findOwnHandoff, transferInto } from '../run/acting-agent.ts';
import { answersBefore } from '../run/answers.ts';
import { failuresOf } from '../run/attempts.ts';
import { childOf } from '../run/children.ts';
import { ancestorsOf, hasMatrix, ownHeadOf, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import type { NextExecution } from '../run/task-row.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { selectNewestComments } from '../trigger/comment.ts';
import type { FailedCheck } from '../trigger/failed-check.ts';
import type { Trigger } from '../trigger/trigger.ts';
import { buildChildren } from './build-children.ts';
import { buildHandoff, buildNeed } from './build-need.ts';
import { describeMatrix } from './matrix-context.ts';
import type { AnswerContext, EventContext, FailureContext, PreviousFailure, PromptContext } from './prompt-context.ts';

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
  check: 'workflow_run',
};

const eventActions: Partial<Record<Trigger['kind'], string>> = {
  'issue-labeled': 'labeled',
  'pull-request-labeled': 'labeled',
  comment: 'created',
  review: 'submitted',
  check: 'completed',
};

/** The line of a command, which a comment ends or a line break. */
const firstLine = /^[^\r\n]*(?:\r\n|[\r\n])?/;

/** Builds the event for templates. A field is empty where the event has nothing of the kind. */
function buildEventContext(trigger: Trigger): EventContext {
  const { kind, actor, label, action, comment, review, webhook, schedule, check } = trigger;
  return {
    name: eventNames[kind],
    action: action ?? eventActions[kind] ?? webhook?.type ?? '',
    actor: actor.login,
    label,
    comment: (comment?.body ?? '').replace(firstLine, ''),
    missed: schedule?.missed ?? 0,
    review: {
      state: review?.state ?? '',
      author: review?.author.login ?? '',
      body: review?.body ?? '',
      comments: (review?.comments ?? []).map(({ path, line, body }) => `${path}${line === null ? '' : `:${line}`}\n${body}`),
    },
    check: buildCheckContext(check),
  };
}

function buildCheckContext(check: FailedCheck | undefined): EventContext['check'] {
  const { workflow = '', conclusion = '', url = '', head = '', jobs = [], left = 0 } = check ?? {};
  const more = left === 0 ? [] : [`${left} more failed ${left === 1 ? 'job is' : 'jobs are'} left out.`];
  const shown = jobs.map(({ name, step, log, isCut }) => {
    const place = step === '' ? name : `${name}, step ${step}`;
    return `${place}${isCut === true ? ', the end of its log' : ''}\n${log}`;
  });
  return { workflow, conclusion, url, head, jobs: [...shown, ...more] };
}

/** The number of attempts that `previous_failure.all` names, and the length of each. `retry` makes at most 10; a person may ask for more. */
const mostFailures = 10;
const summaryInList = 500;

/** Builds the last failure of a stage's earlier attempts, with the list of all of them (C-25); null when there was none. */
function buildPreviousFailure(state: State, at: { stage: string; attempt: number }): PreviousFailure | null {
  const failures = failuresOf(state, at.stage).filter(({ attempt }) => attempt < at.attempt);
  // A restart that does not count has the number of its attempt, whose last failure says how the attempt ended.
  const byAttempt = new Map(failures.map((failed) => [failed.attempt, describeFailure(failed)]));
  const all = [...byAttempt.values()].slice(-mostFailures);
  const last = all.at(-1);
  if (last === undefined) return null;
  const shorten = (text: string): string => truncateCodePoints(text, summaryInList);
  return { ...last, all: all.map((each) => ({ ...each, error_summary: shorten(each.error_summary) })) };
}

function describeFailure({ attempt, body: { failure, outcome } }: TaskRecord): FailureContext {
  return { reason: failure?.reason ?? outcome, error_summary: failure?.message ?? '', attempt };
}

export interface PromptContextRequest {
  readonly state: State;
  readonly stage: string;
  readonly due: Pick<NextExecution, 'attempt' | 'execution'>;
}

/** Builds everything that the templates of one execution may use, from the records alone. */
export function buildPromptContext({ state, stage, due }: PromptContextRequest): PromptContext {
  const { run } = state;
  const { trigger } = run.body;
  const needs = Object.fromEntries(ancestorNames(state, stage).map((name) => [name, buildNeed(state, name)]));
  return {
    subject: buildSubject(run.body),
    event: buildEventContext(trigger),
    needs,
    results: Object.assign({}, ...ancestorsOf(pipelineOf(run), stage).map((name) => needs[name]?.results)),
    history: run.body.history ?? '',
    previous_failure: buildPreviousFailure(state, { stage, attempt: due.attempt }),
    ...buildTransfer(state, { stage, execution: due.execution }),
    ...buildChild(state, stage),
    ...(childRightsOf(stageOf(run, stage)) === undefined ? {} : buildChildren(state, { stage, due })),
    ...(hasMatrix(pipelineOf(run)) ? describeMatrix(state, { stage, buildNeed }) : {}),
    ...buildAnswers(state, { stage, execution: due.execution }),
    inputs: readTypedInputs(pipelineOf(run).on, trigger.inputs),
    run: { id: run.run, pipeline: run.body.pipeline, attempt: due.attempt, execution: due.execution },
  };
}

function buildTransfer(state: State, place: { stage: string; execution: number }): Pick<PromptContext, 'transfer'> {
  const found = transferInto(state, place)?.body;
  return found === undefined ? {} : { transfer: { from: found.from, to: found.to, message: found.message } };
}

function buildChild(state: State, stage: string): Pick<PromptContext, 'child' | 'parent'> {
  const child = childOf(state.run, stage);
  if (child === undefined) return {};
  const { name, parent, prompt, branch = '', cause, execution } = child;
  // A child that starts while its parent is at work comes before the record of that turn.
  const asked = state.tasks.find(({ seq }) => seq === cause);
  const by = asked?.body.agent ?? agentNameAt(state, { stage: parent, execution }) ?? '';
  const left = findOwnHandoff(state, { stage: parent, seq: cause });
  const note = left === undefined ? 'It has left no handoff yet.' : '';
  const [above = parent] = parent.split('/');
  const { matrix } = describeMatrix(state, { stage: above, buildNeed });
  const handoff = buildHandoff(left?.body.handoff);
  return { child: { name, parent, by, prompt, branch }, parent: { name: parent, agent: by, note, handoff, matrix } };
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
    'head-branch': ownHeadOf(trigger) ?? '',
    comments: selectNewestComments(comments).map(({ author, body }) => ({ author, body })),
  };
}
