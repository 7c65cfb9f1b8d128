import { StringDecoder } from 'node:string_decoder';

export interface LineSplitter {
  push(chunk: Uint8Array): void;
  /** Passes on the text after the last line end. */
  end(): void;
}

/**
 * Creates a splitter that cuts a stream into lines, in constant memory. A line longer than `longest` is cut, and comes with the
 * number of characters that it lost. Lines end at CR, LF or both, as they do for the runner.
 */
export function createLineSplitter(options: {
  readonly longest: number;
  readonly onLine: (line: string, dropped: number) => void;
}): LineSplitter {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  let dropped = 0;
  const flush = (): void => {
    const [line, lost] = [parts.join(''), dropped];
    parts = [];
    length = 0;
    dropped = 0;
    options.onLine(line, lost);
  };
  const extend = (text: string): void => {
    const kept = text.slice(0, Math.max(options.longest - length, 0));
    if (kept !== '') parts.push(kept);
    length += kept.length;
    dropped += text.length - kept.length;
  };
  const feed = (text: string): void => {
    // A CR at the end waits for the LF that may follow it.
    const [first = '', ...rest] = text.split(/\r\n|\n|\r(?!$)/);
    extend(first);
    for (const line of rest) {
      flush();
      extend(line);
    }
  };
  let carry = '';
  return {
    push(chunk) {
      const text = carry + decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      carry = text.endsWith('\r') ? '\r' : '';
      feed(carry === '' ? text : text.slice(0, -1));
    },
    end() {
      const rest = carry === '' ? decoder.end() : `\n${decoder.end()}`;
      carry = '';
      feed(rest);
      if (length > 0) flush();
    },
  };
}
