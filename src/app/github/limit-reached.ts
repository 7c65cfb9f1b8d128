import { messageOf } from '../../core/problem.ts';
import { describeTime } from '../../core/text/times.ts';
import { PutOff } from '../../ports/queue.ts';

/**
 * The end of a piece of work, until a limit of GitHub lets it go on. It is no `GitHubError`: a step that a run does not depend on
 * must not be left out because of a limit.
 */
export class LimitReached extends PutOff {
  /** True when comments may still be edited: the limit is on what creates something. */
  readonly mayEdit: boolean;

  constructor({ until, mayEdit = false }: { readonly until: number; readonly mayEdit?: boolean }) {
    const at = roundUp(until);
    super(`Waiting for GitHub's rate limit until ${describeTime(at)}.`, { until: new Date(until).toISOString() });
    this.name = 'LimitReached';
    this.mayEdit = mayEdit;
  }
}

/** Returns the next full minute, because people are told no seconds. */
function roundUp(time: number): string {
  return new Date(Math.ceil(time / 60_000) * 60_000).toISOString();
}

/** The end of a piece of work, until GitHub may answer again. It is no `GitHubError` either. */
export class GitHubSilent extends PutOff {
  constructor({ until, cause }: { readonly until: number; readonly cause: unknown }) {
    super(messageOf(cause), { until: new Date(until).toISOString(), cause });
    this.name = 'GitHubSilent';
  }
}
