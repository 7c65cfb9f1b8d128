import type { ReadTools } from '../../core/record/record-tools.ts';
import type { Threads } from '../../ports/github.ts';
import type { Provenance } from '../../ports/provenance.ts';

/** What reading the records of a thread needs. */
export interface ThreadReader {
  readonly threads: Threads;
  readonly repo: number;
  readonly tools: ReadTools;
  /** There where records are unsigned. */
  readonly provenance?: Provenance;
}
