import { utf8Length } from '../json/json-value.ts';
import { type CodeFence, findFenceStart, isFenceEnd } from './fenced-code.ts';

const note = '_The rest was left out here, because GitHub takes no longer text._';
/** The bytes reserved for the note and for the end of an open fence. */
const spareBytes = 300;

/** Shortens Markdown to at most so many bytes: cuts between lines, closes a fence that is open there, and adds a visible note. */
export function truncateMarkdown(text: string, maxBytes: number): string {
  if (utf8Length(text) <= maxBytes) return text;
  const kept: string[] = [];
  let room = maxBytes - spareBytes;
  let fence: CodeFence | undefined;
  for (const line of text.split('\n')) {
    room -= utf8Length(line) + 1;
    if (room < 0) break;
    kept.push(line);
    fence = nextFence(line.trimStart(), fence);
  }
  const end = fence === undefined ? [] : [fence.character.repeat(Math.min(fence.length, spareBytes / 2))];
  return [...kept, ...end, '', note].join('\n').trimStart();
}

function nextFence(line: string, open: CodeFence | undefined): CodeFence | undefined {
  if (open === undefined) return findFenceStart(line);
  return isFenceEnd(line, open) ? undefined : open;
}

/** The forms in which one thing can be shown, the fullest first. Each form is complete: no fence or fold is open at its end. */
export type Section = readonly string[];

export interface PackedSections {
  readonly kept: readonly string[];
  /** The number of sections of which no form fits. */
  readonly dropped: number;
}

/** Returns as many sections as fit, each in its fullest form that fits. Text is cut between sections, never inside one. */
export function packSections(sections: readonly Section[], maxBytes: number): PackedSections {
  const kept: string[] = [];
  let room = maxBytes;
  for (const forms of sections) {
    const fitting = forms.find((form) => utf8Length(form) + 2 <= room);
    if (fitting === undefined) continue;
    kept.push(fitting);
    room -= utf8Length(fitting) + 2;
  }
  return { kept, dropped: sections.length - kept.length };
}
