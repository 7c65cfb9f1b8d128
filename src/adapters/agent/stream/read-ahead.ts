/** The time without output after which the output of before is handed on, in milliseconds. */
const quiet = 20;
/** The longest time that output waits, in milliseconds. */
const longest = 1_000;
/** The most bytes that wait. To work on them may hold up all else for a third of a second. */
const mostBytes = 8 * 1_048_576;

interface ReadAhead {
  /** Takes a piece of output, which is handed on a moment later. */
  push(chunk: Buffer, take: (chunk: Buffer) => void): void;
  /** Hands on what waits. */
  end(): void;
}

/**
 * Creates a memory between the pipes of a program and those who work on its output, in the order in which it came. A program that ends itself before all
 * is written out, as Gemini CLI and OpenCode do, loses what its pipe did not take by then. So a burst is read to its end first.
 */
export function createReadAhead(): ReadAhead {
  let waiting: (() => void)[] = [];
  let [bytes, since] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    const all = waiting;
    [waiting, bytes] = [[], 0];
    for (const hand of all) hand();
  };
  return {
    push(chunk, take) {
      if (waiting.length === 0) since = performance.now();
      waiting.push(() => take(chunk));
      bytes += chunk.length;
      clearTimeout(timer);
      if (bytes >= mostBytes) end();
      else timer = setTimeout(end, Math.max(0, Math.min(quiet, since + longest - performance.now())));
    },
    end,
  };
}
