import { stageOfConfig } from '../../children/task-name.ts';
import { linkCodes } from '../../docs-address.ts';
import { isDefaultBranch } from '../../git/check-branch-name.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import { isSuccess, needsPerson } from '../../output/outcome.ts';
import type { DecisionRecord } from '../../record/decision-record.ts';
import type { EndBody } from '../../record/record.ts';
import { titleOf } from '../../run/elements.ts';
import { listPublished } from '../../run/merges.ts';
import { pullOfBranch } from '../../run/pipeline-of.ts';
import { findWaitingChecks, listOpenedPulls } from '../../run/published.ts';
import type { State } from '../../run/state.ts';
import {
  awaitingRows,
  awaitsChildren,
  awaitsRaise,
  awaitsTime,
  type Ready,
  readyRows,
  type TaskRow,
} from '../../run/task-row.ts';
import { pauseLabel } from '../../trigger/change.ts';
import { findGoingOn, renderGoingOn } from '../comment/recourse.ts';
import type { ViewLinks } from '../links.ts';
import {
  awaitingWords,
  countChildTasks,
  describeWait,
  displayedAttempts,
  groupTasks,
  listNames,
  outcomeWords,
} from '../outcome-words.ts';
import { renderEndReason } from '../reason-words.ts';
import { currentAgentOf } from './stage-table.ts';

type HeadlineLinks = Pick<ViewLinks, 'waits' | 'isHeard'>;

/** Renders the first line: what the run is and its state, who must act, and what comes next. */
export function renderHeadline(state: State, links: HeadlineLinks = {}): string {
  const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
  const pushed = renderDefaultPush(state);
  if (state.end === undefined && state.paused !== undefined)
    return `${name} is **⏸️ paused**${renderPause(state, state.paused)}${pushed}`;
  if (state.end === undefined) return `${name} is **▶️ under way**.${pushed} ${renderTurn(state, links)}`;
  const { outcome } = state.end.body;
  return `${name} **${outcomeWords(outcome)}**${renderCause(state.end.body)}${pushed} ${renderNext(state, { ...links, end: state.end.body })}`;
}

/** Returns whether a status comment shows its run as one that goes on. People may have written above that. */
export function saysUnderWay(body = ''): boolean {
  return /^(?:\*\*)?Baton run [^*]*\*\*(?: is )?(?:▶️ under way|⏸️ paused)/mu.test(body);
}

/** Renders that commits are on the default branch, where they count although nobody may have read them. */
function renderDefaultPush(state: State): string {
  const { defaultBranch } = state.run.body.trigger.repository;
  const found = listPublished(state).find(({ branch }) => branch !== undefined && isDefaultBranch(branch, defaultBranch));
  return found === undefined ? '' : ` ⚠️ Commits of the run are on ${codeSpan(found.branch ?? '')}, the default branch.`;
}

/** Renders why a run ended, with the end of the sentence. A reason in the words of an agent may have one already. */
function renderCause({ outcome, reason }: EndBody): string {
  const cause = isSuccess(outcome) ? '' : linkCodes(renderEndReason(reason));
  return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}

/** Renders a pause. It is not known which agents are running: an agent that had started continues to its end. */
function renderPause(state: State, { body }: DecisionRecord): string {
  const due = readyRows(state);
  const next = due.length === 0 ? '' : ` At work, or waiting: ${renderWorkers(state, due)}.`;
  return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}

function renderTurn(state: State, { waits = new Map() }: Pick<ViewLinks, 'waits'>): string {
  const all = readyRows(state);
  const due = all.filter(({ name }) => !waits.has(name));
  const asked = awaitingRows(state).map((row) => `${codeSpan(titleOf(state.run, row.name))} ${awaitingWords(row)}`);
  // One question is about all that wait for money.
  const questions = new Set(awaitingRows(state).map((row) => (awaitsRaise(row) ? '' : row.name)));
  const request = `Your turn: ${asked.join(', ')}. ${questions.size === 1 ? 'The newest comment that asks says' : 'Each has a comment below that says'} what to type.`;
  const held = [...renderWaiting(all.length - due.length), ...renderSuspended(state), ...renderSleeping(state)];
  if (due.length === 0 && asked.length > 0) return [...held, request].join(' ');
  if (due.length === 0) return ['Nothing is at work.', ...held].join(' ');
  const next = listNext(state);
  const todo = asked.length === 0 ? renderTurns(renderChecks(state)) : request;
  const last = asked.length === 0 ? 'the end of the run' : 'what waits';
  return [
    `At work: ${renderWorkers(state, due)}.`,
    ...held,
    `Next: ${next.length === 0 ? last : listNames(next, codeSpan)}.`,
    todo,
  ].join(' ');
}

