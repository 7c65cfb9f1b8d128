import type { ChildWait } from '../children/child.ts';

/** The gates by name. A gate adds itself where it is written; those stand here that what is below the gates asks for. */
export interface GateNames {
  answer: true;
  approval: true;
  children: true;
  sleep: true;
  cost: true;
  'own-branch': true;
}

export type GateName = keyof GateNames;

/** The thing that a task, a start or a run waits for. The only form of waiting. */
export interface Wait {
  readonly gate: GateName;
  /**
   * Tasks or runs by name, or a person. Empty where none is named. Of `condition` and `matrix` these are the stages that the stage needs and that
   * have not ended, which is what people have always been shown.
   */
  readonly for: readonly string[] | 'person';
  /** The time at which the wait is over whatever comes, RFC 3339. */
  readonly atMost?: string;
  /** The place in a line, from 1, which is next. */
  readonly position?: number;
  /** The time since which it is awaited, RFC 3339, where words name a time of the same day without its date. */
  readonly since?: string;
  /** The branch or the limit that is awaited, or the login of the person who keeps it back. */
  readonly what?: string;
  /** The agent that continues at `atMost` in the place of the one whose limit is closed `until` later, and the `seq` of the execution that this limit refused. */
  readonly fallback?: { readonly agent: string; readonly until: string; readonly refused: number };
  /** The condition under which a wait for children is over; `end` where the task ends with them. */
  readonly how?: ChildWait['until'] | 'end';
  /** The elements of a stage with a matrix, and those that have not ended. */
  readonly count?: { readonly open: number; readonly all: number };
  /** The text that an approval is about: an approval counts for an equal text alone. */
  readonly basis?: string;
}
