import { blockUnits, createBlockScanner, type PrintedBlocks } from '../../core/text/create-block-scanner.ts';
import { createLineLogger } from './create-line-logger.ts';
import { createLineSplitter } from './create-line-splitter.ts';

export interface HeardAgent {
  readonly push: (text: string) => void;
  /** Blocks between markers in all that was said. */
  readonly end: () => PrintedBlocks;
}

/** What an agent says among the events of its engine: for the log, and for blocks in it. */
export function hearAgent(options: {
  readonly write: (line: string) => void;
  readonly redact: (text: string) => string;
}): HeardAgent {
  const logger = createLineLogger(options);
  const scanner = createBlockScanner();
  const lines = createLineSplitter({ longest: blockUnits, take: (line) => scanner.push(line) });
  return {
    push(text) {
      const bytes = Buffer.from(text);
      logger.push(bytes);
      lines.push(bytes);
    },
    end() {
      logger.end();
      lines.end();
      return scanner.blocks();
    },
  };
}
