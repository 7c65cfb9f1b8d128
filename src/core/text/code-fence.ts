/** The first line of a fenced code block. */
export interface CodeFence {
  readonly character: string;
  readonly length: number;
  readonly info: string;
}

/** Reads a line, without indentation, as the start of a fenced code block. */
export function findFenceStart(line: string): CodeFence | undefined {
  const length = countRun(line);
  if (length < 3) return undefined;
  const character = line.charAt(0);
  const info = line.slice(length).trim();
  return character === '`' && info.includes('`') ? undefined : { character, length, info };
}

/** Whether a line, without indentation, ends the block that `fence` started. */
export function isFenceEnd(line: string, fence: CodeFence): boolean {
  if (line.charAt(0) !== fence.character) return false;
  const length = countRun(line);
  return length >= fence.length && line.slice(length).trim() === '';
}

function countRun(line: string): number {
  const character = line.charAt(0);
  if (character !== '`' && character !== '~') return 0;
  let length = 1;
  while (line.charAt(length) === character) length += 1;
  return length;
}
