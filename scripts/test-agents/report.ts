import type { EngineName } from '../../src/core/agent/engine-name.ts';

/** Names the file that the reporter writes. */
export const reportVariable = 'BATON_TEST_AGENTS_REPORT';

/** What a test says of promises of an engine: the table in `docs/engines.md` is made of these. */
export interface Proof {
  readonly engine: EngineName;
  /** The numbers of the promises. */
  readonly of: readonly number[];
  /** Words for the table, after `yes`. */
  readonly note?: string;
  /** The reason for which the engine does not keep them. The test proves that it holds, and fails once it no longer does. */
  readonly lacks?: string;
  /** True if the program was not the engine's own, but one that prints what was recorded of it. */
  readonly standsIn?: true;
}

export interface ProofResult extends Proof {
  readonly title: string;
  readonly isPassed: boolean;
}

export interface AgentsReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly proofs: readonly ProofResult[];
}
