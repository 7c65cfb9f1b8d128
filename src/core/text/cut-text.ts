import { utf8Length } from '../json/utf8-length.ts';
import { type CodeFence, findFenceStart, isFenceEnd } from './code-fence.ts';

const note = '_The rest was left out here, because GitHub takes no longer text._';
/** For a fence that has to be closed, and the note. */
const spareBytes = 300;

/** Markdown of at most so many bytes: cut between lines, with a fence that is open there closed, and a visible note. */
export function cutText(text: string, maxBytes: number): string {
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