/** Renders how many stages wait for their turn in the App. What each waits for stands below the table. */
function renderWaiting(count: number): readonly string[] {
  return count === 0
    ? []
    : [`${count} ${count === 1 ? 'stage waits' : 'stages wait'} for ${count === 1 ? 'its' : 'their'} turn.`];
}

/** Renders the stages that are at work, and the children of each task together where they are many. */
function renderWorkers(state: State, due: readonly TaskRow<Ready>[]): string {
  const byName = new Map(due.map((row) => [row.name, renderWorker(state, row)]));
  return groupTasks([...byName.keys()], { task: (name) => byName.get(name) ?? '', parent: codeSpan }).join(', ');
}

/** Renders which stages wait for children, one sentence for all of them. */
function renderSuspended(state: State): readonly string[] {
  const held = [...state.rows.values()].flatMap((row) =>
    row.status === 'closing' || awaitsChildren(row) ? [`${countChildTasks(row.wait.for.length)} of \`${row.name}\``] : [],
  );
  return held.length === 0 ? [] : [`The run waits for ${listNames(held)}.`];
}

/** Renders the stages that sleep until a usage limit opens. */
function renderSleeping(state: State): readonly string[] {
  const asleep = [...state.rows.values()].filter(awaitsTime);
  return asleep.map(({ name, wait }) => `${codeSpan(titleOf(state.run, name))} ${describeWait(wait)}.`);
}

/** Lists what starts once those that are at work have ended: what needs them, and the agents that wait for their children. */
function listNext(state: State): readonly string[] {
  const rows = [...state.rows.values()];
  const last = rows.filter(({ status }) => status === 'ready' || status === 'closing');
  const working = new Set(last.map(({ name, kind }) => (kind === 'element' ? stageOfConfig(name) : name)));
  const next = rows.filter((row) => {
    if (row.status !== 'waiting' || row.wait.for === 'person') return false;
    return awaitsChildren(row) || row.wait.for.some((name) => working.has(name));
  });
  return next.map(({ name }) => name);
}

function renderWorker(state: State, { name, next }: TaskRow<Ready>): string {
  const attempts = displayedAttempts(state, name);
  return `${codeSpan(titleOf(state.run, name))} (${currentAgentOf(state, name)}${attempts === 1 ? '' : `, attempt ${next.attempt} of ${attempts}`})`;
}

function renderNext(state: State, ended: { readonly end: EndBody } & HeadlineLinks): string {
  const { outcome } = ended.end;
  if (needsPerson(outcome)) return `Your turn: ${renderGoingOn(findGoingOn(state, ended))}`;
  if (outcome === 'cancelled') return `Nothing follows; to go on, ${renderGoingOn(findGoingOn(state, ended))}`;
  const pulls = new Set([...listOpenedPulls(state), ...listPushedPulls(state)].map((number) => `#${number}`));
  return renderTurns([...renderChecks(state), ...(pulls.size === 0 ? [] : [`review ${[...pulls].join(', ')}`])]);
}

function renderTurns(turns: readonly string[]): string {
  return turns.length === 0 ? 'Nobody has to do anything.' : `Your turn: ${turns.join('; ')}.`;
}

/** Lists the run's own pull request, if commits of the run were pushed to it. */
function listPushedPulls(state: State): readonly number[] {
  return state.tasks.flatMap(({ body: { commits, results } }) =>
    commits === undefined || results.branch === undefined ? [] : (pullOfBranch(state, results.branch) ?? []),
  );
}

/** Renders what a person does about checks that wait. Whether somebody has done it by now, the records do not say. */
function renderChecks(state: State): readonly string[] {
  const number = findWaitingChecks(state);
  return number === undefined ? [] : [`click "Approve and run" on #${number}, if its checks still wait`];
}
