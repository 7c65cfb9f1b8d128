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

interface LogReader {
  push(text: string): void;
  end(): LogEnd;
}

const stamp = /^\uFEFF?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)\d*Z ?/;
const longestLine = 65_536;

/**
 * Creates a reader that keeps the end of one step of a job's log. GitHub writes a time before every line and no names of steps, so
 * the times of the step choose its lines. A line without a time belongs to the one before it.
 */
export function createLogReader({ from = 0, to = Number.POSITIVE_INFINITY, maxBytes }: LogPart): LogReader {
  const lines: string[] = [];
  const room = 4 * maxBytes;
  let [rest, bytes, isInside, isCut] = ['', 0, false, false];
  const take = (line: string): void => {
    const time = stamp.exec(line);
    if (time !== null) isInside = isBetween(Date.parse(`${time[1]}Z`), { from, to });
    if (!isInside) return;
    const whole = stripAnsi(line.slice(time?.[0].length ?? 0));
    const text = cutLine(whole, maxBytes);
    isCut ||= text !== whole;
    lines.push(text);
    bytes += Buffer.byteLength(text) + 1;
    while (bytes > room && lines.length > 1) {
      bytes -= Buffer.byteLength(lines.shift() ?? '') + 1;
      isCut = true;
    }
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
      const text = cleanLines(selectStep(lines)).trim();
      const end = cutStart(text, maxBytes);
      return { text: end, isCut: isCut || end !== text };
    },
  };
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
