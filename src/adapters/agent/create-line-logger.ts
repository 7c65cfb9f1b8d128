import { StringDecoder } from 'node:string_decoder';

/** Longer lines are cut in the log; GitHub's page would not show them either. */
const longestLine = 65_536;
/** No secret is longer than this; see `cutLine`. */
const longestSecret = 4_096;

export interface LineLogger {
  push(chunk: Uint8Array): void;
  /** Writes what stands after the last line end. */
  end(): void;
}

/**
 * Cuts a stream into lines, takes secrets out and writes them, in constant memory. Lines end at CR, LF or both, as they do for the
 * runner, so that no workflow command can begin inside of what we take for one line.
 */
export function createLineLogger(options: {
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
}): LineLogger {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let dropped = 0;
  const flush = (): void => {
    options.write(dropped === 0 ? options.redact(pending) : cutLine(options.redact(pending), dropped));
    pending = '';
    dropped = 0;
  };
  const extend = (text: string): void => {
    const room = longestLine - pending.length;
    dropped += Math.max(text.length - room, 0);
    pending += text.slice(0, Math.max(room, 0));
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
      if (pending !== '') flush();
    },
  };
}

/** The end of a cut line may hold the first half of a secret, which nobody would recognise: it is left out. */
function cutLine(redacted: string, dropped: number): string {
  const shown = redacted.slice(0, Math.max(redacted.length - longestSecret, 0));
  return `${shown} … (cut: ${dropped + redacted.length - shown.length} more characters)`;
}
