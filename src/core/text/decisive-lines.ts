import { truncateCodePoints } from './truncate-code-points.ts';

const endLines = 6;
const earlierLines = 3;
const maxCodePoints = 1_200;
const sign =
  /\b(?:error|exception|fail(?:ed|ure)?|fatal|panic|denied|refused|forbidden|not found|not ok|cannot|unable|expected)\b/i;

/**
 * The lines of a failure that say most, in their order: our own sentence, the first ones that name an error, and the end, where
 * programs say why they stopped. Left-out lines are counted.
 */
export function pickDecisiveLines(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const end = lines.length - endLines;
  const named = lines.flatMap((line, index) => (index > 0 && index < end && sign.test(line) ? [index] : []));
  const earlier = new Set([0, ...named.slice(0, earlierLines)]);
  const kept = lines.flatMap((_, index) => (index >= end || earlier.has(index) ? [index] : []));
  const shown = kept.flatMap((index, place) => {
    const left = index - (kept[place - 1] ?? -1) - 1;
    return [...(left === 0 ? [] : [`… ${left} more line${left === 1 ? '' : 's'}`]), lines[index] ?? ''];
  });
  return truncateCodePoints(shown.join('\n'), maxCodePoints, { mark: '…' });
}
