import { listLosingBranches } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import type { Publishes } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { warnIfRefused } from '../github-errors.ts';

/**
 * Deletes the branches of elements that were not picked, once a record has decided that. Idempotent: a branch that is gone, that
 * somebody has moved, or that has an open pull request is left alone. The run does not depend on it, so a refusal is a warning.
 */
export async function deleteLosingBranches(
  engine: Publishes,
  { state, cause }: { readonly state: State; readonly cause: number },
): Promise<void> {
  if (isPaused(engine, state)) return;
  const { commits, pullRequests, log } = engine.ports;
  for (const { branch, commit } of listLosingBranches(state, cause)) {
    await warnIfRefused(engine, { what: `The branch ${branch} was not deleted` }, async () => {
      if ((await pullRequests.readOpen(branch)) !== undefined) return;
      if (await commits.deleteBranch(branch, commit)) log.info(`Deleted the branch ${branch}: its candidate was not picked.`);
    });
  }
}
