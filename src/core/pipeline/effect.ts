import type { Outcome } from '../output/outcome.ts';
import type { Due } from './state.ts';

/** What is to be done next, as data. One exhaustive switch performs it; in a dry run it is printed. */
export type Effect =
  /** Start an execution of an agent stage, or of a built-in (`for: publish`). Key: run, stage, execution. */
  | { readonly kind: 'dispatch-task'; readonly stage: string; readonly for: 'agent' | 'publish'; readonly due: Due }
  /** Store the record that ends the run. Rides in the comment of the task that was its last. */
  | { readonly kind: 'end-run'; readonly outcome: Outcome; readonly reason: string }
  /** Ask a person: one new comment and a label. Key: run. */
  | { readonly kind: 'escalate' }
  /** Store what later runs of the pipeline are told about this one, on its ledger. Key: run. */
  | { readonly kind: 'write-history' }
  /** Swap the reaction that the run began with for one that says how it ended. Key: what is reacted to, and which reaction. */
  | { readonly kind: 'react'; readonly outcome: Outcome }
  /** Redraw the status comment from the records. */
  | { readonly kind: 'update-status' }
  /** Nothing to do, and why. */
  | { readonly kind: 'ignore'; readonly reason: string };
