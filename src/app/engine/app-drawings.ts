import type { Dispatch } from '../../core/record/dispatch.ts';
import type { Drawings } from '../../ports/starter.ts';
import { type EngineRequest, lockKey, type WorkContext } from '../work/queued-work.ts';

export interface AppDrawings extends Drawings {
  /** Says that work on this order was queued, which will draw the run again. */
  follow(order: Dispatch): void;
}

/** The time after which a postponed drawing is made at the latest. The work that follows is before it in the queue. */
const postponedMilliseconds = 10_000;

/**
 * Creates the drawings of one piece of work. A drawing is left to a built-in that was queued under the same lock. It is noted
 * in the store and queued as well, for a built-in that fails or dies: then the item finds the note and draws.
 */
export function createAppDrawings(
  context: Pick<WorkContext, 'postponed' | 'arrivals' | 'add'>,
  { installation, repository }: Pick<EngineRequest, 'installation' | 'repository'>,
): AppDrawings {
  let following: Dispatch | undefined;
  return {
    follow(order) {
      following = order;
    },
    async postpone(run) {
      if (following?.run !== run.run) return false;
      const { lock, task, issued } = following;
      await context.postponed.note(repository.id, run.run);
      await context.add({
        id: `draw ${repository.id} ${run.run}/${task} ${issued}`,
        key: lockKey(repository.id, lock),
        runAt: new Date(Date.parse(context.arrivals()) + postponedMilliseconds).toISOString(),
        work: { kind: 'draw', installation, repository, run },
      });
      return true;
    },
    finish: (run) => context.postponed.clear(repository.id, run.run),
  };
}
