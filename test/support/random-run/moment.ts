import type { State } from '../old-derivation/run/state.ts';
import type { CommentDraft } from './write-records.ts';

/** Draws a number from 0 that is smaller than this one. */
export type Draw = (below: number) => number;

/** The moment at which something happens in a run, as those saw it who take part. */
export interface Moment {
  readonly state: State;
  readonly now: string;
  readonly draw: Draw;
}

/** Something that can happen next in a run. The more `weight`, the more often it does. */
export interface RunEvent {
  readonly weight: number;
  readonly build: (moment: Moment) => CommentDraft;
}
