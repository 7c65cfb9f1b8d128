import { elementName, groupNameOf } from '../../children/task-name.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { classifyFailure } from '../../output/failure-reason.ts';
import { needsPerson } from '../../output/outcome.ts';
import type { EndBody, TaskRecord } from '../../record/record.ts';
import { failuresOf, isTolerated, limited } from '../../run/attempts.ts';
import { listElements } from '../../run/elements.ts';
import { pipelineOf, viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { awaitsAnswer } from '../../run/task-row.ts';
import { findCommandLine } from '../../trigger/command.ts';
import type { Trigger } from '../../trigger/trigger.ts';
import { describeSubject } from '../links.ts';

/** Describes how a person starts a new run like this one. The text follows the word "then". */
export function describeStartAgain(trigger: Trigger): string {
  if (trigger.schedule !== undefined)
    return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
  return `${describeSameEvent(trigger)} to start a new run`;
}

/** Describes what a person does to make the same event happen again. */
export function describeSameEvent(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'comment':
      return `comment ${codeSpan(findCommandLine(trigger.comment?.body ?? '') ?? '')} again`;
    case 'review':
      return 'submit another review';
    case 'issue-changed':
    case 'pull-request-changed':
      return trigger.action === 'assigned' ? `assign ${codeSpan(trigger.assignee ?? '')} again` : 'close it and open it again';
    case 'check':
      return nameCheckAgain(trigger);
    case 'webhook':
      return 'have the event sent again';
    case 'manual':
      return `start it by hand again${trigger.inputs === undefined ? '' : ' with the same inputs'}`;
    default:
      return `take the label ${codeSpan(trigger.label)} off and put it on again`;
  }
}

/** Names what starts a run after a failed check: another failure may start nothing, so a person asks for the run, or pushes. */
function nameCheckAgain({ check }: Trigger): string {
  return check?.of === 'default-branch'
    ? 'push to the default branch'
    : 'push a commit, or comment `/baton run` and the name of the pipeline,';
}

/**
 * Lists the stages that a person must act on: of one with a matrix the elements that failed. One that failed without an execution
 * and without such elements is not among them: the reason of the end says all that is known.
 */
export function listStagesOfNeed(state: State): readonly string[] {
  const stages = [...state.rows.values()].filter((row) => {
    const body = lastOf(state, row.name)?.body;
    if (body === undefined) return row.status === 'never' && row.never.kind === 'broken';
    return needsPerson(body.outcome) && !isTolerated(state.run, body);
  });
  const isNeeded = (stage: string): boolean => needsPerson(lastOf(state, stage)?.body.outcome ?? 'skipped');
  const parts = stages.flatMap(({ name, status }) => {
    const elements = listElements(state.run, name).map(elementName).filter(isNeeded);
    return elements.length === 0 && status !== 'never' ? [name] : elements;
  });
  // An element that asks stands in the list by itself.
  return [...new Set(parts)];
}

/** Returns the record with which a task has ended, or with which it asks. */
export function lastOf(state: State, stage: string): TaskRecord | undefined {
  const row = state.rows.get(stage);
  return row?.status === 'ended' || awaitsAnswer(row) ? row.last : undefined;
}

interface EndedRun {
  readonly end: EndBody;
  /** The stages that a person must act on. */
  readonly stages: readonly string[];
}

/** Describes what a person types or does to continue. A new run is always possible. */
export function describeRecourse(state: State, { end, stages }: EndedRun): string {
  const first = describeRemedy(state, { end, stages });
  const again = describeStartAgain(state.run.body.trigger);
  if (end.outcome !== 'failed' || !canRetry(state, stages)) return `${first}${again}.`;
  // All elements of a matrix that failed start again with their stage.
  const names = new Set(stages.map((stage) => nameRetried(state, stage)));
  const commands = [...names].map((name) => codeSpan(`/baton retry ${name}`)).join(' and ');
  if (receivesCommands(state)) return `${first}comment ${commands}, which keeps what the other stages left. Or ${again}.`;
  return `${first}${again}. Where comments are heard (\`issue_comment\` in the workflow, or the App), ${commands} keeps what the other stages left.`;
}

function nameRetried({ run }: State, stage: string): string {
  const group = groupNameOf(stage);
  return group === undefined ? stage : `${run.run}/${group}`;
}

/**
 * Describes what a person must do first. The next attempt or run reads the text of the subject; a run on a runs issue has no text
 * of a person.
 */
function describeRemedy(state: State, { end, stages }: EndedRun): string {
  const { run } = state;
  const isAsked = run.body.trigger.schedule === undefined;
  const subject = describeSubject(run, viewThreadOf(run));
  if (end.outcome === 'needs-input')
    return `answer the question ${isAsked ? `in the text of ${subject}` : 'where its prompt reads it'}, then `;
  const reasons = reasonsOf(state, stages);
  if (reasons.length > 0 && reasons.every((reason) => reason === limited)) return 'wait until the limit is open again, then ';
  const kinds = new Set(reasons.map((reason) => classifyFailure(reason).kind));
  if (kinds.has('agent')) return `fix the cause of the failure${isAsked ? ` in ${subject}` : ''}, then `;
  return kinds.size === 0 || kinds.has('yours') || kinds.has('account') ? 'fix that, then ' : '';
}

/**
 * Returns whether a retry can help. A run keeps the configuration that it started with, and what it lost stays lost: then only a
 * new run helps.
 */
function canRetry(state: State, stages: readonly string[]): boolean {
  const reasons = reasonsOf(state, stages);
  return reasons.length > 0 && reasons.every((reason) => classifyFailure(reason).recourse === 'retry');
}

function reasonsOf(state: State, stages: readonly string[]): readonly string[] {
  return stages.map((stage) => failuresOf(state, stage).at(-1)?.body.failure?.reason ?? '');
}

/**
 * Returns whether comments certainly reach this pipeline, because a command can start it or did. `validate` checks that the
 * workflow receives comments.
 */
export function receivesCommands({ run }: State): boolean {
  return run.body.trigger.kind === 'comment' || pipelineOf(run).on.comment !== undefined;
}
