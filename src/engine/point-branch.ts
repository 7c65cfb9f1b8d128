import type { OwnFailure } from '../core/output/failure-reason.ts';
import { GitHubError } from '../ports/github.ts';
import type { Engine } from './engine-ports.ts';
import { isPassing } from './is-passing.ts';

interface Pointed {
  readonly branch: string;
  /** Where it is now; undefined when there is no such branch. */
  readonly tip: string | undefined;
  readonly published: string;
}

/** Points a branch at commits that were made: one update, never forced. The failure when it does not come to stand there. */
export async function pointBranch(engine: Engine, { branch, tip, published }: Pointed): Promise<OwnFailure | undefined> {
  const moved: OwnFailure = { reason: 'stale-base', message: `"${branch}" moved while its commits were made.` };
  try {
    if (tip !== undefined) return (await engine.ports.commits.moveBranch(branch, published)) ? undefined : moved;
    await engine.ports.commits.createBranch(branch, published);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitHubError) || isPassing(error)) throw error;
    if (error.reason === 'conflict') return moved;
    const reason = error.reason === 'workflows-forbidden' ? 'workflows-forbidden' : 'branch-refused';
    return { reason, message: `${error.code}: The commits were made, but "${branch}" does not show them. ${error.message}` };
  }
}
