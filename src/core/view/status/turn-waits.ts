import type { TurnWait } from '../../launch/turn-wait.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import type { Section } from '../../markdown/size-limit.ts';
import { pipelineOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import type { ViewLinks } from '../links.ts';

/** Returns a position in a line as people say it: `1st`, `2nd`, `11th`. */
export function describePosition(position: number): string {
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
