import type { State } from './state.ts';

/** How often a run went on after its end. */
export function countReopenings({ decisions }: Pick<State, 'decisions'>): number {
  return decisions.filter(({ body }) => body.verb === 'retry').length;
}
