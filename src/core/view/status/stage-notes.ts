import { isChild, isPart, parentNameOf } from '../../children/task-name.ts';
import { describeBroken, describeSkipped } from '../../condition/describe-stage.ts';
import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { Section } from '../../markdown/size-limit.ts';
import type { TaskRecord } from '../../record/record.ts';
import { failuresOf, isTolerated, limited, maxAttemptsOf } from '../../run/attempts.ts';
import { titleOf } from '../../run/elements.ts';
import type { State } from '../../run/state.ts';
import {
  type AwaitingChildren,
  awaitsAnswer,
  awaitsChildren,
  awaitsTime,
  type Ended,
  type TaskRow,
  type TaskTable,
} from '../../run/task-row.ts';
import { renderLeftOut } from '../comment/children.ts';
import type { ViewLinks } from '../links.ts';
import { countChildTasks, describeWait, outcomeIcon } from '../outcome-words.ts';
import { failureWords } from '../reason-words.ts';

/** The limit on a note below the table. The comment of its task has it in full. */
const noteCodePoints = 500;
/** The limit on a reason in the headline. */
const headlineCodePoints = 150;

/** Renders the sentences about stages, one line each, since the table has room for words alone. */
export function renderStageNotes(state: State): readonly string[] {
  return [
    ...[...state.rows.values()].flatMap((row) => renderNote(state, row)),
    ...(state.end === undefined ? renderTurns(state) : []),
    ...renderRefused(state),
    ...(state.spawned.length === 0 ? [] : renderLeftOut(state)),
    ...renderBlocked(state),
    ...renderSkipped(state),
  ];
}

function renderNote(state: State, row: TaskRow): readonly string[] {
  const { name } = row;
  const title = codeSpan(titleOf(state.run, name));
  if (row.status === 'never' && row.never.kind === 'broken')
    return renderBroken(state, { stage: name, words: describeBroken(row.never) });
  if (awaitsAnswer(row))
    return [
      `- ${outcomeIcon('needs-input')} ${title} asks: ${linkCodes(oneLine(row.last.body.note ?? '', noteCodePoints))}`,
      ...renderPush(title, row.last),
    ];
  if (awaitsTime(row) && state.end === undefined)
    return [`- 🌙 ${title} ${describeWait(row.wait)}. Then it goes on by itself; \`/baton retry\` wakes it now.`];
  if (row.status === 'closing' || awaitsChildren(row)) return [...renderWaiting(state, row), ...renderPush(title, row.last)];
  return row.status === 'ended' ? [...renderEnded(state, row), ...renderPush(title, row.last)] : [];
}

/** Renders which children a task waits for, and until when. */
function renderWaiting({ run, end }: State, { name, wait }: Pick<TaskRow<AwaitingChildren>, 'name' | 'wait'>): readonly string[] {
  if (end !== undefined) return [];
  const then = wait.atMost === undefined ? '' : ' Then its agent goes on with what has come by then.';
  return [`- ⏸️ ${codeSpan(titleOf(run, name))} ${describeWait(wait, codeSpan)}.${then}`];
}

/** Renders how many requests for children were refused since a task last made some, with the first reason: a line for each task. */
function renderRefused({ spawned }: State): readonly string[] {
  return [...Map.groupBy(spawned, ({ task }) => task)].flatMap(([task, all]) => {
    const lastMade = all.findLastIndex(({ body }) => body.made.length > 0);
    const records = all.slice(Math.max(0, lastMade));
    const count = records.reduce((sum, { body }) => sum + body.refusedCount, 0);
    if (count === 0) return [];
    const first =
      records.flatMap(({ body }) => body.refused)[0]?.message ??
      'its tool told the agent at once what was wrong with the request.';
    const was = count === 1 ? 'was' : 'were';
    const why = linkCodes(oneLine(first, noteCodePoints));
    return [
      `- ⚠️ \`${task}\`: ${countChildTasks(count)} that it asked for ${was} not made. ${count === 1 ? 'The' : 'The first'} reason: ${why}`,
    ];
  });
}

/** Renders what was pushed to the run's own pull request. The comments of tasks are folded at the end, so people read it here. */
function renderPush(title: string, { body: { push } }: TaskRecord): readonly string[] {
  return push === undefined ? [] : [`- ℹ️ ${title}: ${push}`];
}

function renderEnded(state: State, { name: stage, last }: TaskRow<Ended>): readonly string[] {
  const { outcome, failure, note } = last.body;
  const title = codeSpan(titleOf(state.run, stage));
  if (failure !== undefined && isChild(stage)) {
    // What Baton itself stopped came too late, and nothing follows from it.
    const judged = outcome === 'skipped' ? '' : ` Its parent \`${parentNameOf(stage)}\` decides what follows.`;
    return [`- ${outcomeIcon(outcome)} ${title}: ${failureWords(last.body)}.${judged}`];
  }
  if (failure !== undefined && !isPart(stage) && isTolerated(state.run, last.body))
    return [`- ℹ️ ${title}: ${failureWords(last.body)}. The run goes on, because the stage has \`continue-on-failure\`.`];
  // The headline says why a run ended.
  if (state.end?.body.reason === `${stage}: ${failure?.reason ?? note}` && !isCut(failure?.reason ?? note)) return [];
  if (failure !== undefined)
    return hasAttempts(state, stage) ? [] : [`- ${outcomeIcon(outcome)} ${title}: ${failureWords(last.body)}.`];
  if (note === undefined) return [];
  const icon = outcome === 'succeeded' ? 'ℹ️' : outcomeIcon(outcome);
  return [`- ${icon} ${title}: ${linkCodes(oneLine(note, noteCodePoints))}`];
}

