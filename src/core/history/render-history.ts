import type { History } from '../config/history-schema.ts';
import { utf8Length } from '../json/utf8-length.ts';
import { toSeconds } from '../text/to-seconds.ts';
import type { HistoryEntry } from './history-entry.ts';
import { listLines } from './list-lines.ts';
import { phaseOf, selectEntries } from './select-entries.ts';

export interface HistoryOptions {
  readonly history: History;
  /** What the run is about that asks, for `scope: subject`. */
  readonly subject?: number | undefined;
}

/**
 * What `{{ history }}` says (DESIGN 4.6), newest first, empty when there is nothing to say:
 * ```
 * === Task fix-743 (Succeeded, 2026-03-18T09:00:00Z) ===
 * issue_created: #743
 * duration: 4m32s
 * ```
 */
export function renderHistory(entries: readonly HistoryEntry[], options: HistoryOptions): string {
  const blocks = selectEntries(entries, options).map((entry) => renderBlock(entry, options.history['include-keys']));
  return cut(blocks.join('\n\n'), options.history['max-bytes']);
}

function renderBlock({ run, body }: HistoryEntry, includeKeys: readonly string[]): string {
  const phase = phaseOf(body.outcome) === 'failed' ? 'Failed' : 'Succeeded';
  return [`=== Task ${run} (${phase}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join('\n');
}

/** Whole lines while they fit, then as much of the next as fits, and a line that says so. No value can forge that line. */
function cut(text: string, maxBytes: number): string {
  if (utf8Length(text) <= maxBytes) return text;
  const mark = `\n[history cut: more than ${maxBytes} bytes]`;
  let room = maxBytes - utf8Length(mark);
  let kept = '';
  for (const point of text) {
    room -= utf8Length(point);
    if (room < 0) break;
    kept += point;
  }
  return kept.trimEnd() + mark;
}
