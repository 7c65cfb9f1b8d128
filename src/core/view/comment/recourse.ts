import { elementName, groupNameOf, isElement } from '../../children/task-name.ts';
import { listNamedInputs } from '../../config/inputs/declared-inputs.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { classifyFailure } from '../../output/failure-reason.ts';
import { needsPerson } from '../../output/outcome.ts';
import type { EndBody, TaskRecord } from '../../record/record.ts';
import { failuresOf, isTolerated } from '../../run/attempts.ts';
import { checkDecision } from '../../run/check-decision.ts';
import { failedChildrenOf } from '../../run/children.ts';
import { listElements } from '../../run/elements.ts';
import { pipelineOf, viewThreadOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import { awaitsAnswer } from '../../run/task-row.ts';
import { explainVainRetry } from '../../state/decide.ts';
import { stateWith } from '../../state/derive-state.ts';
import { findCommandLine } from '../../trigger/command.ts';
import { checkNamed } from '../../trigger/match/check-command.ts';
import { hasSubject, type Trigger } from '../../trigger/trigger.ts';
import { describeSubject, type ViewLinks } from '../links.ts';
import { openingWords } from '../reason-words.ts';

/** Describes how a person starts a new run like this one. The text follows the word "then". */
export function describeStartAgain(trigger: Trigger): string {
  if (trigger.schedule !== undefined)
    return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
  return `${describeSameEvent(trigger)} to start a new run`;
}

/** Describes what a person does to make the same event happen again. */
export function describeSameEvent(trigger: Trigger): string {
  const { kind, comment, action, assignee, check, inputs, label } = trigger;
  const change = action === 'assigned' ? `assign ${codeSpan(assignee ?? '')} again` : 'close it and open it again';
  const deeds: Readonly<Partial<Record<Trigger['kind'], string>>> = {
    comment: `comment ${codeSpan(findCommandLine(comment?.body ?? '') ?? '')} again`,
    review: 'submit another review',
    'issue-changed': change,
    'pull-request-changed': change,
    check: check?.of === 'default-branch' ? 'push to the default branch' : 'push a commit',
    webhook: 'have the event sent again',
    manual: `start it by hand again${inputs === undefined ? '' : ' with the same inputs'}`,
  };
  return deeds[kind] ?? `take the label ${codeSpan(label)} off and put it on again`;
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

interface EndedRun extends Pick<ViewLinks, 'isHeard'> {
  readonly end: EndBody;
}

/** The ways to go on after the end of a run, in the order of what they cost. */
export interface GoingOn {
  /** The words that follow "To go on, ". The comment to write follows them. */
  readonly first: string;
  /** The comment that costs the least; absent where none helps, or none is heard. */
  readonly command?: string | undefined;
  /** The words about that comment that follow "It ". */
  readonly effect: string;
  /** The other ways, as sentences. */
  readonly others: string;
}

/** Finds how a person goes on. A comment that keeps work comes first, then one that starts a run. Doing the event again comes last. */
export function findGoingOn(state: State, { end, isHeard }: EndedRun): GoingOn {
  const { trigger } = state.run.body;
  const stages = listStagesOfNeed(state);
  const retry = end.outcome === 'failed' ? findRetry(state, { end, stages }) : undefined;
  const keeps = `keeps what the other ${stages.some(isElement) ? 'elements and stages' : 'stages'} left`;
  const before = describeRemedy(state, { end, stages, isRetried: retry !== undefined });
  const again = describeStartAgain(trigger);
  const command = (isHeard ?? receivesCommands(state)) ? (retry ?? findRestart(state)) : undefined;
  if (command !== undefined) {
    const child = retry === undefined ? '' : describeChildren(state, { end, stages });
    const others = retry === undefined && trigger.kind === 'comment' ? '' : `${child}Or ${again}.`;
    return { first: `${before}comment`, command, effect: retry === undefined ? 'starts a new run' : keeps, others };
  }
  const missing = 'the App, or with `issue_comment: { types: [created] }` under `on:` in the workflow that calls Baton';
  const when = isHeard === undefined ? 'if Baton hears comments' : `once comments are heard: by ${missing}`;
  const unheard = `\`${retry}\` ${keeps}, ${when}.`;
  return { first: `${before}${again}`, effect: '', others: retry === undefined ? '' : unheard };
}

/** Renders how a person goes on, where there is room for a sentence alone. */
export function renderGoingOn({ first, command, effect, others }: GoingOn): string {
  const way = command === undefined ? first : `${first} ${codeSpan(command)}, which ${effect}`;
  return `${way}. ${others}`.trimEnd();
}

interface Needy extends EndedRun {
  /** The stages that a person must act on. */
  readonly stages: readonly string[];
}

/**
 * Finds the comment that tries again what failed. A run keeps the configuration that it started with, and what it lost stays lost:
 * then only a new run helps. All elements of a matrix that failed start again with their stage.
 */
function findRetry(state: State, { end, stages }: Needy): string | undefined {
  const failed = stages.filter((stage) => lastOf(state, stage)?.body.outcome !== 'needs-input');
  const isLost = (stage: string): boolean =>
    state.rows.get(stage)?.status === 'never' || classifyFailure(reasonOf(state, stage)).recourse === 'new-run';
  if (failed.some(isLost) || end.reason.startsWith('records-missing: ')) return undefined;
  const names = new Set(failed.map((stage) => groupNameOf(stage) ?? stage));
  // The run goes on only once: of several commands the first would leave the others nothing to do.
  const [stage] = names.size === 1 ? names : [];
  return isTaken(state, { end, stage }) ? `/baton retry ${stage ?? ''}`.trimEnd() : undefined;
}

/** Returns whether a retry would start something. A limit, for example, would end the run again at once. */
function isTaken(state: State, { end, stage }: EndedRun & { readonly stage: string | undefined }): boolean {
  const source = { kind: 'event', event: '' } as const;
  if (checkDecision(state, { verb: 'retry', source, stage }) !== undefined) return false;
  const { run } = state.run;
  const body = { verb: 'retry', actor: { id: 0, login: '' }, reason: '', source, decidedAt: end.finishedAt } as const;
  const draft = { kind: 'decision', run, task: stage ?? '', attempt: 0, execution: 0, body } as const;
  return explainVainRetry(stateWith(state, [draft]), end.finishedAt) === undefined;
}

/**
 * Finds the comment that starts a run like this one: the whole command that did, unless it cannot be shown as it was written. Another
 * command takes no inputs here, and a run without a subject has other ones.
 */
function findRestart({ run }: State): string | undefined {
  const { pipeline: name, trigger } = run.body;
  const line = findCommandLine(trigger.comment?.body ?? '') ?? '';
  if (trigger.kind === 'comment') return line.length < 200 && codeSpan(line) === `\`${line}\`` ? line : undefined;
  const pipeline = pipelineOf(run);
  const asked = { ...trigger, kind: 'comment', named: name } as const;
  const isStartable = hasSubject(trigger) && checkNamed({ trigger: asked, name, pipeline }).passed;
  return isStartable && listNamedInputs(pipeline.on).size === 0 ? `/baton run ${name}` : undefined;
}

/** Describes that a child which failed can be tried again, and its parent behind it. Where more than the parent failed, that would stay behind. */
function describeChildren(state: State, { end, stages: [parent, ...others] }: Needy): string {
  const failed = parent === undefined || others.length > 0 ? [] : failedChildrenOf(state, parent);
  const first = failed.find((stage) => isTaken(state, { end, stage }));
  if (first === undefined) return '';
  const left = failed.length - 1;
  const more = left === 0 ? '' : ` ${left} more ${left === 1 ? 'child has' : 'children have'} failed.`;
  return `If a child has to be done again first, comment \`/baton retry ${first}\`: it runs, then \`${parent}\`.${more} `;
}

/**
 * Describes what a person must do first. The next attempt or run reads the text of the subject; a run on a runs issue has no text
 * of a person.
 */
function describeRemedy(state: State, { end, stages, isRetried }: Needy & { readonly isRetried: boolean }): string {
  const { run } = state;
  const isAsked = run.body.trigger.schedule === undefined;
  const subject = describeSubject(run, viewThreadOf(run));
  if (end.outcome === 'needs-input')
    return `answer the question ${isAsked ? `in the text of ${subject}` : 'where its prompt reads it'}, then `;
  if (end.outcome === 'cancelled' || (isRetried && end.reason.startsWith('limits.'))) return '';
  const opening = openingWords(stages.flatMap((stage) => lastOf(state, stage)?.body ?? []));
  if (opening !== undefined) return `wait until ${opening}, then `;
  const kinds = new Set(stages.map((stage) => classifyFailure(reasonOf(state, stage)).kind));
  if (kinds.has('agent'))
    return `fix the cause of ${stages.length > 1 ? 'each' : 'the'} failure${isAsked ? ` in ${subject}` : ''}, then `;
  return kinds.size === 0 || kinds.has('yours') || kinds.has('account') ? 'fix that, then ' : '';
}

function reasonOf(state: State, stage: string): string {
  return failuresOf(state, stage).at(-1)?.body.failure?.reason ?? '';
}

/**
 * Returns whether comments certainly reach this pipeline, because a command can start it or did. `validate` checks that the
 * workflow receives comments.
 */
export function receivesCommands({ run }: State): boolean {
  return run.body.trigger.kind === 'comment' || pipelineOf(run).on.comment !== undefined;
}
