import { messageOf } from '../../../core/problem.ts';
import { showLimitWait } from '../../../engine/view/show-limit-wait.ts';
import { GitHubError } from '../../../ports/github.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { GitHubSilent, LimitReached } from '../github/limit-reached.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';

/** The wait before GitHub is asked again after it did not answer. */
const silentMilliseconds = 15_000;

/**
 * The time for which a piece of work waits for a GitHub that does not answer. After that its failures count as attempts, because it
 * may be this one request that GitHub cannot answer, and the work behind it waits.
 */
const longestSilenceMilliseconds = 6 * 3_600_000;

interface Piece {
  /** The id of its item in the queue. */
  readonly id: string;
  readonly work: Work;
}

/** Performs pieces of work, and puts those off that a limit or a failure of GitHub stops. */
export type WaitForGitHub = (context: WorkContext, piece: Piece, perform: () => Promise<void>) => Promise<void>;

/**
 * Creates the guard around all work. A limit is never a failure of the work: it goes back to the queue until the limit ends, takes
 * no place there, and uses up no attempt. All that was written before can be repeated without harm.
 */
export function createWaitForGitHub(now: () => number): WaitForGitHub {
  /** The times since which GitHub does not answer to pieces of work, by item. */
  const silences = new Map<string, number>();
  return async (context, piece, perform) => {
    const { id, work } = piece;
    try {
      if ('installation' in work) await context.limitsOf(work.installation).checkStart();
      await perform();
      silences.delete(id);
    } catch (thrown) {
      if (thrown instanceof LimitReached) await tell(context, work, thrown);
      if (!isSilence(thrown)) throw thrown;
      const since = silences.get(id) ?? now();
      silences.delete(id);
      if (now() - since > longestSilenceMilliseconds) throw new Error(messageOf(thrown), { cause: thrown });
      silences.set(id, since);
      context.log.warning(`${id} waits, because GitHub does not answer: ${messageOf(thrown)}`);
      throw new GitHubSilent({ until: now() + silentMilliseconds, cause: thrown });
    }
  };
}

function isSilence(thrown: unknown): boolean {
  return thrown instanceof GitHubSilent || (thrown instanceof GitHubError && thrown.reason === 'unavailable');
}

/** Says in the status comment that the run waits, where GitHub takes edits. The log has it in any case (`InstallationLimits`). */
async function tell(context: WorkContext, work: Work, reached: LimitReached): Promise<void> {
  if (!reached.mayEdit || work.kind !== 'advance') return;
  const { dispatch } = work;
  try {
    const { engine } = await createAppEngine(context, work);
    await showLimitWait(engine, { dispatch, wait: reached.message });
  } catch (thrown) {
    context.log.info(`The status comment of run ${dispatch.run} does not say that it waits: ${messageOf(thrown)}`);
  }
}
