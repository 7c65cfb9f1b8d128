import { type LosingBranch, listLosingBranches, listMergedBranches } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import type { Publishes } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { warnIfRefused } from '../github-errors.ts';

/**
 * Deletes the branches that nobody needs: those of elements that were not picked, once a record (`cause`) has decided that, and
 * those of children whose commits were merged, once the run has ended well. Idempotent: a branch that is gone, that somebody has
 * moved, or that has an open pull request is left alone. The run does not depend on it, so a refusal is a warning.
 */
export async function deleteBranches(
  engine: Publishes,
  { state, cause }: { readonly state: State; readonly cause: number },
): Promise<void> {
  if (isPaused(engine, state)) return;
  await deleteUnmoved(engine, listLosingBranches(state, cause), 'its candidate was not picked');
  if (state.end?.body.outcome !== 'succeeded') return;
  await deleteUnmoved(engine, listMergedBranches(state), 'its commits were merged');
}

async function deleteUnmoved(engine: Publishes, branches: readonly LosingBranch[], why: string): Promise<void> {
  const { commits, pullRequests, log } = engine.ports;
  for (const { branch, commit } of branches) {
    await warnIfRefused(engine, { what: `The branch ${branch} was not deleted` }, async () => {
      if ((await pullRequests.readOpen(branch)) !== undefined) return;
      if (await commits.deleteBranch(branch, commit)) log.info(`Deleted the branch ${branch}: ${why}.`);
    });
  }
}
