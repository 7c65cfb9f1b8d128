import type { RunBody, TaskRecord } from '../record/record.ts';
import { transferInto } from '../run/acting-agent.ts';
import { failuresOf } from '../run/attempts.ts';
import { finishedBodies } from '../run/handoffs.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { Due, State } from '../run/state.ts';
import { selectNewestComments } from '../trigger/comment.ts';
import type { FailedCheck } from '../trigger/failed-check.ts';
import { isFromFork, type Trigger } from '../trigger/trigger.ts';
import type { EventContext, FailureContext, HandoffInContext, NeedContext, PromptContext } from './prompt-context.ts';

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

/** Builds the event for templates. A field is empty where the event has nothing of the kind. */
function buildEventContext(trigger: Trigger): EventContext {
  const { kind, actor, label, action, comment, review, webhook, schedule, check } = trigger;
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
    inputs: trigger.inputs ?? {},
    run: { id: run.run, pipeline: run.body.pipeline, attempt: due.attempt, execution: due.execution },
  };
}

function buildTransfer(state: State, place: { stage: string; execution: number }): Pick<PromptContext, 'transfer'> {
  const found = transferInto(state, place)?.body;
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
    'head-branch': isFromFork(trigger) ? '' : (trigger.subject.head?.branch ?? ''),
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
