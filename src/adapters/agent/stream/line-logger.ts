import { blockUnits, createBlockScanner, type PrintedBlocks } from '../../../core/handoff/printed-blocks.ts';
import { createLineSplitter, type LineSplitter } from './line-splitter.ts';
import { createTail } from './tail.ts';

/** The length at which lines are cut in the log. GitHub's page would not show longer lines either. */
const longestLine = 65_536;
/** The length of the longest secret; see `cutLine`. */
const longestSecret = 4_096;

interface LogOptions {
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
}

/**
 * Creates a logger that cuts a stream into lines, removes secrets and writes them, in constant memory. Lines end as they do for
 * the runner, so that no workflow command can begin inside a line of ours.
 */
export function createLineLogger(options: LogOptions): LineSplitter {
  return createLineSplitter({
    longest: longestLine,
    onLine: (line, dropped) => options.write(dropped === 0 ? options.redact(line) : cutLine(options.redact(line), dropped)),
  });
}

/** Creates what logs a stream, and keeps its last `limit` bytes as text. */
export function createCollector({ limit, ...options }: LogOptions & { readonly limit: number }) {
  const tail = createTail(limit);
  const logger = createLineLogger(options);
  return {
    push(chunk: Buffer): void {
      tail.push(chunk);
      logger.push(chunk);
    },
    end(): string {
      logger.end();
      return tail.text();
    },
  };
}

/** Cuts a line. Leaves out its end, which may hold the first half of a secret that no check would recognise. */
function cutLine(redacted: string, dropped: number): string {
  const shown = redacted.slice(0, Math.max(redacted.length - longestSecret, 0));
  return `${shown} … (cut: ${dropped + redacted.length - shown.length} more characters)`;
}

/**
 * Creates a log for the text of an agent among the events of its engine. Also collects the blocks in that text. `end` ends the
 * log and returns the blocks between markers in the whole text.
 */
export function logAgentOutput(options: LogOptions): {
  readonly push: (text: string) => void;
  readonly end: () => PrintedBlocks;
} {
  const logger = createLineLogger(options);
  const blocks = createBlockReader();
  return {
    push(text) {
      const bytes = Buffer.from(text);
      logger.push(bytes);
      blocks.push(bytes);
    },
    end() {
      logger.end();
      return blocks.end();
    },
  };
}

/** Creates a reader that collects the blocks between markers in a whole stream, not only in the part that is stored (H-28). */
export function createBlockReader(): { push(chunk: Uint8Array): void; end(): PrintedBlocks } {
  const scanner = createBlockScanner();
  const lines = createLineSplitter({ longest: blockUnits, onLine: (line) => scanner.push(line) });
  return {
    push: (chunk) => lines.push(chunk),
    end() {
      lines.end();
      return scanner.blocks();
    },
  };
}
