import { invisibleCharacters } from '../text/invisible-characters.ts';
import { stripAnsi } from '../text/strip-ansi.ts';
import { truncateCodePoints } from '../text/truncate-code-points.ts';

/** Limit of `failureSchema.message`. */
export const summaryCodePoints = 2_000;
/** Longer than any summary, with room for control sequences that are taken out. */
const tailUnits = 16_384;

/** The end of what a program printed, where the cause stands: first what it wrote as errors, else the rest. */
export function summariseError(...texts: readonly string[]): string {
  const seen = texts.map(cleanTail).find((text) => text !== '') ?? '';
  return truncateCodePoints(seen, summaryCodePoints, { keep: 'end', mark: '…' });
}

function cleanTail(text: string): string {
  return stripAnsi(text.slice(-tailUnits).toWellFormed()).replace(/\r\n?/g, '\n').replace(invisibleCharacters, '').trim();
}
