import { isChild, isPart, parentNameOf } from '../../children/task-name.ts';
import { describeBroken, describeSkipped } from '../../condition/describe-stage.ts';
import { linkCodes } from '../../docs-address.ts';
import type { TurnWait } from '../../launch/turn-wait.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { Section } from '../../markdown/size-limit.ts';
import type { TaskRecord } from '../../record/record.ts';
import { failuresOf, isTolerated, maxAttemptsOf } from '../../run/attempts.ts';
import { pipelineOf } from '../../run/pipeline-of.ts';
import type { StageState, State } from '../../run/state.ts';
import type { ViewLinks } from '../links.ts';
import { countChildTasks, outcomeIcon } from '../outcome-words.ts';
import { reasonWords } from '../reason-words.ts';
import { describeWait, findWait } from '../tree/find-wait.ts';

/** The limit on a note below the table. The comment of its task has it in full. */
const noteCodePoints = 500;
/** The limit on a reason in the headline. */
const headlineCodePoints = 150;

/** Renders the sentences about stages, one line each, since the table has room for words alone. */
export function renderStageNotes(state: State): readonly string[] {
  return [
    ...[...state.stages].flatMap(([stage, entry]) => renderNote(state, { stage, entry })),
    ...(state.end === undefined ? renderTurns(state) : []),
    ...renderRefused(state),
    ...renderBlocked(state),
    ...renderSkipped(state),
  ];
}

function renderNote(state: State, { stage, entry }: { readonly stage: string; readonly entry: StageState }): readonly string[] {
  if (entry.kind === 'broken') return renderBroken(state, { stage, words: describeBroken(entry) });
  if (entry.kind === 'awaiting' && entry.for === 'answer')
    return [
      `- ${outcomeIcon('needs-input')} \`${stage}\` asks: ${linkCodes(oneLine(entry.last.body.note ?? '', noteCodePoints))}`,
      ...renderPush(stage, entry.last),
    ];
  if (entry.kind === 'suspended') return [...renderWaiting(state, { stage, entry }), ...renderPush(stage, entry.last)];
  return entry.kind === 'ended' ? [...renderEnded(state, { stage, last: entry.last }), ...renderPush(stage, entry.last)] : [];
}

/** Renders which children a stage waits for, and until when. */
function renderWaiting(
  state: State,
  { stage, entry }: { readonly stage: string; readonly entry: StageState },
): readonly string[] {
  const wait = findWait(state, { name: stage, entry });
  if (wait === undefined) return [];
  const then = wait.deadline === undefined ? '' : ' Then its agent goes on with what has come by then.';
  return [`- ⏸️ \`${stage}\` ${describeWait(wait, codeSpan)}.${then}`];
}

