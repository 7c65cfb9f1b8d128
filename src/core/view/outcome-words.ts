import type { Outcome } from '../output/outcome.ts';
import type { Awaiting, StageState, Suspended } from '../run/state.ts';

/** The icons of outcomes. An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  failed: '❌',
  noop: '💤',
  'needs-input': '❓',
  cancelled: '🚫',
  skipped: '⏭️',
};

const outcomeNames: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  noop: 'had nothing to do',
  'needs-input': 'needs input',
  cancelled: 'was cancelled',
  skipped: 'was skipped',
};

/** Returns the icon of an outcome, for a line whose words say the rest. */
export function outcomeIcon(outcome: Outcome): string {
  return icons[outcome];
}

/** Returns the words for an outcome, for a place that has icons of its own. */
export function describeOutcome(outcome: Outcome): string {
  return outcomeNames[outcome];
}

/** Returns what a stage waits for that needs a person. */
export function awaitingWords({ for: what }: Awaiting): string {
  return what === 'answer' ? '❓ waits for an answer' : '✋ waits for approval';
}

/** Returns an outcome as people read it: its icon and its words. */
export function outcomeWords(outcome: Outcome): string {
  return `${icons[outcome]} ${describeOutcome(outcome)}`;
}

/** Lists the children that a suspended stage waits for: those that its agent named, else all that have not ended. */
export function listAwaited({ open, wait }: Suspended): readonly string[] {
  return wait === undefined ? open : open.filter((name) => wait.names.includes(name));
}

/** Returns the words for a stage whose agent waits for its children, or has ended before them. */
function suspendedWords(entry: Suspended): string {
  return `⏸️ waits for ${countChildTasks(listAwaited(entry).length)}`;
}

/** Returns a number of child tasks in words. */
export function countChildTasks(count: number): string {
  return `${count} child ${count === 1 ? 'task' : 'tasks'}`;
}

/** Returns the words for the state of a stage, with an icon. `isOver`: its run has ended, so nothing of it starts any more. */
export function stageWords(entry: StageState, isOver: boolean): string {
  switch (entry.kind) {
    case 'waiting':
      return isOver ? '⏭️ not started' : '⏳ waiting';
    case 'due':
      return isOver ? '⏹️ not finished' : '▶️ running';
    case 'awaiting':
      return isOver ? '⏭️ not started' : awaitingWords(entry);
    case 'suspended':
      return isOver ? '⏹️ not finished' : suspendedWords(entry);
    case 'blocked':
      return '⏭️ not started';
    case 'skipped':
      return outcomeWords('skipped');
    case 'broken':
      return outcomeWords('failed');
    case 'ended':
      return outcomeWords(entry.last.body.outcome);
  }
}