/** Renders why the condition of a stage could not be decided, unless the headline says it. */
function renderBroken({ end }: State, { stage, words }: { readonly stage: string; readonly words: string }): readonly string[] {
  const isShown = end?.body.reason === `${stage}: ${words}` && !isCut(words);
  return isShown ? [] : [`- ❌ \`${stage}\`: ${renderReason(words)}.`];
}

/** Renders a reason that quotes a condition. Its `||` stays as it was written: this line stands in a list and never in a table. */
function renderReason(words: string): string {
  return oneLine(words, noteCodePoints).replaceAll('¦¦', '||');
}

/** Returns whether the headline has no room for a reason. */
function isCut(reason = ''): boolean {
  return [...reason].length > headlineCodePoints;
}

/** Returns whether each failed attempt of a stage has a line of its own: it has or had more than one start, or waits for one. */
export function hasAttempts(state: State, stage: string): boolean {
  const failures = failuresOf(state, stage);
  return maxAttemptsOf(state.run, stage) > 1 || failures.length > 1 || failures[0]?.body.failure?.reason === limited;
}

/** Renders which stages wait for their turn on a branch. */
function renderTurns({ run, rows }: State): readonly string[] {
  return [...rows.values()].flatMap((row) =>
    row.status === 'waiting' && row.wait.gate === 'own-branch'
      ? [`- ⏳ ${codeSpan(titleOf(run, row.name))} waits: \`${row.wait.for[0]}\` works on ${codeSpan(row.wait.what ?? '')}.`]
      : [],
  );
}

/** Finds the stage that ended without success, behind stages that were not started for that reason. */
function findCause(rows: TaskTable, by: string): string {
  const row = rows.get(by);
  return row?.status === 'never' && row.never.kind === 'blocked' ? findCause(rows, row.never.by) : by;
}

function listNever(rows: TaskTable) {
  return [...rows.values()].filter((row) => row.status === 'never');
}

/** Renders which stages were not started, one line for each stage that kept them from it. */
function renderBlocked({ rows }: State): readonly string[] {
  const blocked = listNever(rows).flatMap(({ name, never }) =>
    never.kind === 'blocked' ? [{ name, by: findCause(rows, never.by) }] : [],
  );
  return [...Map.groupBy(blocked, ({ by }) => by)].map(([by, waiting]) => {
    const names = waiting.map(({ name }) => `\`${name}\``).join(', ');
    return `- ⏭️ ${names}: not started, because \`${by}\` did not succeed.`;
  });
}

/** Renders why stages were skipped: a line for each condition that was false, with the stages that were skipped behind it. */
function renderSkipped({ rows }: State): readonly string[] {
  const behind = Map.groupBy(listSkippedBehind(rows), ({ by }) => by);
  return listNever(rows).flatMap(({ name, never }) => {
    if (never.kind !== 'skipped' || 'by' in never) return [];
    const others = (behind.get(name) ?? []).map((other) => `\`${other.name}\``).join(', ');
    const also = others === '' ? '' : ` So ${others} ${others.includes(',') ? 'were' : 'was'} skipped too.`;
    return [`- ⏭️ \`${name}\`: ${renderReason(describeSkipped(never))}.${also}`];
  });
}

/** Lists the stages that were skipped because they need one that was, each with the stage whose condition was false. */
function listSkippedBehind(rows: TaskTable): readonly { readonly name: string; readonly by: string }[] {
  const skipped = listNever(rows).flatMap(({ name, never }) =>
    never.kind === 'skipped' && 'by' in never ? [{ name, by: never.by }] : [],
  );
  const needs = new Map(skipped.map(({ name, by }) => [name, by]));
  const findFirst = (by: string): string => {
    const before = needs.get(by);
    return before === undefined ? by : findFirst(before);
  };
  return skipped.map(({ name, by }) => ({ name, by: findFirst(by) }));
}

/** Renders which stages wait for their turn in the App, and which starts wait for the end of the run, as it was at this drawing. */
export function renderTurnWaits({ waits = new Map(), waitingStarts = [] }: ViewLinks): readonly Section[] {
  const stages = [...waits].map(([stage, wait]) => `- ⏳ \`${stage}\` ${describeWait(wait, codeSpan)}.`);
  const starts = waitingStarts.map((cause, at) => `${at + 1}. ${oneLine(cause)}`).join('; ');
  const lines =
    starts === '' ? stages : [...stages, `- ⏳ When this run has ended, another one starts (\`on-conflict: queue\`): ${starts}.`];
  return lines.length === 0 ? [] : [[lines.join('\n'), `- ⏳ ${lines.length} wait for their turn.`]];
}