/** Renders how many requests for children were refused, with the first reason: a line for each task that asked. */
function renderRefused({ spawned }: State): readonly string[] {
  return [...Map.groupBy(spawned, ({ task }) => task)].flatMap(([task, records]) => {
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
function renderPush(stage: string, { body: { push } }: TaskRecord): readonly string[] {
  return push === undefined ? [] : [`- ℹ️ \`${stage}\`: ${push}`];
}

function renderEnded(state: State, { stage, last }: { readonly stage: string; readonly last: TaskRecord }): readonly string[] {
  const { outcome, failure, note } = last.body;
  if (failure !== undefined && isChild(stage))
    return [
      `- ${outcomeIcon(outcome)} \`${stage}\`: ${reasonWords(failure.reason)}. Its parent \`${parentNameOf(stage)}\` decides what follows.`,
    ];
  if (failure !== undefined && !isPart(stage) && isTolerated(state.run, last.body))
    return [`- ℹ️ \`${stage}\`: ${reasonWords(failure.reason)}. The run goes on, because the stage has \`continue-on-failure\`.`];
  // The headline says why a run ended.
  if (state.end?.body.reason === `${stage}: ${failure?.reason ?? note}` && !isCut(failure?.reason ?? note)) return [];
  if (failure !== undefined)
    return hasAttempts(state, stage) ? [] : [`- ${outcomeIcon(outcome)} \`${stage}\`: ${reasonWords(failure.reason)}.`];
  if (note === undefined) return [];
  const icon = outcome === 'succeeded' ? 'ℹ️' : outcomeIcon(outcome);
  return [`- ${icon} \`${stage}\`: ${linkCodes(oneLine(note, noteCodePoints))}`];
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

/** Returns whether each failed attempt of a stage has a line of its own, because the stage has or had more than one start. */
export function hasAttempts(state: State, stage: string): boolean {
  return maxAttemptsOf(state.run, stage) > 1 || failuresOf(state, stage).length > 1;
}

/** Renders which stages wait for their turn on a branch. */
function renderTurns({ stages }: State): readonly string[] {
  return [...stages].flatMap(([stage, entry]) =>
    entry.kind === 'waiting' && entry.behind !== undefined
      ? [`- ⏳ \`${stage}\` waits: \`${entry.behind.stage}\` works on ${codeSpan(entry.behind.branch)}.`]
      : [],
  );
}

/** Finds the stage that ended without success, behind stages that were not started for that reason. */
function findCause(stages: State['stages'], by: string): string {
  const entry = stages.get(by);
  return entry?.kind === 'blocked' ? findCause(stages, entry.by) : by;
}

/** Renders which stages were not started, one line for each stage that kept them from it. */
function renderBlocked({ stages }: State): readonly string[] {
  const blocked = [...stages].flatMap(([stage, entry]) =>
    entry.kind === 'blocked' ? [{ stage, by: findCause(stages, entry.by) }] : [],
  );
  return [...Map.groupBy(blocked, ({ by }) => by)].map(([by, waiting]) => {
    const names = waiting.map(({ stage }) => `\`${stage}\``).join(', ');
    return `- ⏭️ ${names}: not started, because \`${by}\` did not succeed.`;
  });
}

/** Renders why stages were skipped: a line for each condition that was false, with the stages that were skipped behind it. */
function renderSkipped({ stages }: State): readonly string[] {
  const behind = Map.groupBy(listSkippedBehind(stages), ({ by }) => by);
  return [...stages].flatMap(([stage, entry]) => {
    if (entry.kind !== 'skipped' || 'by' in entry) return [];
    const others = (behind.get(stage) ?? []).map((other) => `\`${other.stage}\``).join(', ');
    const also = others === '' ? '' : ` So ${others} ${others.includes(',') ? 'were' : 'was'} skipped too.`;
    return [`- ⏭️ \`${stage}\`: ${renderReason(describeSkipped(entry))}.${also}`];
  });
}

/** Lists the stages that were skipped because they need one that was, each with the stage whose condition was false. */
function listSkippedBehind(stages: State['stages']): readonly { readonly stage: string; readonly by: string }[] {
  const findFirst = (by: string): string => {
    const entry = stages.get(by);
    return entry?.kind === 'skipped' && 'by' in entry ? findFirst(entry.by) : by;
  };
  return [...stages].flatMap(([stage, entry]) =>
    entry.kind === 'skipped' && 'by' in entry ? [{ stage, by: findFirst(entry.by) }] : [],
  );
}

/** Returns a position in a line as people say it: `1st`, `2nd`, `11th`. */
function describePosition(position: number): string {
  const [tens, ones] = [position % 100, position % 10];
  const isTeen = tens > 10 && tens < 14;
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[ones] ?? 'th');
  return `${position}${ending}`;
}

/** Describes what a due stage waits for before its agent starts. */
function describeTurnWait(state: State, wait: TurnWait): string {
  const place = `${describePosition(wait.position)} in line`;
  if (wait.kind === 'branch')
    return `waits until run \`${wait.behind}\` no longer needs the branch ${codeSpan(wait.branch)}, ${place}`;
  const limit = pipelineOf(state.run)['max-concurrency'] ?? 0;
  return `waits for a free slot (\`max-concurrency: ${limit}\`), ${place}`;
}

/** Renders which stages wait for their turn in the App, and which starts wait for the end of the run, as it was at this drawing. */
export function renderTurnWaits(state: State, { waits = new Map(), waitingStarts = [] }: ViewLinks): readonly Section[] {
  const stages = [...waits].map(([stage, wait]) => `- ⏳ \`${stage}\` ${describeTurnWait(state, wait)}.`);
  const starts = waitingStarts.map((cause, at) => `${at + 1}. ${oneLine(cause)}`).join('; ');
  const lines =
    starts === '' ? stages : [...stages, `- ⏳ When this run has ended, another one starts (\`on-conflict: queue\`): ${starts}.`];
  return lines.length === 0 ? [] : [[lines.join('\n'), `- ⏳ ${lines.length} wait for their turn.`]];
}
