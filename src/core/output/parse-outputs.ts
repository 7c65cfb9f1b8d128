import type { PrintedBlocks } from '../handoff/printed-blocks.ts';
import { utf8Length } from '../json/json-value.ts';

const limits = { bytes: 65_536, lines: 1_000 } as const;
const cutMark = '… (cut)';

/**
 * Parses the last complete outputs block into trimmed lines without empty ones (I-22). Output beyond the limits is cut with a
 * visible mark.
 */
export function parseOutputs({ outputs = [] }: PrintedBlocks): readonly string[] {
  const lines = outputs.map((line) => line.trim().toWellFormed()).filter((line) => line !== '');
  return capOutputs(lines);
}

/** Applies the same limits to outputs from another source. */
export function capOutputs(lines: readonly string[]): readonly string[] {
  let bytes = 0;
  const end = lines.findIndex((line, index) => {
    bytes += utf8Length(line);
    return bytes > limits.bytes || index >= limits.lines;
  });
  return end < 0 ? lines : [...lines.slice(0, end), cutMark];
}
