import { isElement, stageOfConfig } from '../../children/task-name.ts';
import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import { isSuccess } from '../../output/outcome.ts';
import type { DecisionRecord } from '../../record/decision-record.ts';
import type { EndBody } from '../../record/record.ts';
import { displayedAttempts } from '../../run/attempts.ts';
import { pullOfBranch, stageOf } from '../../run/pipeline-of.ts';
import { findWaitingChecks, listOpenedPulls } from '../../run/published.ts';
import { awaitingStages, type Due, dueStages, type StageState, type State } from '../../run/state.ts';
import { pauseLabel } from '../../trigger/change.ts';
import { describeRecourse, describeStartAgain } from '../comment/recourse.ts';
import type { ViewLinks } from '../links.ts';
import { awaitingWords, countChildTasks, listAwaited, outcomeWords } from '../outcome-words.ts';
import { renderEndReason } from '../reason-words.ts';
import { groupTasks, listNames } from '../tree/find-wait.ts';
import { currentAgentOf } from './stage-table.ts';

/** Renders the first line: what the run is and its state, who must act, and what comes next. */
export function renderHeadline(state: State, links: Pick<ViewLinks, 'waits'> = {}): string {
  const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
  if (state.end === undefined && state.paused !== undefined) return `**${name}** is ⏸️ paused${renderPause(state, state.paused)}`;
  if (state.end === undefined) return `**${name}** is ▶️ under way. ${renderTurn(state, links)}`;
  const { outcome } = state.end.body;
  return `**${name}** ${outcomeWords(outcome)}${renderCause(state.end.body)} ${renderNext(state, state.end.body)}`;
}

/** Renders why a run ended, with the end of the sentence. A reason in the words of an agent may have one already. */
function renderCause({ outcome, reason }: EndBody): string {
  const cause = isSuccess(outcome) ? '' : linkCodes(renderEndReason(reason));
  return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}

/** Renders a pause. It is not known which agents are running: an agent that had started continues to its end. */
function renderPause(state: State, { body }: DecisionRecord): string {
  const due = dueStages(state);
  const next = due.length === 0 ? '' : ` At work, or waiting: ${renderWorkers(state, due)}.`;
  return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}

function renderTurn(state: State, { waits = new Map() }: Pick<ViewLinks, 'waits'>): string {
  const all = dueStages(state);
  const due = all.filter(({ stage }) => !waits.has(stage));
  const asked = awaitingStages(state).map(({ stage, awaiting }) => `\`${stage}\` ${awaitingWords(awaiting)}`);
  const request = `Your turn: ${asked.join(', ')}. ${asked.length === 1 ? 'The newest comment that asks says' : 'Each has a comment below that says'} what to type.`;
  const held = [...renderWaiting(all.length - due.length), ...renderSuspended(state)];
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
function renderWorkers(state: State, due: ReturnType<typeof dueStages>): string {
  const byName = new Map(due.map((worker) => [worker.stage, renderWorker(state, worker)]));
  return groupTasks([...byName.keys()], { task: (name) => byName.get(name) ?? '', parent: codeSpan }).join(', ');
}

/** Renders which stages wait for children, one sentence for all of them. */
function renderSuspended(state: State): readonly string[] {
  const held = [...state.stages].flatMap(([stage, entry]) =>
    entry.kind === 'suspended' ? [`${countChildTasks(listAwaited(entry).length)} of \`${stage}\``] : [],
  );
  return held.length === 0 ? [] : [`The run waits for ${listNames(held)}.`];
}

/** Lists what starts once those that are at work have ended: what needs them, and the agents that wait for their children. */
function listNext({ stages, run }: State): readonly string[] {
  const isLast = (entry: StageState): boolean => entry.kind === 'due' || (entry.kind === 'suspended' && entry.wait === undefined);
  const working = new Set(
    [...stages].flatMap(([stage, entry]) => (isLast(entry) ? [isElement(stage) ? stageOfConfig(stage) : stage] : [])),
  );
  return [...stages].flatMap(([stage, entry]) => {
    if (entry.kind === 'suspended') return entry.wait === undefined ? [] : [stage];
    if (entry.kind !== 'waiting') return [];
    const before = entry.behind === undefined ? stageOf(run, stage).needs : [entry.behind.stage];
    return before.some((need) => working.has(need)) ? [stage] : [];
  });
}

function renderWorker(state: State, { stage, due }: { stage: string; due: Due }): string {
  const attempts = displayedAttempts(state, stage);
  return `\`${stage}\` (${currentAgentOf(state, stage)}${attempts === 1 ? '' : `, attempt ${due.attempt} of ${attempts}`})`;
}

function renderNext(state: State, end: EndBody): string {
  const { outcome } = end;
  const again = describeStartAgain(state.run.body.trigger);
  if (outcome === 'failed') return `Your turn: read what failed, mend the cause, then ${again}.`;
  if (outcome === 'needs-input') return `Your turn: ${describeRecourse(state, { end, stages: [] })}`;
  if (outcome === 'cancelled') return `Nothing follows; to go on, ${again}.`;
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
