import type { ReadTools } from '../../core/record/record-tools.ts';
import type { Threads } from '../../ports/github.ts';

/** What reading the records of a thread needs. */
export interface ThreadReader {
  readonly threads: Threads;
  readonly repo: number;
  readonly tools: ReadTools;
}
