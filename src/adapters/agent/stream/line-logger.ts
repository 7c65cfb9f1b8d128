import { blockUnits, createBlockScanner, type PrintedBlocks } from '../../../core/handoff/printed-blocks.ts';
import { createLineSplitter, type LineSplitter } from './line-splitter.ts';

/** Longer lines are cut in the log; GitHub's page would not show them either. */
const longestLine = 65_536;
/** No secret is longer than this; see `cutLine`. */
const longestSecret = 4_096;

/**
 * Cuts a stream into lines, takes secrets out and writes them, in constant memory. Lines end as they do for the runner, so that no
 * workflow command can begin inside of what we take for one line.
 */
export function createLineLogger(options: {
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
}): LineSplitter {
  return createLineSplitter({
    longest: longestLine,
    onLine: (line, dropped) => options.write(dropped === 0 ? options.redact(line) : cutLine(options.redact(line), dropped)),
  });
}

/** The end of a cut line may hold the first half of a secret, which nobody would recognise: it is left out. */
function cutLine(redacted: string, dropped: number): string {
  const shown = redacted.slice(0, Math.max(redacted.length - longestSecret, 0));
  return `${shown} … (cut: ${dropped + redacted.length - shown.length} more characters)`;
}

export interface AgentLog {
  readonly push: (text: string) => void;
  /** Blocks between markers in all that was said. */
  readonly end: () => PrintedBlocks;
}

/** What an agent says among the events of its engine: for the log, and for blocks in it. */
export function logAgentOutput(options: {
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
}): AgentLog {
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

export interface BlockReader {
  push(chunk: Uint8Array): void;
  end(): PrintedBlocks;
}

/** Creates a reader that collects the blocks between markers in a whole stream, not only in the part that is stored (H-28). */
export function createBlockReader(): BlockReader {
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
