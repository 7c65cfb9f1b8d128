/**
 * The causes that code acts on. `other-version`: a record was written by a Baton that this one cannot read · `broken-chain`: a
 * record does not name the one before it · `displaced-record`: a record of ours shows and does not count.
 */
export type ProblemCause = 'other-version' | 'broken-chain' | 'displaced-record';

/** One thing that is wrong, explained so that a person can fix it. */
export interface Problem {
  /** The stable code `BATON-E…`, which has a section of its own in `docs/errors.md`. */
  readonly code: string;
  /** Set where code acts on the problem. Codes and messages are for people, so that renumbering one changes no behaviour. */
  readonly cause?: ProblemCause;
  /** A sentence: the field, the value seen, and what to write instead. */
  readonly message: string;
  /** The dotted path of the field, where there is one: `pipelines.fix.stages.fix.needs[0]`. */
  readonly path?: string;
  /** The 1-based position in the file, where there is one. */
  readonly line?: number;
  readonly column?: number;
}

/** Returns a problem as people read it: its code, then its sentence. */
export function problemText({ code, message }: Pick<Problem, 'code' | 'message'>): string {
  return `${code}: ${message}`;
}

/** Returns the words of anything that was thrown. Only an `Error` has a message; everything else is shown as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** An entry of the catalogue from which `docs/errors.md` is generated. */
export interface ProblemKind {
  readonly code: string;
  readonly title: string;
  /** The event that occurred, and why Baton refuses it. */
  readonly explanation: string;
  /** The action that fixes the problem. */
  readonly remedy: string;
}

/** The remedy for problems that do not know what started the run. `describeStartAgain` gives the exact one for a run. */
export const startAgainRemedy =
  'Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.';
