import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import { failuresOf, maxAttemptsOf } from '../../run/attempts.ts';
import type { StageState, State } from '../../run/state.ts';
import { outcomeIcon } from '../outcome-words.ts';
import { reasonWords } from '../reason-words.ts';

/** The limit on a note below the table. The comment of its task has it in full. */
const noteCodePoints = 500;
/** The limit on a reason in the headline. */
const headlineCodePoints = 150;

/** Renders the sentences about stages, one line each, since the table has room for words alone. */
export function renderStageNotes(state: State): readonly string[] {
  return [
    ...[...state.stages].flatMap(([stage, entry]) => renderNote(state, { stage, entry })),
    ...(state.end === undefined ? renderTurns(state) : []),
    ...renderBlocked(state),
  ];
}

function renderNote(state: State, { stage, entry }: { readonly stage: string; readonly entry: StageState }): readonly string[] {
  if (entry.kind === 'awaiting' && entry.for === 'answer')
    return [
      `- ${outcomeIcon('needs-input')} \`${stage}\` asks: ${linkCodes(oneLine(entry.last.body.note ?? '', noteCodePoints))}`,
    ];
  if (entry.kind !== 'ended') return [];
  const { outcome, failure, note } = entry.last.body;
  // The headline says why a run ended.
  if (state.end?.body.reason === `${stage}: ${failure?.reason ?? note}` && !isCut(failure?.reason ?? note)) return [];
  if (failure !== undefined)
    return hasAttempts(state, stage) ? [] : [`- ${outcomeIcon(outcome)} \`${stage}\`: ${reasonWords(failure.reason)}.`];
  if (note === undefined) return [];
  const icon = outcome === 'succeeded' ? 'ℹ️' : outcomeIcon(outcome);
  return [`- ${icon} \`${stage}\`: ${linkCodes(oneLine(note, noteCodePoints))}`];
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
