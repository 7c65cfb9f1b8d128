import { stripAnsi } from '../../../core/text/plain-text.ts';

/** The part of a job's log that is kept. The times are those of the step, in milliseconds. */
export interface LogPart {
  readonly from?: number;
  readonly to?: number;
  readonly maxBytes: number;
}

export interface LogEnd {
  readonly text: string;
  /** True if the part was longer. */
  readonly isCut: boolean;
}

const stamp = /^\uFEFF?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)\d*Z ?/;
const longestLine = 65_536;

/**
 * Creates a reader that keeps the end of one step of a job's log. GitHub writes a time before every line and no names of steps, so
 * the times of the step choose its lines. A line without a time belongs to the one before it. Where no line falls into the step, as
 * in a log of another form, the end of the whole log stands for it.
 */
export function createLogReader({ from = 0, to = Number.POSITIVE_INFINITY, maxBytes }: LogPart): {
  push(text: string): void;
  end(): LogEnd;
} {
  const [own, others] = [createTail(maxBytes), createTail(maxBytes)];
  let [rest, isInside] = ['', false];
  const take = (line: string): void => {
    const time = stamp.exec(line);
    if (time !== null) isInside = isBetween(Date.parse(`${time[1]}Z`), { from, to });
    (isInside ? own : others).add(stripAnsi(line.slice(time?.[0].length ?? 0)));
  };
  return {
    push(text) {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) take(line);
      if (rest.length < longestLine) return;
      take(rest);
      rest = '';
    },
    end() {
      if (rest !== '') take(rest);
      const isFound = own.lines.length > 0;
      const { lines, isCut } = isFound ? own : others;
      const text = cleanLines(selectStep(lines)).trim();
      const end = cutStart(text, maxBytes);
      return { text: end, isCut: isCut || end !== text || (!isFound && text !== '') };
    },
  };
}

/** The last lines of a text, as far as there is room for them. */
interface Tail {
  readonly lines: string[];
  isCut: boolean;
  add(line: string): void;
}

function createTail(maxBytes: number): Tail {
  let bytes = 0;
  const tail: Tail = {
    lines: [],
    isCut: false,
    add(line) {
      const text = cutLine(line, maxBytes);
      tail.isCut ||= text !== line;
      tail.lines.push(text);
      bytes += Buffer.byteLength(text) + 1;
      // There is more room than is shown, because lines of other steps and of the runner are left out at the end.
      while (bytes > 4 * maxBytes && tail.lines.length > 1) {
        bytes -= Buffer.byteLength(tail.lines.shift() ?? '') + 1;
        tail.isCut = true;
      }
    },
  };
  return tail;
}

function isBetween(time: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return time >= from && time <= to;
}

/**
 * Leaves out what is of other steps: GitHub says the times of steps in whole seconds. A step begins with `##[group]Run`, and a script
 * that failed ends with a line of the runner.
 */
function selectStep(lines: readonly string[]): readonly string[] {
  const last = lines.findIndex((line) => line.startsWith('##[error]Process completed with exit code'));
  const own = last === -1 ? lines : lines.slice(0, last + 1);
  const first = own.findLastIndex((line) => line.startsWith('##[group]Run '));
  return first === -1 ? own : own.slice(first);
}

/** Removes the runner's own marks. */
function cleanLines(lines: readonly string[]): string {
  return lines
    .filter((line) => !line.startsWith('##[endgroup]'))
    .map((line) =>
      line
        .replace(/\r$/, '')
        .replace(/^##\[group\]/, '')
        .replace(/^##\[(error|warning)\]/, '$1: '),
    )
    .join('\n');
}

/** Returns the end of a text, from the beginning of a line where there is one. */
function cutStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const end = bytes
    .subarray(-maxBytes)
    .toString('utf8')
    .replace(/^\uFFFD+/, '');
  const line = end.indexOf('\n');
  return line === -1 || line > end.length / 2 ? cutWord(end) : end.slice(line + 1);
}

/** Returns the end of a line, in whole characters. */
function cutLine(line: string, maxBytes: number): string {
  return line.length <= maxBytes ? line : cutWord(line.slice(-maxBytes).replace(/^[\uDC00-\uDFFF]/, ''));
}

/** Leaves out the first word of a text that was cut: it may be half of a secret, which nothing would know as one. */
function cutWord(text: string): string {
  return text.replace(/^\S{1,1024}\s/, '');
}
