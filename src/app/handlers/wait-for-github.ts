import { messageOf } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { showLimitWait } from '../../engine/view/show-limit-wait.ts';
import { GitHubError } from '../../ports/github.ts';
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

/** The facts about a piece of work that waits, in milliseconds since 1970. */
interface Waiting {
  /** The time since which GitHub does not answer. */
  readonly silentSince?: number;
  /** The time of which the status comment says that the work waits until then. */
  readonly told?: number;
}

/** The most pieces of work whose waits are remembered. Another process may go on with one of them, so that it never ends here. */
const mostWaiting = 10_000;

/**
 * Creates the guard around all work. A limit is never a failure of the work: it goes back to the queue until the limit ends, takes
 * no place there, and uses up no attempt. All that was written before can be repeated without harm.
 */
export function createWaitForGitHub(now: () => number): WaitForGitHub {
  const waiting = new Map<string, Waiting>();
  const remember = (id: string, known: Waiting): void => {
    waiting.set(id, known);
    const [oldest] = waiting.keys();
    if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
  };
  return async (context, { id, work }, perform) => {
    const before = waiting.get(id) ?? {};
    waiting.delete(id);
    try {
      await checkStart(context, work);
      await perform();
    } catch (thrown) {
      if (thrown instanceof LimitReached) {
        const told = await tell(context, { work, reached: thrown, told: before.told ?? 0 });
        remember(id, { told });
        throw thrown;
      }
      if (!isSilence(thrown)) throw thrown;
      const { silentSince = now() } = before;
      if (now() - silentSince > longestSilenceMilliseconds) throw new Error(messageOf(thrown), { cause: thrown });
      remember(id, { silentSince });
      context.log.warning(`${id} waits, because GitHub does not answer: ${messageOf(thrown)}`);
      throw new GitHubSilent({ until: now() + silentMilliseconds, cause: thrown });
    }
  };
}

/** Throws `LimitReached` if the limits of the work's installation do not let it begin. */
async function checkStart(context: WorkContext, work: Work): Promise<void> {
  // A finished job is only read, so that its run is known, and can say that it waits.
  if ('installation' in work) await context.limitsOf(work.installation).checkStart(work.kind === 'job' ? 'reads' : 'writes');
}

function isSilence(thrown: unknown): boolean {
  return thrown instanceof GitHubSilent || (thrown instanceof GitHubError && thrown.reason === 'unavailable');
}

/**
 * Keeps sweeps from a result that waits, and says so in the status comment, where GitHub takes edits; once for each time, as these edits
 * count too. The log has it in any case (`InstallationLimits`). `told` is the time that the comment says already. Returns what it says then.
 */
async function tell(
  context: WorkContext,
  { work, reached, told }: { readonly work: Work; readonly reached: LimitReached; readonly told: number },
): Promise<number> {
  if (work.kind !== 'advance') return told;
  const { dispatch, installation, repository } = work;
  const until = Date.parse(reached.until);
  await context.orders.begin({ repository: repository.id, title: executionTitle(dispatch) }, until);
  if (!reached.mayEdit || until < told + 60_000 || !context.limitsOf(installation).hasRoomToTell()) return told;
  try {
    const { engine } = await createAppEngine(context, work);
    await showLimitWait(engine, { dispatch, wait: reached.message });
    return until;
  } catch (thrown) {
    context.log.info(`The status comment of run ${dispatch.run} does not say that it waits: ${messageOf(thrown)}`);
    return told;
  }
}
