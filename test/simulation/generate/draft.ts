import type { Random } from '../random.ts';
import type { Feature } from './features.ts';

/** A play that is being generated. */
export interface Draft {
  readonly random: Random;
  readonly used: Set<Feature>;
}

/** Decides by chance whether a play has a feature once more, and notes it. */
export function has({ random, used }: Draft, feature: Feature, probability: number): boolean {
  const isChosen = random.chance(probability);
  if (isChosen) used.add(feature);
  return isChosen;
}

/** Returns the draft with numbers of its own for one purpose, so that what is drawn for it changes no other part of the play. */
export function apart(draft: Draft, purpose: string): Draft {
  return { ...draft, random: draft.random.fork(purpose) };
}

/** Notes that a play has a feature, and returns the text that stands for it in the configuration. */
export function use({ used }: Draft, feature: Feature, text: string): string {
  used.add(feature);
  return text;
}
